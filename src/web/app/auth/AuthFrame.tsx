/** The frame of the screens before signing in: ribbon, mark, colour mode, one card, and the tab's title. */
import { type ReactNode, useEffect } from 'react'
import { useText } from '#web/locales/text.ts'
import { AuthLayout, IconButton, Logo } from '#web/ui/index.ts'
import { LanguageSelect } from '../shell/LanguageSelect.tsx'
import { toggleMode, useMode } from '../shell/mode.ts'
import { OfferLanguage } from '../shell/OfferLanguage.tsx'
import { SandboxRibbon } from '../shell/SandboxRibbon.tsx'
import { useSitePath } from '../shell/use-site-path.ts'

type AuthFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly footer?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

export function AuthFrame({ title, lead, footer, wide, children }: AuthFrameProps) {
  const t = useText()
  const mode = useMode()
  const front = useSitePath('/')
  useDocumentTitle(title)
  return (
    <AuthLayout
      ribbon={
        <>
          <OfferLanguage />
          <SandboxRibbon />
        </>
      }
      title={title}
      lead={lead}
      footer={footer}
      wide={wide}
      skipLabel={t('shell.skip')}
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
      {children}
    </AuthLayout>
  )
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Clearterm`
  }, [title])
}
