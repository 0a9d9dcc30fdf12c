/** Sharpe ratios on the surface: per bar in the data, per year on the screen. */
import { decimalText } from '#web/kit/index.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Cell, Surface } from './surface.ts'

/** Factor from a bar to a year. */
export type Yearly = number

export function sharpeText(t: T, sharpe: number | null, yearly: Yearly): string {
  return sharpe === null ? t('evidence.surface.no_trial') : decimalText(sharpe * yearly, 2)
}

const MIN_SHADE = 0.12
const SPAN = 0.68

/** How strong a cell's colour is, 0.12 to 0.8 of the largest on the surface. */
export function strengthOf({ sharpe }: Cell, { most }: Surface): number {
  return most > 0 ? MIN_SHADE + (SPAN * Math.abs(sharpe ?? 0)) / most : 0
}
