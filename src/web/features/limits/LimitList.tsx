/** The limits of one subject: name and what is left, how much is used, and when it is free again. */
import { Chip, Icon, ProgressBar } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { isBlocking, type Limit, tightest, windowsOf } from './groups.ts'
import { shareOf, useLimitWords } from './limit-words.ts'

export function LimitList({ limits }: { limits: readonly Limit[] }) {
  return (
    <ul>
      {windowsOf(limits).map((windows) => (
        <LimitRow key={`${windows[0].name} ${windows[0].subject}`} windows={windows} />
      ))}
    </ul>
  )
}

/** One limit, of one time or of several. */
function LimitRow({ windows }: { windows: readonly [Limit, ...Limit[]] }) {
  const t = useText()
  const words = useLimitWords()
  const { name, left } = words(tightest(windows))
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">{name}</h3>
        {windows.some(isBlocking) ? <Chip kind="failed">{t('limits.blocked')}</Chip> : left && <span className="num">{left}</span>}
      </div>
      {windows.map((limit) => (
        <LimitWindow key={limit.per_seconds} limit={limit} />
      ))}
    </li>
  )
}

function LimitWindow({ limit }: { limit: Limit }) {
  const { extent, ends, blocked } = useLimitWords()(limit)
  const share = shareOf(limit)
  // That nothing is used says it all.
  const end = limit.ends === 'unused' && extent ? null : ends
  const why = isBlocking(limit) ? (
    <p className="flex gap-1.5 text-14 text-loss">
      <Icon name="warning" size={16} className="mt-0.5" />
      <span className="min-w-0">{blocked}</span>
    </p>
  ) : (
    blocked && <p className="text-14 text-text-2">{blocked}</p>
  )
  if (extent === null || share === null) {
    return (
      <>
        {why}
        <p className="text-14 text-text-2 tabular-nums">{[extent, end].filter(Boolean).join(extent?.endsWith('.') ? ' ' : ' · ')}</p>
      </>
    )
  }
  return (
    <>
      <ProgressBar value={share} label={extent} />
      {why}
      {end && <p className="text-14 text-text-2 tabular-nums">{end}</p>}
    </>
  )
}
