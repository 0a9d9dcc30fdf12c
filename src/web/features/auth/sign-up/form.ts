/** The sign-up form's values, its local validation, and its request. */

import { useEffect, useState } from 'react'
import { confirmFaults, type Fault, missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

export type SignUpForm = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly gender: '' | 'male' | 'female' | 'other'
  readonly phone: string
  /** ISO 3166; empty until one is chosen or guessed. */
  readonly country: string
  readonly referral_code: string
  readonly new_password: string
  readonly confirm_password: string
  readonly agreeToTerms: boolean
}

export type FieldsProps = {
  readonly form: SignUpForm
  readonly onChange: (part: Partial<SignUpForm>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The fields of the first step; the others are in the second. */
const FIRST = ['email', 'new_password', 'confirm_password'] as const

/** Whether a refusal concerns the first step. */
function concernsFirst(errors: Readonly<Record<string, string>>): boolean {
  return FIRST.some((name) => errors[name])
}

export function emptyForm(referral_code: string): SignUpForm {
  return {
    first_name: '',
    last_name: '',
    email: '',
    gender: '',
    phone: '',
    country: '',
    referral_code,
    new_password: '',
    confirm_password: '',
    agreeToTerms: false,
  }
}

/** The checks of the first step; empty if the second may follow. */
function firstFaults(t: T, { email, new_password, confirm_password }: SignUpForm): readonly Fault[] {
  return [...missingFaults(t, { email, new_password, confirm_password }), ...differing(t, new_password, confirm_password)]
}

function differing(t: T, password: string, confirm: string): readonly Fault[] {
  return confirmFaults(t('auth.passwords_differ'), password, confirm)
}

/** The specification's three checks, in its order; empty if the form may be sent. */
export function signUpFaults(t: T, { agreeToTerms, referral_code: _, country: __, ...needed }: SignUpForm): readonly Fault[] {
  return [
    ...(agreeToTerms ? [] : [{ at: { agreeToTerms: t('auth.accept_terms') } }]),
    ...missingFaults(t, needed),
    ...differing(t, needed.new_password, needed.confirm_password),
  ]
}

export function toBody({ gender, referral_code, country, ...form }: SignUpForm) {
  return {
    ...form,
    ...(country ? { phone_country_code: country } : {}),
    ...(gender ? { gender } : {}),
    ...(referral_code.trim() ? { referral_code: referral_code.trim() } : {}),
  }
}

/** The two steps of the sign-up: the second follows a valid first, and a refusal of the first's fields leads back to it. */
type Errors = Readonly<Record<string, string>>

/** `refused`: the errors of the last submit. */
export function useSteps(form: SignUpForm, refused: Errors) {
  const t = useText()
  const [step, setStep] = useState<1 | 2>(1)
  const faults = firstFaults(t, form)
  const leads_back = concernsFirst(refused)
  const [led_back, setLedBack] = useState(false)
  // While rendering, so that the form finds the refused field visible when it moves the focus.
  if (leads_back !== led_back) {
    setLedBack(leads_back)
    if (leads_back) setStep(1)
  }
  const { email, new_password } = form
  // The server's rules, with its list of common passwords, before the second step is asked for.
  const judging = useSubmit({
    act: (call) => call('checkPassword', { body: { email, new_password } }),
    faults,
    say: () => null,
    onDone: () => {
      history.pushState(SECOND, '')
      setStep(2)
    },
    showsFields: true,
    silent: true,
  })
  const is_first_complete = faults.length === 0
  useEffect(() => {
    const follow = ({ state }: PopStateEvent): void => setStep(isSecond(state) && is_first_complete ? 2 : 1)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [is_first_complete])
  const errors: Errors = { ...refused, ...judging.fields }
  return { step, errors, judging, back: () => (isSecond(history.state) ? history.back() : setStep(1)) }
}

/** The second step is an entry of the browser's history, so that its Back leads to the first one, whose text is still there. */
const SECOND = { sign_up_step: 2 }

function isSecond(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sign_up_step' in state
}
