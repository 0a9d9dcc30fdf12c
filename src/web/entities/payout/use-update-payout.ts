/** Saves payout details behind the "Please wait..." toast, which becomes the outcome. */

import * as codes from '#contract/shared/codes'
import { lastFour } from '#web/entities/transaction/index.ts'
import { toast, useNotice } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/queries.ts'
import { type call, hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'

type PayoutInfo = NonNullable<NonNullable<Parameters<typeof call<'updatePayout'>>[1]>['body']>['payoutInfo']

export function useUpdatePayout(onSaved: () => void) {
  const t = useText()
  const show = useError()
  const notice = useNotice()
  const { refresh } = useStoreMe()
  return useAction({
    act: (call, payoutInfo: PayoutInfo) => call('updatePayout', { body: { payoutInfo } }),
    wait: true,
    say: ({ data }, { bank, crypto }) =>
      bank
        ? [t('settings.bank_updated'), t('withdraw.bank_ending', { last: lastFour(data.payoutInfo.bank?.accountNumber ?? '') })]
        : [
            t('settings.updated'),
            listText((crypto ?? []).map(({ symbol, network }) => t('transactions.coin_network', { coin: symbol.toUpperCase(), network }))),
          ],
    onDone: () => {
      void refresh()
      onSaved()
    },
    notice,
    errors: 'own',
    onFailed: (error) => {
      if (hasCode(error, codes.INVALID)) toast.error(t('settings.not_updated'), error.message, notice.current())
      else show(error, { toastId: notice.current(), fallback: t('settings.not_updated') })
    },
  })
}
