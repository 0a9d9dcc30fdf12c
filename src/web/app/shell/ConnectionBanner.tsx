/** While the server can't be reached: says so, with the age of what is shown and the next try. It goes by itself. */
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import type { Blocked } from '#web/kit/action/Button.tsx'
import { lazyPart, retryLoading, useLoadProblem } from '#web/kit/feedback/when-loaded.ts'
import { Button, Icon, Live, SkipLink } from '#web/kit/index.ts'
import { probeNow, reportNoAnswer, useConnection, whenReached } from '#web/shared/call/connection.ts'
import { stampedAt } from '#web/shared/clock/server-now.ts'
import { useSecondsLeft } from '#web/shared/clock/use-seconds-left.ts'
import { OfferLanguage } from '#web/shared/language/LanguageOffer.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useAsOf, useOnline } from '#web/shared/screen/Failed.tsx'
import { LOST_ID } from './SessionWatch.tsx'

/** Loaded while the first screen is read. */
const Notices = lazyPart(async () => (await import('./Notices.tsx')).Notices, true)

export function Banners({ onBlocked }: { readonly onBlocked?: (blocked: Blocked | null) => void }) {
  return (
    <>
      <ConnectionBanner />
      <Suspense fallback={null}>
        <Notices onBlocked={onBlocked} />
      </Suspense>
    </>
  )
}

function ConnectionBanner() {
  const t = useText()
  const { lost, next_at } = useConnection()
  const seconds = useSecondsLeft(next_at)
  const at = useAsOf()
  const waits = useLoadProblem() === 'no_connection'
  useWatchConnection(waits)
  if (!lost) return null
  return (
    <section
      aria-labelledby={LOST_ID}
      className="short:static sticky top-[calc(var(--h-ribbon)+var(--h-top))] z-(--z-top) flex items-center gap-3 border-b border-line bg-surface-2 gutter-x py-2 text-14 text-text-2"
    >
      <Icon name="warning" className="text-warn" />
      <p className="min-w-0 flex-1">
        <Live arrives>
          <strong id={LOST_ID} className="font-medium text-text">
            {t('errors.no_connection')}
          </strong>
          {'. '}
          {at !== null && `${t('errors.as_of', { at: realMomentText(stampedAt(at)) })} `}
          {waits && `${t('errors.no_connection_help')} `}
        </Live>
        <span className="whitespace-nowrap tabular-nums">
          {next_at === null ? t('errors.trying') : t('errors.next_try', { count: seconds + 1 })}
        </span>
      </p>
      <Button variant="secondary" size="s" icon="refresh" onClick={probeNow}>
        {t('common.retry')}
      </Button>
    </section>
  )
}

/** Reports what this screen learns about the connection, and repeats what failed once it is back. */
function useWatchConnection(waits: boolean): void {
  const client = useQueryClient()
  const online = useOnline()
  useEffect(() => {
    if (waits || !online) reportNoAnswer()
  }, [waits, online])
  useEffect(
    () =>
      whenReached(() => {
        retryLoading()
        void client.invalidateQueries({ predicate: ({ state }) => state.error !== null })
      }),
    [client],
  )
}

/** Above screens with their own frame: the browser's language, and a lost connection. */
export function Offers() {
  const t = useText()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <OfferLanguage />
      <Banners />
      <Outlet />
    </>
  )
}
