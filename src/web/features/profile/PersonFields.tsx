/** Name and contact. The email is read-only here, because changing it requires a confirmation. */

import { Field, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ProfileDraft } from './profile-draft.ts'

export type FormPart = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  errorOf: (name: string) => string | undefined
}

const genders = ['male', 'female', 'other'] as const

export function PersonFields({ email, draft, change, errorOf }: FormPart & { email: string }) {
  const t = useText()
  const line = (name: 'first_name' | 'last_name' | 'phone' | 'dob' | 'location', more: React.ComponentProps<typeof TextInput>) => (
    <TextInput value={draft[name]} onChange={(event) => change({ [name]: event.target.value })} {...more} />
  )
  return (
    <div className="grid gap-5 md:grid-cols-2 [&>*]:min-w-0">
      <Field label={t('profile.first_name')} required error={errorOf('first_name')}>
        {line('first_name', { autoComplete: 'given-name' })}
      </Field>
      <Field label={t('profile.last_name')} required error={errorOf('last_name')}>
        {line('last_name', { autoComplete: 'family-name' })}
      </Field>
      <Field label={t('profile.email')} hint={t('profile.email_help')}>
        <TextInput readOnly value={email} title={email} className="text-ellipsis" />
      </Field>
      <Field label={t('profile.phone')} hint={t('profile.phone_help')} error={errorOf('phone')}>
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
      </Field>
      <Field label={t('profile.gender')} error={errorOf('gender')}>
        <Select
          value={draft.gender}
          onChange={(event) => change({ gender: event.target.value })}
          {...(draft.gender === '' ? { placeholder: t('profile.no_gender') } : {})}
          options={genders.map((value) => ({ value, label: t(`profile.genders.${value}`) }))}
        />
      </Field>
      <Field label={t('profile.dob')} aside={t('profile.optional')} error={errorOf('dob')}>
        {line('dob', { type: 'date', autoComplete: 'bday' })}
      </Field>
      <Field label={t('profile.location')} aside={t('profile.optional')} error={errorOf('location')}>
        {line('location', { autoComplete: 'country-name' })}
      </Field>
      <Field label={t('profile.address')} aside={t('profile.optional')} error={errorOf('address')}>
        <TextInput value={draft.address} autoComplete="street-address" onChange={(event) => change({ address: event.target.value })} />
      </Field>
    </div>
  )
}
