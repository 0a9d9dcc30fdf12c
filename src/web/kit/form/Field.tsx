/** Label, control, then hint or error, linked by ids. */
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'

export type FieldProps = {
  label: ReactNode
  /** Beneath the control; stays when an error is shown, because it usually says how to fix it. */
  hint?: ReactNode
  error?: ReactNode
  /** Right of the label: "optional", a link, a balance. */
  aside?: ReactNode
  /** Names a group of controls (radio buttons, chips) by aria-labelledby instead of a label element. */
  group?: boolean | undefined
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, aside, group, hideLabel, disabled = false, required = false, className, children } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const labelId = `${id}-label`
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const labelStyle = join('font-head text-14 font-semibold text-text', hideLabel && 'sr-only')
  const Label = group ? 'span' : 'label'
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), disabled, required }}>
      <div
        className={join('grid min-w-0 gap-1.5', className)}
        {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {})}
      >
        <div className={join('flex items-baseline justify-between gap-3', hideLabel && !aside && 'contents')}>
          <Label id={labelId} className={labelStyle} {...(group ? {} : { htmlFor: id })}>
            {label}
          </Label>
          {aside && <span className="text-14 text-text-2">{aside}</span>}
        </div>
        {children}
        {error && (
          <p id={`${id}-error`} className="flex gap-1.5 text-14 text-loss">
            <Icon name="warning" size={16} className="mt-0.5" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
        {hint && (
          <div id={`${id}-hint`} className="text-14 text-text-3">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  )
}

/** Context from a field to its control: description ids and error state. */
type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; disabled: boolean; required: boolean }

const FieldContext = createContext<FieldWiring | null>(null)

export type Wired = {
  id?: string | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The control's own attributes, then those from the field around it. */
export function useFieldWiring(own: Wired) {
  const field = useContext(FieldContext)
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled ?? false,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': field?.required || undefined,
  }
}
