/** The form's fields and its missing values. */
export type Draft = {
  readonly email: string
  readonly full_name: string
  readonly phone: string
  readonly ssn: string
  readonly govt_id: File | null
  readonly employment_letter: File | null
}

export const SPECIMEN_SSN = '987-65-4320'

export function emptyDraft(email: string): Draft {
  return { email, full_name: '', phone: '', ssn: '', govt_id: null, employment_letter: null }
}

export function missingOf({ email, full_name, phone, govt_id }: Draft): readonly (keyof Draft)[] {
  const texts = { email, full_name, phone }
  const missing = (Object.keys(texts) as (keyof typeof texts)[]).filter((name) => texts[name].trim() === '')
  return govt_id ? missing : [...missing, 'govt_id']
}
