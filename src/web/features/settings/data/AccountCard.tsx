/** The account number, and closing the account: the obstacles, or the confirmation. */

import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { Button, Card, CopyButton, HiddenAmounts, Link, moneyText, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { readStoredUser } from '#web/shared/session/stored-user.ts'
import { CloseDialog } from './CloseDialog.tsx'

export function AccountCard() {
  const t = useText()
  const id = readStoredUser()?.id ?? ''
  return (
    <Card title={t('data.account')}>
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-2">
          <h3 className="font-head text-14 font-bold">{t('data.account_id')}</h3>
          <p className="text-text-2">{t('data.account_help')}</p>
          <p className="num text-13 wrap-anywhere whitespace-normal">
            <Link render={<RouterLink to="/verify" />}>{id}</Link>
          </p>
          <CopyButton text={id} label={t('data.copy')} copiedLabel={t('data.copied')} failedLabel={t('data.copy_failed')} />
        </div>
        <Closing />
      </div>
    </Card>
  )
}

function Closing() {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useData(read('readClosing'), { staleTime: 0 })
  return (
    <section aria-label={t('data.close_title')} className="grid justify-items-start gap-2 border-t border-line pt-6">
      <h3 className="font-head text-14 font-bold">{t('data.close_title')}</h3>
      <p className="text-text-2">{t('data.close_help')}</p>
      {!data && error && <Failed bare title={t('data.close_failed')} error={error} onRetry={() => void refetch()} working={isFetching} />}
      {!data && !error && <Skeleton width={160} height={44} />}
      {data && !data.can_close && <Obstacles obstacles={data.in_the_way} />}
      {data && (
        <Button variant="danger" disabled={!data.can_close} onClick={() => data.can_close && setAsked(true)} className="mt-2">
          {t('data.close')}
        </Button>
      )}
      {asked && <CloseDialog onClose={() => setAsked(false)} onRefused={() => void refetch()} />}
    </section>
  )
}

/** What blocks closing the account, each with a link to resolve it. */
type Obstacle = WireData<'readClosing'>['in_the_way'][number]

const PATHS = {
  balance: '/withdraw',
  bonus: '/dashboard',
  earning: '/dashboard',
  plans: '/investments',
  withdrawals: '/transactions',
  deposits: '/transactions',
} as const

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
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
