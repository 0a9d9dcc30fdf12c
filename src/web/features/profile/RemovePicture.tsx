/** Removes the profile picture, after a confirmation. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ConfirmDialog, toast } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { call } from '#web/shared/call/call.ts'
import { useReportError } from '#web/shared/call/use-report-error.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemovePicture() {
  const t = useText()
  const reportError = useReportError()
  const { refresh } = useStoreMe()
  const [open, setOpen] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('removePicture'),
    onSuccess: async () => {
      toast.success(t('profile.removed'))
      setOpen(false)
      await refresh()
    },
    onError: reportError,
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="s">
          {t('profile.remove')}
        </Button>
      }
      title={t('profile.remove_title')}
      description={t('profile.remove_body')}
      confirmLabel={t('profile.remove_confirm')}
      cancelLabel={t('profile.remove_cancel')}
      workingLabel={t('common.wait')}
      working={remove.isPending}
      onConfirm={() => remove.mutate()}
      error={remove.error?.message}
    />
  )
}
