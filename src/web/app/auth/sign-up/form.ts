/** What the sign-up form holds, what it checks before it asks the server, and how it goes over the wire. */

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

/** The specification's three checks, in its order; null when the server may be asked. */
export function checkForm(form: SignUpForm): 'accept_terms' | 'all_required' | 'passwords_differ' | null {
  if (!form.agreeToTerms) return 'accept_terms'
  const needed = [form.first_name, form.last_name, form.email, form.phone, form.gender, form.new_password, form.confirm_password]
  if (needed.some((text) => text.trim() === '')) return 'all_required'
  return form.new_password === form.confirm_password ? null : 'passwords_differ'
}

export function toBody({ gender, referral_code, country, ...form }: SignUpForm) {
  return {
    ...form,
    ...(country ? { phone_country_code: country } : {}),
    ...(gender ? { gender } : {}),
    ...(referral_code.trim() ? { referral_code: referral_code.trim() } : {}),
  }
}
