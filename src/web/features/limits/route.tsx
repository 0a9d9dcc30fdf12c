/** What the member may do now: first what blocks, then every limit by subject. */
import { Link as RouterLink } from 'react-router'
import { Assurance, Card, Link, Note, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { type GroupName, groupPaths, groups, isBlocking, type Limit, limitsIn, plansOf, windowsOf } from './groups.ts'
import { LimitList } from './LimitList.tsx'
import { useLimitWords } from './limit-words.ts'
import { PlanTable } from './PlanLimits.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'
const LEFT: readonly GroupName[] = ['account', 'deposits', 'bots']
const RIGHT: readonly GroupName[] = ['withdrawals', 'files']

export function Component() {
  const t = useText()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useData(read('readLimits'), { staleTime: 0 })
  const again = { onRetry: () => void refetch(), working: isFetching }
  if (!data) return error ? <Failed title={t('limits.failed')} error={error} {...again} /> : <LimitsSkeleton />
  return (
    <>
      <StaleNote error={error} at={dataUpdatedAt} {...again} />
      <Now limits={data.limits} />
      <div className={columns}>
        <Stack names={LEFT} limits={data.limits} />
        <Stack names={RIGHT} limits={data.limits} />
      </div>
      <Card title={t('limits.groups.plans')} aside={<Link render={<RouterLink to="/plans" />}>{t('shell.plans')}</Link>}>
        <p className="mb-4 max-w-[60ch] text-text-2">{t('limits.plans_help')}</p>
        <PlanTable plans={plansOf(data.limits)} />
      </Card>
      <GroupCard name="security" limits={data.limits} wide />
      <p className="text-14 text-text-3 tabular-nums">{t('limits.as_of', { at: realMomentText(data.as_of) })}</p>
    </>
  )
}

/** What blocks now, and until when. */
function Now({ limits }: { limits: readonly Limit[] }) {
  const t = useText()
  const words = useLimitWords()
  const blocking = limits.filter(isBlocking)
  return (
    <Card title={t('limits.now')} titleSize="l">
      <p className="mb-4 max-w-[60ch] text-text-2">{t('limits.intro')}</p>
      {blocking.length === 0 ? (
        <Assurance>{t('limits.nothing')}</Assurance>
      ) : (
        <ul className="grid gap-3">
          {blocking.map((limit) => {
            const { name, blocked, ends, left } = words(limit)
            return (
              <li key={`${limit.name} ${limit.subject} ${limit.per_seconds}`}>
                <Note kind="risk" live={false} title={name}>
                  {blocked} {left !== null && ends}
                </Note>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

type Shown = { readonly limits: readonly Limit[] }

function Stack({ names, limits }: Shown & { names: readonly GroupName[] }) {
  return (
    <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
      {names.map((name) => (
        <GroupCard key={name} name={name} limits={limits} />
      ))}
    </div>
  )
}

function GroupCard({ name, limits, wide }: Shown & { name: GroupName; wide?: true }) {
  const t = useText()
  const { to, label } = groupPaths[name]
  const own = limitsIn(limits, groups[name])
  const rows = windowsOf(own)
  const half = Math.ceil(rows.length / 2)
  return (
    <Card title={t(`limits.groups.${name}`)} aside={<Link render={<RouterLink to={to} />}>{t(label)}</Link>}>
      {wide ? (
        <div className="grid items-start gap-x-12 max-xl:[&>:last-child]:border-t max-xl:[&>:last-child]:border-line max-xl:[&>:last-child]:pt-3.5 xl:grid-cols-2 [&>*]:min-w-0">
          <LimitList limits={rows.slice(0, half).flat()} />
          <LimitList limits={rows.slice(half).flat()} />
        </div>
      ) : (
        <LimitList limits={own} />
      )}
    </Card>
  )
}

function LimitsSkeleton() {
  return (
    <Loading className="grid gap-4 md:gap-6">
      <Card>
        <Skeleton width={160} height={24} />
        <Skeleton lines={2} height={20} className="mt-5" />
      </Card>
      <div className={columns}>
        {['deposits', 'withdrawals'].map((name) => (
          <Card key={name}>
            <Skeleton width={120} height={20} />
            <Skeleton lines={5} height={52} className="mt-6" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
