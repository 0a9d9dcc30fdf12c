/** The first deposit with one click: what it would add now, and the call. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from '#kernel/id'
import { moneyText, toast, useNotice } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/account-query.ts'
import { call } from '#web/shared/call/call.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'

/** Undefined: not known yet. Null: not possible, so that the usual deposit is the next step. */
export function useFirstDeposit(): string | null | undefined {
  const limits = useQuery({
    queryKey: ['readDepositLimits'],
    queryFn: ({ signal }) => call('readDepositLimits', { signal }),
    select: (reply) => reply.data.first,
  })
  return limits.isError ? null : limits.data
}

/** One idempotency key: a repeat of the click adds nothing. */
export function useAddPaperMoney(onDone: () => void) {
  const t = useText()
  const key = useRef(newId())
  const client = useQueryClient()
  const refresh = useRefreshAccount()
  const show = useError()
  const notice = useNotice()
  return useMutation({
    mutationFn: () => call('firstDeposit', { key: key.current }),
    onSuccess: async ({ data }) => {
      toast.success(t('tour.start.done', { amount: moneyText(data.transaction.amount) }), undefined, notice.next())
      onDone()
      await refresh()
    },
    onError: (error) => {
      void show(error, { toastId: notice.next() })
      void client.invalidateQueries({ queryKey: ['readDepositLimits'] })
      void refresh()
    },
  })
}
