/** Removes the profile picture, after a confirmation. */
import { useState } from 'react'
import { Button, ConfirmDialog } from '#web/kit/index.ts'
import { useStoreMe } from '#web/shared/account/use-store-me.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export function RemovePicture() {
  const t = useText()
  const { refresh } = useStoreMe()
  const [open, setOpen] = useState(false)
  const remove = useAction({
    act: (call) => call('removePicture'),
    say: () => t('profile.removed'),
    onDone: () => {
      setOpen(false)
      return refresh()
    },
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
      working={remove.working}
      onConfirm={() => remove.run()}
      error={remove.error?.message}
    />
  )
}
