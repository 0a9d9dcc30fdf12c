/** The frame of the screens before the log-in: ribbon, logo, colour mode, one card, and the tab's title. */
import { type ReactNode, useEffect } from 'react'
import { AuthLayout, IconButton, Link, Logo, Note } from '#web/kit/index.ts'
import { LanguageSelect } from '#web/shared/language/LanguageSelect.tsx'
import { useSitePath } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { SandboxRibbon } from './SandboxRibbon.tsx'

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
