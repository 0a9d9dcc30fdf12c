/** The first deposit with one click: what it would add now, and the call. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { moneyText } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/queries.ts'
import { read } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

/** Undefined: not known yet. Null: not possible, so that the usual deposit is the next step. */
export function useFirstDeposit(): string | null | undefined {
  const limits = useQuery({ ...read('readDepositLimits'), select: (reply) => reply.data.first })
  return limits.isError ? null : limits.data
}

/** A repeat of the click adds nothing. */
export function useAddPaperMoney(onDone: () => void) {
  const t = useText()
  const client = useQueryClient()
  const refresh = useRefreshAccount()
  return useAction({
    act: (call) => call('firstDeposit'),
    say: ({ data }) => t('tour.start.done', { amount: moneyText(data.transaction.amount) }),
    onDone: () => {
      onDone()
      return refresh()
    },
    errors: 'toast',
    onFailed: () => {
      void client.invalidateQueries({ queryKey: ['readDepositLimits'] })
      void refresh()
    },
  })
}
