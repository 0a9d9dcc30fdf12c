/** The key of a drawing: each mark as it is drawn, with its meaning. */
import { join } from '#web/kit/index.ts'

export function DrawingKey({ marks }: { marks: readonly { readonly label: string; readonly look: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2">
      {marks.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={join('flex-none', look)} />
          {label}
        </li>
      ))}
    </ul>
  )
}
