/** How far the tour of this browser's member is. It is stored beside the session, so log-out clears it; the open stop is not stored. */
import { useSyncExternalStore } from 'react'
import type { Account } from '#web/shared/account/queries.ts'
import { localItems } from '#web/shared/session/storage.ts'
import { openStorageEvents } from '#web/shared/session/stored-user.ts'

export const stopNames = ['fund', 'pick', 'watch', 'proof'] as const
export type StopName = (typeof stopNames)[number]

/** `begun`: the tour stays on the dashboard after the first plan too. `seen`: stops that were opened. */
export type Tour = { readonly begun: boolean; readonly left: boolean; readonly seen: readonly StopName[]; readonly open: StopName | null }

const ITEM = 'tour'
const NEW: Tour = { begun: false, left: false, seen: [], open: null }
const events = openStorageEvents()
let cached: { readonly text: string | null; readonly open: StopName | null; readonly tour: Tour } = { text: null, open: null, tour: NEW }
let open: StopName | null = null

export function useTour(): Tour {
  return useSyncExternalStore(events.subscribe, readTour, () => NEW)
}

/** Opens a stop, which also begins the tour again if it was left. */
export function openStop(stop: StopName): void {
  open = stop
  const { seen } = readTour()
  keep({ begun: true, left: false, seen: seen.includes(stop) ? seen : [...seen, stop] })
}

export function closeStop(): void {
  open = null
  events.publish()
}

export function leaveTour(): void {
  open = null
  keep({ ...readTour(), left: true })
}

/** Shows the stops again, none of them opened. */
export function reopenTour(): void {
  keep({ begun: true, left: false, seen: [] })
}

/** Starts over at the first stop. */
export function startTour(): void {
  open = null
  reopenTour()
  openStop(stopNames[0])
}

function readTour(): Tour {
  const text = localItems.read(ITEM)
  if (text !== cached.text || open !== cached.open) cached = { text, open, tour: { ...parse(text), open } }
  return cached.tour
}

function keep({ begun, left, seen }: Omit<Tour, 'open'>): void {
  localItems.write(ITEM, JSON.stringify({ begun, left, seen }))
  events.publish()
}

function parse(text: string | null): Tour {
  try {
    const { begun, left, seen } = JSON.parse(text ?? 'null') as Record<string, unknown>
    return {
      ...NEW,
      begun: begun === true,
      left: left === true,
      seen: stopNames.filter((name) => Array.isArray(seen) && seen.includes(name)),
    }
  } catch {
    return NEW
  }
}

/**
 * Which stops of the tour are done, and whether the dashboard shows it. Money and plans come from the account, the others from what was
 * opened.
 */
export type Progress = { readonly done: readonly StopName[]; readonly current: StopName | null }

export function progressOf(
  { account_info: { total_deposit, owed_in_all, total_investment_capital } }: Pick<Account, 'account_info'>,
  tour: Tour,
): Progress {
  const is_done: Readonly<Record<StopName, boolean>> = {
    fund: total_deposit !== '0.00' || owed_in_all !== '0.00',
    pick: total_investment_capital !== '0.00',
    watch: total_investment_capital !== '0.00' && tour.seen.includes('watch'),
    proof: tour.seen.includes('proof'),
  }
  const done = stopNames.filter((name) => is_done[name])
  return { done, current: stopNames.find((name) => !is_done[name]) ?? null }
}

/** Shown to members without a plan, and to the end once begun. */
export function showsTour(account: Pick<Account, 'account_info'>, tour: Tour): boolean {
  const { done, current } = progressOf(account, tour)
  return !tour.left && (current !== null || tour.open !== null) && (tour.begun || !done.includes('pick'))
}
