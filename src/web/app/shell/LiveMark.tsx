/** Whether this page hears of changes as they happen. Quiet: a word where there is room for it; on a phone only what is wrong. */
import { useText } from '#web/locales/text.ts'
import type { StoredUser } from '#web/session/index.ts'
import { Icon, join } from '#web/ui/index.ts'
import { useLiveNews } from './use-live-news.ts'

export function LiveMark({ user }: { user: StoredUser }) {
  const t = useText()
  const state = useLiveNews(user.id)
  if (state === null) return null
  const is_live = state === 'live'
  const word = t(is_live ? 'shell.live' : 'shell.reconnecting')
  return (
    <p
      aria-live="polite"
      data-live={state}
      title={t(is_live ? 'shell.live_help' : 'shell.reconnecting_help')}
      className={join('flex items-center gap-1.5 px-2 text-13', is_live ? 'text-text-3 max-md:hidden' : 'text-warn')}
    >
      {is_live ? <span aria-hidden="true" className="size-2 rounded-full border border-current" /> : <Icon name="clock" size={14} />}
      <span className="max-md:sr-only">{word}</span>
    </p>
  )
}
