/** A form's action: faults of the input are shown at the fields and in the toast of its outcome, and are not sent. */
import { useState } from 'react'
import { toast, useNotice } from '#web/kit/index.ts'
import { type Action, useAction } from '#web/shared/call/use-action.ts'
import type { Fault } from './faults.ts'

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
