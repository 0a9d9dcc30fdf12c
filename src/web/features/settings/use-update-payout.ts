/** Saves payout details behind the "Please wait..." toast, which becomes the outcome. */

import { useMutation } from '@tanstack/react-query'
import * as codes from '#contract/shared/codes'
import { toast, useNotice } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { call, hasCode } from '#web/shared/call/call.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'

type PayoutInfo = NonNullable<NonNullable<Parameters<typeof call<'updatePayout'>>[1]>['body']>['payoutInfo']

export function useUpdatePayout(onSaved: () => void) {
  const t = useText()
  const { refresh } = useStoreMe()
  const show = useError()
  const notice = useNotice()
  return useMutation({
    mutationFn: (payoutInfo: PayoutInfo) => call('updatePayout', { body: { payoutInfo } }),
    onMutate: () => void toast.loading(t('settings.wait'), undefined, notice.next()),
    onSuccess: () => {
      toast.success(t('settings.updated'), undefined, notice.current())
      void refresh()
      onSaved()
    },
    onError: (error) => {
      const refused = hasCode(error, codes.INVALID)
      if (refused) toast.error(t('settings.not_updated'), error.message, notice.current())
      else show(error, { toastId: notice.current(), fallback: t('settings.not_updated') })
    },
  })
}
