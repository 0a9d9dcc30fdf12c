/** Removes an announcement from the public pages, after a confirmation. */
import { useState } from 'react'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { Button } from '#web/kit/index.ts'
import type { KeyedCall } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'

export function TakeDown({ id }: { id: string }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const ask = {
    title: t('announcements.take_down_title'),
    text: t('announcements.take_down_text'),
    confirm: t('announcements.take_down'),
    danger: true,
    done: t('announcements.taken_down'),
    act: (call: KeyedCall) => call('takeDown', { params: { id } }),
  }
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {ask.confirm}
      </Button>
      {asking && <AskDialog ask={ask} onClose={() => setAsking(false)} />}
    </>
  )
}
