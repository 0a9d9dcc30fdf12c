/** The surface of a search: Sharpe ratios over one or two parameters, as cells of a heat map. Pure. */
import type { Searched } from '#trading/evidence/search-space'
import type { Outcome } from './jobs.ts'

type Trial = Omit<Outcome, 'returns'>

type Axis = { readonly name: string; readonly labels: readonly string[] }

export type Cell = {
  readonly row: number
  readonly column: number
  /** Mean of its trials; null without one. */
  readonly sharpe: number | null
  readonly final_wealth: number | null
  readonly trials: number
}

export type Surface = {
  readonly across: Axis
  /** Null for a rule with one parameter. */
  readonly down: Axis | null
  /** Row by row. */
  readonly cells: readonly (readonly Cell[])[]
  readonly chosen: { readonly row: number; readonly column: number }
  /** The largest Sharpe ratio, with or without its sign. */
  readonly most: number
}

/** More different values are put into this many bins. */
const MAX_VALUES = 14
const BINS = 8

type Scale = Axis & { readonly placeOf: (value: number) => number }

export function surfaceOf(space: Readonly<Record<string, Searched>>, trials: readonly Trial[], best: Trial): Surface {
  const [first, second] = Object.keys(space)
  const across = scaleOf(first ?? '', space, trials)
  const down = second === undefined ? null : scaleOf(second, space, trials)
  const groups = new Map<string, Trial[]>()
  const placeOf = ({ parameters }: Trial) => ({
    row: down?.placeOf(parameters[down.name] ?? 0) ?? 0,
    column: across.placeOf(parameters[across.name] ?? 0),
  })
  for (const trial of trials) {
    const { row, column } = placeOf(trial)
    const key = `${row} ${column}`
    groups.set(key, [...(groups.get(key) ?? []), trial])
  }
  const cells = Array.from({ length: down?.labels.length ?? 1 }, (_r, row) =>
    across.labels.map((_label, column) => cellOf(row, column, groups.get(`${row} ${column}`) ?? [])),
  )
  const most = Math.max(...cells.flat().map(({ sharpe }) => Math.abs(sharpe ?? 0)))
  return { across: axisOf(across), down: down && axisOf(down), cells, chosen: placeOf(best), most }
}

function cellOf(row: number, column: number, trials: readonly Trial[]): Cell {
  const mean = (name: 'sharpe' | 'final_wealth') =>
    trials.length === 0 ? null : trials.reduce((sum, trial) => sum + trial[name], 0) / trials.length
  return { row, column, sharpe: mean('sharpe'), final_wealth: mean('final_wealth'), trials: trials.length }
}

/** The cells around one, without it. */
export function neighboursOf({ cells }: Pick<Surface, 'cells'>, at: { readonly row: number; readonly column: number }): Cell[] {
  return cells
    .flat()
    .filter(
      ({ row, column, trials }) =>
        trials > 0 && Math.abs(row - at.row) <= 1 && Math.abs(column - at.column) <= 1 && !(row === at.row && column === at.column),
    )
}

function axisOf({ name, labels }: Axis): Axis {
  return { name, labels }
}

function scaleOf(name: string, space: Readonly<Record<string, Searched>>, trials: readonly Trial[]): Scale {
  const values = [...new Set(trials.map(({ parameters }) => parameters[name] ?? 0))].sort((a, b) => a - b)
  if (values.length <= MAX_VALUES) return { name, labels: values.map(shortNumber), placeOf: (value) => values.indexOf(value) }
  const { least, most, logarithmic } = space[name] as Searched
  const [low, high] = logarithmic ? [Math.log(least), Math.log(most)] : [least, most]
  const edge = (n: number) => {
    const at = low + ((high - low) * n) / BINS
    return logarithmic ? Math.exp(at) : at
  }
  return {
    name,
    labels: Array.from({ length: BINS }, (_, n) => `${shortNumber(edge(n))}–${shortNumber(edge(n + 1))}`),
    placeOf: (value) =>
      Math.min(BINS - 1, Math.max(0, Math.floor((((logarithmic ? Math.log(value) : value) - low) / (high - low)) * BINS))),
  }
}

/** Three significant digits, without zeros at the end. */
export function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)))
}
