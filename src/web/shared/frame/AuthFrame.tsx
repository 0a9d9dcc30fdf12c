/** The frame of the screens before the log-in: ribbon, logo, colour mode, one card, and the tab's title. */
import { type ReactNode, useEffect } from 'react'
import { AuthLayout, IconButton, Link, Logo, Note, Ribbon } from '#web/kit/index.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { LanguageSelect } from '#web/shared/language/LanguageSelect.tsx'
import { useSitePath } from '#web/shared/language/paths.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type AuthFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly footer?: ReactNode
  /** Opened from an email, which may be another account's than the one signed in here: says which that is. */
  readonly mailed?: boolean
  readonly children: ReactNode
}

export function AuthFrame({ title, lead, footer, mailed = false, children }: AuthFrameProps) {
  const t = useText()
  const mode = useMode()
  const front = useSitePath('/')
  const support = useSitePath('/contact')
  const user = useStoredUser()
  useDocumentTitle(title)
  return (
    <AuthLayout
      ribbon={<SandboxRibbon />}
      title={title}
      lead={lead}
      footer={
        <>
          {footer}
          <Link className="mx-auto mt-3 block w-fit" href={support}>
            {t('shell.support')}
          </Link>
        </>
      }
      brand={<Logo href={front} />}
      actions={
        <>
          <LanguageSelect />
          <IconButton
            name={mode === 'dark' ? 'sun' : 'moon'}
            label={t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode')}
            onClick={toggleMode}
          />
        </>
      }
    >
      {mailed && user && <Note>{t('errors.mailed_to_another', { email: user.email })}</Note>}
      {children}
    </AuthLayout>
  )
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Clearterm`
  }, [title])
}

/** The ribbon on every screen: paper money, and the business date's offset. */
export function SandboxRibbon() {
  const t = useText()
  const config = useConfig().data
  const daysAhead = config?.business_offset_days ?? 0
  const count = Math.round(daysAhead * 100) / 100
  const date = config && daysAhead > 0 ? t('shell.ribbon_date', { date: dateText(config.business_now), count }) : undefined
  const tag = [...(config?.demo ? [t('shell.ribbon_demo')] : []), ...(date ? [date] : [])].join(' · ')
  return (
    <Ribbon label={t('shell.ribbon_label')} tag={tag}>
      {t('shell.ribbon')}
    </Ribbon>
  )
}
