/** Sign-up, first step: email and password. */

import { NewPassword } from '#web/entities/credential/index.ts'
import { Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { FieldsProps } from './form.ts'

export function AccountFields({ form, onChange, errors }: FieldsProps) {
  const t = useText()
  return (
    <>
      <Field label={t('auth.email')} error={errors.email} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          value={form.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <NewPassword
        password={form.new_password}
        confirm={form.confirm_password}
        onPassword={(new_password) => onChange({ new_password })}
        onConfirm={(confirm_password) => onChange({ confirm_password })}
        own={[form.first_name, form.last_name, form.email]}
        errors={errors}
      />
    </>
  )
}
