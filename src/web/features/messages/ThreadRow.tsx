/** The messages of one investment: the newest, and a button that unfolds the earlier ones below it. */
import { useId, useState } from 'react'
import { Chip, Icon, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { MessageRow } from './MessageRow.tsx'
import type { Thread } from './threads.ts'

export function ThreadRow({ thread: { newest, earlier } }: { thread: Thread }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (earlier.length === 0) return <MessageRow message={newest} />
  const unread = earlier.filter(({ is_read }) => !is_read).length
  return (
    <MessageRow message={newest}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 justify-self-start rounded-1 text-13 font-medium text-text-2 hover:text-text"
      >
        <Icon name="chevron-down" size={16} className={join('transition-transform duration-(--d-1)', open && 'rotate-180')} />
        {t('messages.earlier', { count: earlier.length })}
        {unread > 0 && !open && (
          <Chip kind="info" icon={null}>
            {t('messages.unread', { count: unread })}
          </Chip>
        )}
      </button>
      <ul id={id} hidden={!open} className="border-s-2 border-line ps-4 md:col-span-2">
        {open && earlier.map((message) => <MessageRow key={message._id} message={message} />)}
      </ul>
    </MessageRow>
  )
}
