/** The transactions selected for a bulk decision, and the checkboxes that select them. Shift selects the range from the last one. */
import { useRef, useState } from 'react'
import { Icon, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Chosen, QueueRow } from './rows.ts'

/** The limit of one call. */
export const MAX_PICKED = 200

export type Picked = {
  readonly rows: ReadonlyMap<string, QueueRow>
  readonly pick: (id: string, with_shift?: boolean) => void
  readonly all: () => void
  readonly clear: () => void
  /** Whether all selectable loaded rows are selected. */
  readonly whole: boolean
  readonly pickable: number
}

/** Whether any decision applies to it. */
function canPick({ record }: QueueRow): boolean {
  return Boolean(record?.transaction?.actions.length)
}

export function usePicked(rows: readonly QueueRow[]): Picked {
  const [picked, setPicked] = useState<ReadonlyMap<string, QueueRow>>(new Map())
  const last = useRef<string | null>(null)
  const open = rows.filter(canPick)
  const pick = (id: string, with_shift = false): void => {
    const ids = with_shift && last.current ? rowRange(open, last.current, id) : [id]
    const on = !picked.has(id)
    const next = new Map(picked)
    for (const one of open.filter((row) => ids.includes(row.id))) {
      if (!on) next.delete(one.id)
      else if (next.size < MAX_PICKED) next.set(one.id, one)
    }
    last.current = id
    setPicked(next)
  }
  const clear = (): void => setPicked(new Map())
  const some = open.slice(0, MAX_PICKED)
  const whole = some.length > 0 && some.every(({ id }) => picked.has(id))
  const all = (): void => (whole ? clear() : setPicked(new Map(some.map((row) => [row.id, row]))))
  return { rows: picked, pick, all, clear, whole, pickable: open.length }
}

/** The ids from one row to another, both included, in either order. The second alone if the first is gone. */
export function rowRange(rows: readonly { readonly id: string }[], from: string, to: string): string[] {
  const [a, b] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)]
  if (a < 0 || b < 0) return [to]
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id)
}

const box =
  'peer col-start-1 row-start-1 size-6 appearance-none rounded-[5px] border border-line-control bg-field hover:border-text-2 checked:border-accent-fill checked:bg-accent-fill focus-visible:rounded-[5px] disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2'

/** Of one row, or without one of all loaded. */
export function PickBox({ row, picked }: { row?: QueueRow; picked: Picked }) {
  const t = useText()
  const amount = row?.amount ? moneyText(row.amount) : ''
  return (
    <label className="-m-1.5 inline-grid size-9 place-items-center select-none">
      <input
        type="checkbox"
        aria-label={row ? t('bulk.pick_row', { label: row.what, amount, member: row.name }) : t('bulk.pick_all')}
        className={box}
        checked={row ? picked.rows.has(row.id) : picked.whole}
        disabled={row ? !canPick(row) : picked.pickable === 0}
        onChange={({ nativeEvent }) => {
          if (row) picked.pick(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          else picked.all()
        }}
      />
      <Icon
        name="check"
        size={14}
        className="pointer-events-none col-start-1 row-start-1 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  )
}

/** The entry beside another, in the order on the screen. */
export function isSame(one: Chosen | null, other: Chosen | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id
}

/** The next (1) or previous (-1) entry, from the end to the start again; null if there is no other. */
export function beside<Entry extends Chosen>(entries: readonly Entry[], chosen: Chosen | null, step: 1 | -1): Entry | null {
  const at = entries.findIndex((entry) => isSame(entry, chosen))
  if (at < 0) return entries[0] ?? null
  if (entries.length < 2) return null
  return entries[(at + step + entries.length) % entries.length] ?? null
}
