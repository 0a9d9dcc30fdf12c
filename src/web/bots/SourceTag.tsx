/** Where the prices of a fill, a record or a chart come from, in the server's own word. */
import { useText } from '#web/locales/text.ts'
import { SimTag } from '#web/ui/index.ts'
import { sourceHelp } from './trade-words.ts'

export function SourceTag({ source }: { source: string | null }) {
  const t = useText()
  if (source === null) return null
  return (
    <span title={t(sourceHelp(source))}>
      <SimTag>{source}</SimTag>
    </span>
  )
}
