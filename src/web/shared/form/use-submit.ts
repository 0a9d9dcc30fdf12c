/** Sending of a form, and where its faults are shown. */
import { useState } from 'react'
import { toast, useNotice } from '#web/kit/index.ts'
import { type Action, useAction } from '#web/shared/call/use-action.ts'
import type { T } from '#web/shared/locale/text.ts'

export type Submit<Given, Reply> = Omit<Action<Given, Reply>, 'wait' | 'errors' | 'notice'> & {
  /** The toast shows the first. */
  readonly faults?: readonly Fault[] | undefined
}

export function useSubmit<Given = void, Reply = unknown>({ faults = [], ...action }: Submit<Given, Reply>) {
  const notice = useNotice()
  const [checked, setChecked] = useState(false)
  const { run, fields: refused, ...state } = useAction<Given, Reply>({ ...action, wait: true, errors: 'toast', notice })
  const submit = (given: Given): void => {
    const [first] = faults
    setChecked(first !== undefined)
    if (first) toast.error(first.say, undefined, notice.next())
    else run(given)
  }
  const fields: Readonly<Record<string, string>> = checked ? Object.assign({}, refused, ...faults.map(({ at }) => at)) : refused
  return { ...state, run: submit, fields }
}

/** Local form validation: a sentence for the toast, and one for each field. */
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
