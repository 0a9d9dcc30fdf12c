/** Sign-up, second step: names, phone, gender, the referrer's code, and the terms. */

import { Link as RouterLink } from 'react-router'
import { Checkbox, Field, Link, Select, TextInput } from '#web/kit/index.ts'
import { useSitePath } from '#web/shared/language/use-site-path.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { FieldsProps, SignUpForm } from './form.ts'
import { PhoneField } from './PhoneField.tsx'

const genders = ['male', 'female', 'other'] as const

export function PersonFields({ form, onChange, errors }: FieldsProps) {
  const t = useText()
  const terms = useSitePath('/terms-and-policy')
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
      <PhoneField value={form} onChange={onChange} error={errors.phone} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('auth.sign_up.gender')} error={errors.gender} required>
          <Select
            autoComplete="sex"
            placeholder={t('auth.sign_up.choose')}
            value={form.gender}
            onChange={(event) => onChange({ gender: event.target.value as SignUpForm['gender'] })}
            options={genders.map((value) => ({ value, label: t(`auth.sign_up.${value}`) }))}
          />
        </Field>
        <Field label={t('auth.sign_up.referral')} error={errors.referral_code} aside={t('common.optional')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            value={form.referral_code}
            onChange={(event) => onChange({ referral_code: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        checked={form.agreeToTerms}
        error={errors.agreeToTerms}
        onChange={(event) => onChange({ agreeToTerms: event.target.checked })}
        label={
          <>
            {t('auth.sign_up.agree')} <Link render={<RouterLink to={terms} target="_blank" />}>{t('auth.sign_up.terms')}</Link>
          </>
        }
      />
    </>
  )
}
