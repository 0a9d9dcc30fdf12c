/** Live-update status. Subtle: a word if there is room; on a phone only problems. */

import { Icon, join } from '#web/kit/index.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import type { LiveState } from '#web/shared/live/live.ts'
import { useLiveNews } from '#web/shared/live/use-live-news.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOnline } from '#web/shared/screen/use-online.ts'
import type { StoredUser } from '#web/shared/session/stored-user.ts'

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

/** Not live while the browser is offline or the server unreachable, regardless of the stream's state. */
function useLiveState(user: StoredUser): LiveState | null {
  const stream = useLiveNews(user.id)
  const is_online = useOnline()
  const { lost } = useConnection()
  return lost || !is_online ? 'reconnecting' : stream
}
