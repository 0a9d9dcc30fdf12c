/** The selected transactions for a bulk decision. Shift selects the range from the last one. */
import { useRef, useState } from 'react'
import type { AdminTransaction } from '#web/console/shared/queries/transactions.ts'
import { rowRange } from './row-range.ts'

/** The limit of one call. */
export const MAX_PICKED = 200

export type Picked = {
  readonly rows: ReadonlyMap<string, AdminTransaction>
  readonly has: (id: string) => boolean
  readonly pick: (id: string, with_shift?: boolean) => void
  readonly all: () => void
  readonly clear: () => void
  /** Whether all selectable loaded rows are selected. */
  readonly whole: boolean
  readonly pickable: number
}

/** Whether any decision applies to it. */
export function canPick({ actions }: AdminTransaction): boolean {
  return actions.length > 0
}

export function usePicked(rows: readonly AdminTransaction[]): Picked {
  const [picked, setPicked] = useState<ReadonlyMap<string, AdminTransaction>>(new Map())
  const last = useRef<string | null>(null)
  const open = rows.filter(canPick)
  const pick = (id: string, with_shift = false): void => {
    const ids = with_shift && last.current ? rowRange(open, last.current, id) : [id]
    const on = !picked.has(id)
    const next = new Map(picked)
    for (const one of open.filter(({ _id }) => ids.includes(_id))) {
      if (!on) next.delete(one._id)
      else if (next.size < MAX_PICKED) next.set(one._id, one)
    }
    last.current = id
    setPicked(next)
  }
  const clear = (): void => setPicked(new Map())
  const some = open.slice(0, MAX_PICKED)
  const whole = some.length > 0 && some.every(({ _id }) => picked.has(_id))
  return {
    rows: picked,
    has: (id) => picked.has(id),
    pick,
    all: () => (whole ? clear() : setPicked(new Map(some.map((row) => [row._id, row])))),
    clear,
    whole,
    pickable: open.length,
  }
}
