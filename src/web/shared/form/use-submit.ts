/**
 * Submits a form behind "Please wait...", which turns into its result. Local errors are shown at the fields and in the same toast. A
 * second submit is ignored while one is in progress.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast, useNotice } from '#web/kit/index.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { type ErrorContext, useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Fault } from './faults.ts'

export type Submit<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  /** The success toast; null: none. */
  readonly say: (reply: Reply) => string | null
  readonly onDone: (reply: Reply, values: Values) => void
  /** Validates the input; the toast shows the first error. */
  readonly faults?: readonly Fault[] | undefined
  readonly errorContext?: (values: Values) => ErrorContext
  readonly onSettled?: () => void
}

export function useSubmit<Values, Reply>({ send, say, onDone, faults = [], errorContext, onSettled }: Submit<Values, Reply>) {
  const t = useText()
  const show = useError()
  const notice = useNotice()
  const [checked, setChecked] = useState(false)
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => void toast.loading(t('common.wait'), undefined, notice.next()),
    onSuccess: (reply, values) => {
      const sentence = say(reply)
      if (sentence) toast.success(sentence, undefined, notice.current())
      else toast.dismiss(notice.current())
      onDone(reply, values)
    },
    onError: (error, values) => {
      show(error, { ...errorContext?.(values), toastId: notice.current() })
    },
    onSettled: () => onSettled?.(),
  })
  const submit = (values: Values): void => {
    const [first] = faults
    setChecked(first !== undefined)
    if (first) toast.error(first.say, undefined, notice.next())
    else mutation.mutate(values)
  }
  const refused = fieldTexts(mutation.error)
  const fields: Readonly<Record<string, string>> = checked ? Object.assign({}, refused, ...faults.map(({ at }) => at)) : refused
  return { submit, working: mutation.isPending, done: mutation.isSuccess, fields }
}
