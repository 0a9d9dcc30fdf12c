/** Local form validation: a sentence for the toast, and one for each field. */
import type { T } from '#web/shared/locale/text.ts'

export type Fault = { readonly say: string; readonly at: Readonly<Record<string, string>> }

/** The empty ones of these fields, by name. */
export function missingFaults(t: T, values: Readonly<Record<string, string>>): readonly Fault[] {
  const missing = Object.keys(values).filter((name) => values[name]?.trim() === '')
  if (missing.length === 0) return []
  return [{ say: t('common.all_required'), at: Object.fromEntries(missing.map((name) => [name, t('common.required')])) }]
}

/** Two filled fields that differ. */
export function confirmFaults(words: Pick<Fault, 'say'> & { readonly at: string }, password: string, confirm: string): readonly Fault[] {
  return password && confirm && password !== confirm ? [{ say: words.say, at: { confirm_password: words.at } }] : []
}
