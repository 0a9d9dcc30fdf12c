/** Removes a payout address, after a confirmation. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog, IconButton, toast } from '#web/kit/index.ts'
import type { PayoutAddress } from '#web/shared/account/me-query.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemoveAddress({ address }: { address: PayoutAddress }) {
  const t = useText()
  const { refresh } = useStoreMe()
  const reportError = useReportError()
  const [open, setOpen] = useState(false)
  const { symbol, network } = address
  const remove = useMutation({
    mutationFn: () => call('deletePayoutAddress', { params: { symbol, network } }),
    onSuccess: async () => {
      toast.success(t('settings.removed'))
      await refresh()
      setOpen(false)
    },
    onError: reportError,
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
      working={remove.isPending}
      onConfirm={() => remove.mutate()}
      error={remove.error?.message}
    />
  )
}
