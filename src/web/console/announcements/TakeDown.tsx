/** Removes an announcement from the public pages, after a confirmation. */
import { useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, ConfirmDialog } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function TakeDown({ id }: { id: string }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const { run, working } = useChange({
    act: (call) => call('takeDown', { params: { id } }),
    say: () => t('announcements.taken_down'),
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {t('announcements.take_down')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('announcements.take_down_title')}
          description={t('announcements.take_down_text')}
          confirmLabel={t('announcements.take_down')}
          cancelLabel={t('admin.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          danger
          onConfirm={() => run()}
        />
      )}
    </>
  )
}
