/** A square button that is only an icon. Its label is required, because nothing else names it. */

import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { Button, type ButtonProps } from './Button.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'workingLabel' | 'block'> & {
  name: IconName
  label: string
  /** A small count on the corner; `label` includes it for screen readers. */
  badge?: number | undefined
}

export function IconButton({ name, label, badge, variant = 'quiet', size = 'm', className, ...rest }: IconButtonProps) {
  const square = size === 's' ? 'w-(--h-control-s)' : 'w-(--h-control)'
  return (
    <Button {...rest} variant={variant} size={size} aria-label={label} className={join('relative flex-none px-0!', square, className)}>
      <Icon name={name} />
      {badge ? (
        <span
          translate="no"
          aria-hidden="true"
          className="num absolute top-1 end-0.5 h-4 min-w-4 rounded-full bg-accent-fill px-1 text-center font-sans text-11 font-bold text-on-accent"
        >
          {badge}
        </span>
      ) : null}
    </Button>
  )
}
