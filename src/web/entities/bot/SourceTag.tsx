/** The price source of a fill, a record or a chart, in one word. */

import { SimTag } from '#web/kit/index.ts'
import { sourceText } from '#web/shared/locale/source-text.ts'
import { useText } from '#web/shared/locale/text.ts'
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
