/** Bar lengths in percent. One value that would flatten the others is cut. For positions only. */
import { clipAt } from '#web/shared/chart/index.ts'

export type BarLength = { readonly width: `${number}%`; readonly cut: boolean }

/** Of a bar that is not zero, so that it remains visible. */
const MIN_LENGTH = 1

export function barLengths(values: readonly string[]): (value: string) => BarLength {
  const sizes = values.map(Number)
  const longest = clipAt(sizes) ?? Math.max(...sizes)
  return (value) => {
    const share = longest > 0 ? (Number(value) / longest) * 100 : 0
    return { width: `${Math.min(100, Math.max(MIN_LENGTH, share))}%`, cut: share > 100 }
  }
}
