/** The messages of one investment: the newest, and a button that unfolds the earlier ones below it. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { useTransactionWords } from '#web/entities/transaction/index.ts'
import { Chip, HiddenAmounts, Icon, join, Link, useHiddenText } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useBusinessNow } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'

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
        className="flex min-h-11 items-center gap-2 justify-self-start rounded-1 text-14 font-medium text-text-2 hover:text-text"
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

/** `children`: the rest of its thread. */
function MessageRow({ message, children }: { message: Message; children?: ReactNode }) {
  const t = useText()
  const hide = useHiddenText()
  const { when } = useTransactionWords(useBusinessNow())
  const { is_read, message_subject, message_body, effective_at, _id } = message
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex items-start gap-x-3">
          <span className={join('wrap-anywhere', is_read ? 'text-text-3' : 'font-medium')}>
            <HiddenAmounts text={message_subject} />
          </span>
          {!is_read && (
            <span className="flex-none">
              <Chip kind="info" icon={null}>
                {t('messages.new')}
              </Chip>
            </span>
          )}
        </p>
        <p className={join('mt-0.5 line-clamp-2 max-w-[72ch] wrap-anywhere', is_read ? 'text-text-3' : 'text-text-2')}>
          <HiddenAmounts text={message_body} />
        </p>
      </div>
      <p className="flex items-center justify-between gap-6 md:justify-end">
        <span className="num text-14 text-text-3">{when(effective_at)}</span>
        <Link
          render={<RouterLink to={`/message/${_id}`} />}
          aria-label={t('messages.read_more_label', { subject: hide(message_subject) })}
          className="inline-flex min-h-11 items-center md:min-h-9"
        >
          {t('messages.read_more')}
        </Link>
      </p>
      {children}
    </li>
  )
}

/** Newest first; at least one. */
export type Thread = { readonly key: string; readonly newest: Message; readonly earlier: readonly Message[] }

export function threadsOf(messages: readonly Message[]): Thread[] {
  const threads = new Map<string, { newest: Message; earlier: Message[] }>()
  for (const message of messages) {
    const key = message.investment_id ?? message._id
    const thread = threads.get(key)
    if (thread) thread.earlier.push(message)
    else threads.set(key, { newest: message, earlier: [] })
  }
  return [...threads].map(([key, thread]) => ({ key, ...thread }))
}

/** Queries of the member's messages. Reading one marks it read, so the list and the unread count become stale. */
export type Message = WireData<'readMessage'>

const PAGE = '20'

export function useMessages(cursor: string | undefined) {
  return useQuery({ ...read('listMessages', { query: { limit: PAGE, cursor } }), placeholderData: keepPreviousData })
}

export function useMessage(id: string) {
  return useData(read('readMessage', { params: { id } }), { refetchOnWindowFocus: false })
}
