/**
 * The surface of a search as a heat map. One stop of the Tab key; arrow keys move over its cells. Colour is one reading of a cell: the
 * selected one is written out below, and the table beside it has the chosen one with its neighbours.
 */
import { type KeyboardEvent, useId, useState } from 'react'
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { nameOf, sharpeText, strengthOf, type Yearly } from './rule-words.ts'
import type { Cell, Surface } from './surface.ts'

type Position = { readonly row: number; readonly column: number }
type Props = { surface: Surface; yearly: Yearly; selected: Position; onSelect: (place: Position) => void }

const steps: Readonly<Record<string, Position>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Home: { row: 0, column: -100 },
  End: { row: 0, column: 100 },
}

export function HeatMap({ surface, yearly, selected, onSelect }: Props) {
  const t = useText()
  const id = useId()
  const [focused, setFocused] = useState(false)
  const { across, down, cells } = surface
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))
    onSelect({ row: within(selected.row + step.row, cells.length), column: within(selected.column + step.column, across.labels.length) })
  }
  const label = down
    ? t('evidence.surface.label', { across: nameOf(t, across.name), down: nameOf(t, down.name) })
    : t('evidence.surface.label_one', { across: nameOf(t, across.name) })
  return (
    // Parameters grow from left to right in every language, as a chart does.
    <div dir="ltr" className="grid gap-1.5">
      {down && (
        <p className="text-12 text-text-2">
          <bdi>{nameOf(t, down.name)}</bdi> ↓
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: cells that are selected by arrow keys are a grid */}
      <div
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${selected.row}-${selected.column}`}
        onKeyDown={move}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="grid gap-0.5 rounded-2 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
      >
        {cells.map((row, n) => (
          <Row
            key={down?.labels[n] ?? 'only'}
            {...{ row, surface, yearly, selected, focused, onSelect, id }}
            name={down?.labels[n] ?? null}
          />
        ))}
      </div>
      <Ends labels={across.labels} name={nameOf(t, across.name)} is_wide={down !== null} />
    </div>
  )
}

type RowProps = Omit<Props, 'selected'> & {
  row: readonly Cell[]
  name: string | null
  id: string
  selected: Position
  focused: boolean
}

function Row({ row, name, surface, yearly, selected, focused, onSelect, id }: RowProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" className="flex items-stretch gap-0.5">
      {name !== null && (
        <span aria-hidden="true" className="num w-16 flex-none self-center pe-1.5 text-end text-12 text-text-2">
          {name}
        </span>
      )}
      {row.map((cell) => {
        const { row: r, column: c } = cell
        const is_chosen = r === surface.chosen.row && c === surface.chosen.column
        const is_near = !is_chosen && Math.abs(r - surface.chosen.row) <= 1 && Math.abs(c - surface.chosen.column) <= 1
        const is_selected = r === selected.row && c === selected.column
        return (
          // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the arrow keys
          <div
            key={surface.across.labels[c]}
            id={`${id}-${r}-${c}`}
            role="gridcell"
            aria-selected={is_selected}
            aria-label={`${placeText(t, surface, cell)}: ${sharpeText(t, cell.sharpe, yearly)}${is_chosen ? `, ${t('evidence.surface.chosen')}` : is_near ? `, ${t('evidence.surface.neighbour')}` : ''}`}
            onClick={() => onSelect(cell)}
            style={{ background: colourOf(cell, surface) }}
            className={join(
              'relative grid h-7 min-w-0 flex-1 place-items-center rounded-1 text-12 text-text md:h-8',
              cell.trials === 0 && 'border border-dashed border-line-strong',
              is_near && 'outline-1 -outline-offset-2 outline-dashed outline-text',
              is_chosen && 'outline-2 -outline-offset-2 outline-text',
              is_selected && focused && 'ring-2 ring-focus',
            )}
          >
            {is_chosen ? <span aria-hidden="true">★</span> : is_selected ? <span aria-hidden="true">•</span> : null}
          </div>
        )
      })}
    </div>
  )
}

export function placeText(t: ReturnType<typeof useText>, { across, down }: Surface, { row, column }: Position): string {
  const first = `${nameOf(t, across.name)} ${across.labels[column]}`
  return down ? `${first}, ${nameOf(t, down.name)} ${down.labels[row]}` : first
}

/** Gains and losses by hue, their size by how much of it. */
function colourOf(cell: Cell, surface: Surface): string | undefined {
  if (cell.sharpe === null) return undefined
  const share = Math.round(strengthOf(cell, surface) * 100)
  return `color-mix(in oklab, var(--${cell.sharpe < 0 ? 'loss' : 'gain'}) ${share}%, var(--surface-2))`
}

/** First and last value below the columns. */
function Ends({ labels, name, is_wide }: { labels: readonly string[]; name: string; is_wide: boolean }) {
  return (
    <div aria-hidden="true" className={join('num flex justify-between gap-2 text-12 text-text-2', is_wide && 'ps-16.5')}>
      <span>{labels[0]}</span>
      <span className="truncate">
        <bdi>{name}</bdi> →
      </span>
      <span>{labels.at(-1)}</span>
    </div>
  )
}
