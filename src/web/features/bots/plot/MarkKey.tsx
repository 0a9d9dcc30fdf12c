/** What the marks of a drawing mean. */
import { PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { useText } from '#web/shared/locale/text.ts'

const looks = {
  net: 'h-0.5 w-4 bg-chart-1',
  hold: 'w-4 border-t-2 border-dotted border-text-2',
  worst: 'size-3.5 rounded-1 bg-loss-wash',
  past: 'h-3 w-4 rounded-1 border border-dashed border-line-control',
} as const

export function MarkKey({ marks }: { marks: readonly (keyof typeof looks)[] }) {
  const t = useText()
  return <PlotKey marks={marks.map((key) => ({ label: t(`record.key.${key}`), look: looks[key] }))} />
}
