/**
 * A figure that the server writes into the finished page, once a minute. `liveMark` is for places that take only a string (an attribute). Until it
 * is known, and where nobody fills it in, it is a dash.
 */
import { join } from '#web/ui/index.ts'

export function liveMark(name: string): string {
  return `%live:${name}%`
}

export function Live({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span data-live={name} className={join('num', className)}>
      {liveMark(name)}
    </span>
  )
}
