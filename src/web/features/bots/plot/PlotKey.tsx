/** What the marks of a drawing mean. */
import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const looks = {
  net: 'h-0.5 w-4 bg-chart-1',
  hold: 'w-4 border-t-2 border-dotted border-text-2',
  worst: 'size-3.5 rounded-1 bg-loss-wash',
  past: 'h-3 w-4 rounded-1 border border-dashed border-line-control',
} as const

export function PlotKey({ marks }: { marks: readonly (keyof typeof looks)[] }) {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2">
      {marks.map((key) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden="true" className={join('flex-none', looks[key])} />
          {t(`record.key.${key}`)}
        </li>
      ))}
    </ul>
  )
}
