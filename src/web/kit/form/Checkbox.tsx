/** A checkbox whose whole line is a 44px target. Native, with custom drawing. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

const box =
  'peer col-start-1 row-start-1 size-5 appearance-none rounded-[5px] border border-line-control bg-field transition-colors duration-(--d-1) hover:border-text-2 checked:border-accent-fill checked:bg-accent-fill focus-visible:rounded-[5px] disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-2 aria-invalid:border-loss'

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={join('grid gap-0.5', className)}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-3 has-disabled:text-text-3">
        <span className="grid flex-none place-items-center">
          <input {...rest} id={id} type="checkbox" aria-describedby={describedBy} aria-invalid={error ? true : undefined} className={box} />
          <Icon
            name="check"
            size={14}
            className="pointer-events-none col-start-1 row-start-1 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 ps-8 text-14 text-loss">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="ps-8 text-14 text-text-3">
          {hint}
        </div>
      )}
    </div>
  )
}
