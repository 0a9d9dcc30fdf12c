/** Sign-up fields: names, email, gender, phone, and the referrer's code. */

import { Field, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { SignUpForm } from './form.ts'
import { PhoneField } from './PhoneField.tsx'

type PersonFieldsProps = {
  readonly form: SignUpForm
  readonly onChange: (part: Partial<SignUpForm>) => void
  readonly errors: Readonly<Record<string, string>>
}

const genders = ['male', 'female', 'other'] as const

export function PersonFields({ form, onChange, errors }: PersonFieldsProps) {
  const t = useText()
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('auth.sign_up.first_name')} error={errors.first_name} required>
          <TextInput autoComplete="given-name" value={form.first_name} onChange={(event) => onChange({ first_name: event.target.value })} />
        </Field>
        <Field label={t('auth.sign_up.last_name')} error={errors.last_name} required>
          <TextInput autoComplete="family-name" value={form.last_name} onChange={(event) => onChange({ last_name: event.target.value })} />
        </Field>
      </div>
      <Field label={t('auth.email')} error={errors.email} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('auth.sign_up.gender')} error={errors.gender} required>
          <Select
            placeholder={t('auth.sign_up.choose')}
            value={form.gender}
            onChange={(event) => onChange({ gender: event.target.value as SignUpForm['gender'] })}
            options={genders.map((value) => ({ value, label: t(`auth.sign_up.${value}`) }))}
          />
        </Field>
        <PhoneField value={form} onChange={onChange} error={errors.phone} />
      </div>
      <Field label={t('auth.sign_up.referral')} error={errors.referral_code} aside={t('common.optional')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          value={form.referral_code}
          onChange={(event) => onChange({ referral_code: event.target.value })}
        />
      </Field>
    </>
  )
}
