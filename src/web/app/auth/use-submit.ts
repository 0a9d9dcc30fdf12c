/** A form's one call behind "Please wait...", which turns into what came of it. Twice is not sent while once is under way. */
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { toast } from '#web/ui/index.ts'
import { type Told, useError } from '../errors/use-error.ts'

export type Submit<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  /** What the success toast says; null: none. */
  readonly say: (reply: Reply) => string | null
  readonly onDone: (reply: Reply, values: Values) => void
  readonly told?: (values: Values) => Told
  readonly onSettled?: () => void
}

export function useSubmit<Values, Reply>({ send, say, onDone, told, onSettled }: Submit<Values, Reply>) {
  const t = useText()
  const show = useError()
  const notice = useRef<string | undefined>(undefined)
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => {
      notice.current = toast.loading(t('common.wait'), undefined, notice.current)
    },
    onSuccess: (reply, values) => {
      const sentence = say(reply)
      if (sentence) toast.success(sentence, undefined, notice.current)
      else toast.dismiss(notice.current)
      onDone(reply, values)
    },
    onError: (error, values) => {
      show(error, { ...told?.(values), toastId: notice.current })
    },
    onSettled: () => onSettled?.(),
  })
  const fields: Readonly<Record<string, string>> = mutation.error instanceof CallError ? mutation.error.fields : {}
  return { submit: mutation.mutate, working: mutation.isPending, done: mutation.isSuccess, fields }
}
