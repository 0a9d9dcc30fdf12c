/** What blocks closing the account, each with a link to resolve it. */
import { Link as RouterLink } from 'react-router'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { HiddenAmounts, Link, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type Obstacle = WireReplyOf<Api['readClosing']>['data']['in_the_way'][number]

const PATHS = {
  balance: '/withdraw',
  bonus: '/dashboard',
  earning: '/dashboard',
  plans: '/investments',
  withdrawals: '/transactions',
  deposits: '/transactions',
} as const

export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = useText()
  return (
    <div className="grid w-full gap-2">
      <p>{t('data.in_the_way')}</p>
      <ul className="grid gap-1">
        {obstacles.map(({ kind, amount, count }) => (
          <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1.5">
            <HiddenAmounts text={t(`data.obstacles.${kind}`, { amount: moneyText(amount ?? '0.00'), count: count ?? 0 })} />
            {kind !== 'administrator' && (
              <Link render={<RouterLink to={PATHS[kind]} />} className="inline-flex min-h-11 items-center text-13 lg:min-h-0">
                {t(`data.ways.${kind}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
