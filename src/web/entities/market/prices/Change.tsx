/** The 24-hour change, shown by sign, triangle and colour. */
import { join, Triangle } from '#web/kit/index.ts'
import { changeText, directionOf } from './price-text.ts'

export function Change({ value, className }: { value: number | null; className?: string }) {
  const direction = directionOf(value)
  const tone = direction === 'up' ? 'text-gain' : direction === 'down' ? 'text-loss' : 'text-text-2'
  return (
    <span translate="no" data-direction={direction ?? 'none'} className={join('num', tone, className)}>
      <bdi dir="ltr">
        {direction && <Triangle up={direction === 'up'} />}
        {changeText(value)}
      </bdi>
    </span>
  )
}
