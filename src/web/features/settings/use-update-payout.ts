/** Saves payout details behind the "Please wait..." toast, which becomes the outcome. */

import * as codes from '#contract/shared/codes'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { type call, hasCode } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

type PayoutInfo = NonNullable<NonNullable<Parameters<typeof call<'updatePayout'>>[1]>['body']>['payoutInfo']

export function useUpdatePayout(onSaved: () => void) {
  const t = useText()
  const { refresh } = useStoreMe()
  return useAction({
    act: (call, payoutInfo: PayoutInfo) => call('updatePayout', { body: { payoutInfo } }),
    wait: true,
    say: () => t('settings.updated'),
    onDone: () => {
      void refresh()
      onSaved()
    },
    errors: 'toast',
    sayFailed: (error) => (hasCode(error, codes.INVALID) ? [t('settings.not_updated'), error.message] : null),
    errorContext: () => ({ fallback: t('settings.not_updated') }),
  })
}
