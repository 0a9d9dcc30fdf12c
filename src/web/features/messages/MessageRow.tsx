/** One message in the list: subject, excerpt, time (by the business date, like transactions), and a link to the full text. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useTransactionWords } from '#web/entities/transaction/index.ts'
import { Chip, HiddenAmounts, join, Link, useHiddenText } from '#web/kit/index.ts'
import { useBusinessNow } from '#web/shared/config/use-business-now.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Message } from './messages-query.ts'

/** `children`: the rest of its thread. */
export function MessageRow({ message, children }: { message: Message; children?: ReactNode }) {
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
        <span className="num text-13 text-text-3">{when(effective_at)}</span>
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
