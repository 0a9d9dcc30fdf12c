/** Sending of a form, and where its faults are shown: at their fields, and nowhere else. */
import { useState } from 'react'
import { toast, useNotice } from '#web/kit/index.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { type Action, useAction } from '#web/shared/call/use-action.ts'
import { useError } from '#web/shared/call/use-error.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Catalogue } from '#web/texts/catalogue.ts'

export type Submit<Given, Reply> = Omit<Action<Given, Reply>, 'wait' | 'errors' | 'notice'> & {
  readonly faults?: readonly Fault[] | undefined
  /** Every field that can be refused shows it, so that no toast says the same. */
  readonly showsFields?: true
  /** No toast before the outcome. */
  readonly silent?: true
}

export function useSubmit<Given = void, Reply = unknown>({ faults = [], showsFields, silent, ...action }: Submit<Given, Reply>) {
  const notice = useNotice()
  const show = useError()
  const [checked, setChecked] = useState(false)
  const onFailed = (error: Error, given: Given): void => {
    if (Object.keys(fieldTexts(error)).length > 0) toast.dismiss(notice.current())
    else show(error, { ...action.errorContext?.(given), toastId: silent ? notice.next() : notice.current() })
  }
  const shown = { ...action, notice, ...(silent ? {} : { wait: true as const }) }
  const {
    run,
    fields: refused,
    ...state
  } = useAction<Given, Reply>(showsFields ? { ...shown, errors: 'own', onFailed } : { ...shown, errors: 'toast' })
  const submit = (given: Given): void => {
    setChecked(faults.length > 0)
    // The outcome of an earlier try is about other input.
    if (faults.length > 0) toast.dismiss(notice.current())
    else run(given)
  }
  const fields: Readonly<Record<string, string>> = checked ? Object.assign({}, refused, ...faults.map(({ at }) => at)) : refused
  const summary = checked ? faults.find((fault) => fault.summary)?.summary : undefined
  return { ...state, run: submit, fields, summary }
}

/** Local form validation: a sentence for each field, and one for the form. */
export type Fault = { readonly summary?: string; readonly at: Readonly<Record<string, string>> }

/** The fields that are asked for, each with its sentence. */
type FieldName = keyof Catalogue<'en'>['missing']

/** The empty ones of these fields, by name. */
export function missingFaults(t: T, values: { readonly [Name in FieldName]?: string }): readonly Fault[] {
  const names = Object.keys(values) as FieldName[]
  const missing = names.filter((name) => values[name]?.trim() === '')
  if (missing.length === 0) return []
  const at = Object.fromEntries(missing.map((name) => [name, t(`missing.${name}`)]))
  return [names.length > 1 ? { summary: t('common.all_required'), at } : { at }]
}

/** Two filled fields that differ. */
export function confirmFaults(say: string, password: string, confirm: string): readonly Fault[] {
  return password && confirm && password !== confirm ? [{ at: { confirm_password: say } }] : []
}
