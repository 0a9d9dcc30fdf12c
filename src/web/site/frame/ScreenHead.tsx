/** The heading of a public screen: its name and, if it is listed, a sentence. */
import { useText } from '#web/shared/locale/text.ts'
import { screenAt } from './screens.ts'

export function ScreenHead({ title, path }: { title: string; path: string | undefined }) {
  const t = useText()
  const screen = path === undefined ? undefined : screenAt(path)
  return (
    <header className="grid gap-2 pt-5 md:gap-3 md:pt-8 md:pb-4">
      <h1 className="serif-heading">{title}</h1>
      {screen && <p className="max-w-[60ch] text-16 text-text-2">{t(`frame.screens.${screen.name}_text`, { of: screen.of ?? '' })}</p>}
    </header>
  )
}
