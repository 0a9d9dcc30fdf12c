/** Removes a payout address, after a confirmation. */
import { useState } from 'react'
import { ConfirmDialog, IconButton } from '#web/kit/index.ts'
import type { PayoutAddress } from '#web/shared/account/me-query.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemoveAddress({ address }: { address: PayoutAddress }) {
  const t = useText()
  const { refresh } = useStoreMe()
  const [open, setOpen] = useState(false)
  const { symbol, network } = address
  const remove = useAction({
    act: (call) => call('deletePayoutAddress', { params: { symbol, network } }),
    say: () => t('settings.removed'),
    onDone: async () => {
      await refresh()
      setOpen(false)
    },
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton name="x" size="s" className="-me-2" label={t('settings.remove_label', { coin: symbol.toUpperCase(), network })} />
      }
      title={t('settings.remove_title')}
      description={<span className="wrap-anywhere">{t('settings.remove_body', { address: address.address })}</span>}
      confirmLabel={t('settings.remove')}
      cancelLabel={t('settings.keep')}
      workingLabel={t('common.wait')}
      working={remove.working}
      onConfirm={() => remove.run()}
      error={remove.error?.message}
    />
  )
}
