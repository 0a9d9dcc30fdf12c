/** The lines of an equity chart. Simulated history is a separate book: its lines are dashed and never joined to the live record. */

import type { EquityPoint } from '#web/entities/bot/index.ts'
import type { Series } from '#web/shared/chart/index.ts'
import type { T } from '#web/shared/locale/text.ts'

const lines = [
  ['net', 1],
  ['gross', 5],
  ['hold', 2],
  ['crp', 3],
] as const
const parts = ['simulated', 'since_release'] as const

export type View = (typeof parts)[number] | 'both'

export function equitySeries(t: T, points: readonly EquityPoint[], view: View): Series[] {
  return parts
    .filter((part) => view === 'both' || view === part)
    .flatMap((part) => {
      const partPoints = points.filter((point) => point.part === part)
      return lines.map(([line, colour]) => ({
        key: `${part} ${line}`,
        name: view === 'both' ? t(`record.equity.${part}`, { line: t(`record.equity.${line}`) }) : t(`record.equity.${line}`),
        colour,
        dashed: part === 'simulated',
        points: partPoints.map((point) => ({ at: point.at, value: point[line] })),
      }))
    })
    .filter(({ points: own }) => own.length > 0)
}

const FEWEST = 2

/** The available series, live first once it has two points; both only if both exist. */
export function viewsOf(points: readonly EquityPoint[]): View[] {
  const count = (part: View) => points.filter((point) => point.part === part).length
  const there: View[] = parts.filter((part) => count(part) > 0).toReversed()
  if (there.length < 2) return there
  return count('since_release') < FEWEST ? [...there.toReversed(), 'both'] : [...there, 'both']
}
