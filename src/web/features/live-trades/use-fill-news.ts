/**
 * Counts fills since the list was loaded and shows them on request, so that rows don't jump. After a stream break the newest fills are fetched,
 * because some may be missing.
 */
import { useState } from 'react'
import type { Trade } from '#web/entities/bot/index.ts'
import { useFills } from '#web/entities/market/index.ts'
import { call } from '#web/shared/call/call.ts'

type VisibleFills = { readonly rows: readonly Trade[] | undefined; readonly bot: string; readonly pair: string }

/** Their number; call `forget` after the list was refetched. */
export function useFillNews({ rows, bot, pair }: VisibleFills): { readonly count: number; readonly forget: () => void } {
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
