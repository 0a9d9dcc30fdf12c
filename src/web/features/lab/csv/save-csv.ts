/** Tables of the lab as CSV files, made in this browser. */
import { MINUTE_MS } from '#kernel/duration'
import { csvLine } from '#kernel/format/csv'

export type Line = readonly (string | number)[]

export function csvOf(head: readonly string[], lines: readonly Line[]): string {
  return [head, ...lines].map(csvLine).join('')
}

const REVOKE_MS = MINUTE_MS

export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = `clearterm-lab-${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
