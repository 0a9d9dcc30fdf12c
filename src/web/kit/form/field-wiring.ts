/** Context from a field to its control: description ids and error state. */
import { createContext, useContext } from 'react'

export type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; disabled: boolean; required: boolean }

export const FieldContext = createContext<FieldWiring | null>(null)

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
