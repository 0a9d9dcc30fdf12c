/**
 * Fills that came since a list was read: counted, and shown when the reader asks, so that nothing jumps under anybody's eyes. After a break of the
 * stream the newest fills are asked for, because some may have come meanwhile.
 */
import { useState } from 'react'
import type { Trade } from '#web/entities/bot/index.ts'
import { useFills } from '#web/entities/market/index.ts'
import { call } from '#web/shared/call/call.ts'

type Shown = { readonly rows: readonly Trade[] | undefined; readonly bot: string; readonly pair: string }

/** How many; `forget` after the list was read again. */
export function useFillNews({ rows, bot, pair }: Shown): { readonly count: number; readonly forget: () => void } {
  const [heard, setHeard] = useState<readonly Trade[]>([])
  const add = (fills: readonly Trade[]) =>
    setHeard((known) => [...known, ...fills.filter(({ _id }) => !known.some((fill) => fill._id === _id))])
  useFills({
    onFill: (fill) => add([fill]),
    onOpen: () => {
      call('readRecentTrades').then(
        ({ data }) => add(data),
        () => {},
      )
    },
  })
  const newest = rows?.[0]
  const isNews = (fill: Trade) =>
    (bot === '' || fill.bot === bot) &&
    (pair === '' || fill.pair === pair) &&
    !rows?.some(({ _id }) => _id === fill._id) &&
    (newest === undefined || fill.at >= newest.at)
  return { count: rows ? heard.filter(isNews).length : 0, forget: () => setHeard([]) }
}
