/** Where the prices of a fill, a record or a chart come from, in one word. */
import { sourceText } from '#web/locales/source-text.ts'
import { useText } from '#web/locales/text.ts'
import { SimTag } from '#web/ui/index.ts'
import { sourceHelp } from './trade-words.ts'

export function SourceTag({ source }: { source: string | null }) {
  const t = useText()
  if (source === null) return null
  return (
    <span title={t(sourceHelp(source))}>
      <SimTag>{sourceText(t, source)}</SimTag>
    </span>
  )
}
