/** A price's source and, if stale, its age. Empty until the server sends one. */

import { Chip, SimTag } from '#web/kit/index.ts'
import { sourceText } from '#web/shared/locale/source-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Coin } from './coin.ts'
import { priceTimeText } from './price-text.ts'

export function SourceTag({ source }: { source: string | null }) {
  const t = useText()
  return source === null ? null : <SimTag>{sourceText(t, source)}</SimTag>
}

export function StaleBadge({ coin, short }: { coin: Coin; short?: boolean }) {
  const t = useText()
  if (!coin.stale || coin.as_of === null) return null
  const at = priceTimeText(coin.as_of)
  return (
    <Chip kind="pending" className={short ? 'h-5! px-1.5! text-11!' : 'text-14!'}>
      {t(short ? 'market.stale_short' : 'market.stale', { at })}
    </Chip>
  )
}
