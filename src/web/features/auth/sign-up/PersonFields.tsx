/** Sign-up, second step: names, phone, gender, the referrer's code, and the terms. */

import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Checkbox, Field, Icon, Link, Select, TextInput } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { useSitePath } from '#web/shared/language/paths.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { FieldsProps, SignUpForm } from './form.ts'

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
      <p className="text-14 text-text-2">{t('auth.sign_up.why')}</p>
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

/**
 * A phone number with its country: the flag is a native select, so that it supports typing ahead, phones and screen readers. The initial
 * country comes from the browser's languages. Formatting and flags load later; the field works without them.
 */
type Phones = typeof import('./phone.ts')
type PhoneValue = { readonly phone: string; readonly country: string }
type PhoneFieldProps = {
  readonly value: PhoneValue
  readonly onChange: (value: Partial<PhoneValue>) => void
  readonly error?: string | undefined
}

function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const t = useText()
  const phones = usePhones()
  const guess = useQuery({
    ...read('readGeo'),
    select: ({ data }) => data.country_code,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const country = value.country || guess.data || 'US'
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Only when text is added at the end: otherwise spacing would move the caret while editing in the middle.
    const grows = target.value.length > value.phone.length && target.selectionStart === target.value.length
    onChange(grows && phones ? phones.typed(target.value, country) : { phone: target.value, country })
  }
  return (
    <Field label={t('auth.sign_up.phone')} error={error} required>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={value.phone}
        onChange={type}
        prefix={<CountryChoice phones={phones} country={country} onChange={(chosen) => onChange({ country: chosen })} />}
      />
    </Field>
  )
}

type CountryChoiceProps = { readonly phones: Phones | null; readonly country: string; readonly onChange: (country: string) => void }

function CountryChoice({ phones, country, onChange }: CountryChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const countries = useMemo(() => phones?.countriesIn(language) ?? [], [phones, language])
  const flag = phones?.flagOf(country)
  const chosen = countries.find(({ code }) => code === country)
  return (
    <span className="relative -ms-1.5 flex items-center gap-1 rounded-2 px-1.5 py-1 text-text-2 has-[select:focus-visible]:bg-surface-3">
      <span className="block h-[15px] w-[22px] overflow-hidden rounded-1 bg-surface-3">
        {flag && <img src={flag} alt="" width={22} height={15} className="block size-full object-cover" />}
      </span>
      <span translate="no" className="num min-w-[3ch] text-16 text-text">
        {chosen?.calling_code}
      </span>
      <Icon name="chevron-down" size={16} />
      <select
        aria-label={t('safety.country')}
        autoComplete="tel-country-code"
        className="absolute inset-0 cursor-pointer appearance-none opacity-0 [&>option]:bg-pop [&>option]:text-text"
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        {phones ? (
          countries.map(({ code, name, calling_code }) => (
            <option key={code} value={code}>
              {name} {calling_code}
            </option>
          ))
        ) : (
          <option value={country}>{country}</option>
        )}
      </select>
    </span>
  )
}

function usePhones(): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null)
  useEffect(() => {
    // Offline the field stays unformatted; the server parses the number anyway.
    void import('./phone.ts').then(setPhones, () => {})
  }, [])
  return phones
}
