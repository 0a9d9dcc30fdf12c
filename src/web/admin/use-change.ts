/** A change by an administrator behind "Please wait...", which turns into what came of it; what it made old is read again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { toast } from '#web/ui/index.ts'
import { useError } from '../app/errors/use-error.ts'

export type Change<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  readonly say: (reply: Reply) => string
  readonly onDone?: (reply: Reply) => void
  readonly fallback?: string
}

export function useChange<Values = void, Reply = unknown>({ send, say, onDone, fallback }: Change<Values, Reply>) {
  const t = useText()
  const client = useQueryClient()
  const show = useError()
  const notice = useRef<string | undefined>(undefined)
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => {
      notice.current = toast.loading(t('common.wait'), undefined, notice.current)
    },
    onSuccess: (reply) => {
      toast.success(say(reply), undefined, notice.current)
      void client.invalidateQueries()
      onDone?.(reply)
    },
    onError: (error) => {
      show(error, { toastId: notice.current, ...(fallback ? { fallback } : {}) })
      void client.invalidateQueries()
    },
  })
  const fields: Readonly<Record<string, string>> = mutation.error instanceof CallError ? mutation.error.fields : {}
  return { run: mutation.mutate, working: mutation.isPending, fields, reset: mutation.reset }
}
