/** Whether this page hears of changes as they happen. Quiet: a word where there is room for it; on a phone only what is wrong. */
import { useText } from '#web/locales/text.ts'
import type { StoredUser } from '#web/session/index.ts'
import { Icon, join } from '#web/ui/index.ts'
import { useLoadProblem } from '#web/ui/when-loaded.ts'
import type { LiveState } from '../../live/live.ts'
import { useOnline } from '../states/use-online.ts'
import { useLiveNews } from './use-live-news.ts'

export function LiveMark({ user }: { user: StoredUser }) {
  const t = useText()
  const state = useLiveState(user)
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

/** Nothing is live while this browser has no network or the server does not answer, whatever the stream has noticed. */
function useLiveState(user: StoredUser): LiveState | null {
  const stream = useLiveNews(user.id)
  const is_online = useOnline()
  const is_away = useLoadProblem() === 'no_connection'
  return is_away || !is_online ? 'reconnecting' : stream
}
