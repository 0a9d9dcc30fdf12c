/** Requests a withdrawal. The amount is held at once; the emailed code confirms it; then an administrator decides. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { CancelDialog, CodeDialog, isOpen, isWithdrawal, type Transaction, type Unconfirmed } from '#web/entities/transaction/index.ts'
import { Button, Card, Note, Skeleton, Timeline, useMoneyText } from '#web/kit/index.ts'
import { useAccount, useMe, usePayoutAddresses } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const account = useAccount()
  const addresses = usePayoutAddresses()
  const me = useMe()
  const [waiting, setWaiting] = useState<Unconfirmed | null>(null)
  const open = account.data?.transactions.filter((one) => isOpen(one) && isWithdrawal(one)) ?? []
  const unconfirmed = open.find(({ state }) => state === 'unconfirmed')
  const retry = () => {
    for (const part of [account, addresses, me]) void part.refetch()
  }
  const working = account.isFetching || addresses.isFetching || me.isFetching
  const error = account.error ?? addresses.error ?? me.error
  const ready = account.data && addresses.data && me.data
  return (
    <>
      {ready && <StaleNote error={error} at={account.dataUpdatedAt} onRetry={retry} working={working} />}
      {unconfirmed && !waiting && <EnterCode withdrawal={unconfirmed} />}
      {open.map((one) => one.state !== 'unconfirmed' && <Awaiting key={one._id} withdrawal={one} />)}
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0">
        {account.data && addresses.data && me.data ? (
          <Card title={t('withdraw.form')}>
            <WithdrawForm
              balance={account.data.account_info.main_balance}
              addresses={addresses.data}
              bank={me.data.payoutInfo.bank}
              onSent={setWaiting}
            />
          </Card>
        ) : error ? (
          <Failed title={t('withdraw.failed')} error={error} onRetry={retry} working={working} />
        ) : (
          <FormSkeleton />
        )}
        <WhatNext />
      </div>
      {waiting && (
        <CodeDialog
          withdrawal={waiting}
          onClose={() => {
            setWaiting(null)
            navigate(`/transactions/${waiting.id}`)
          }}
        />
      )}
    </>
  )
}

/** A request whose dialog went with a reload, or with another tab. */
function EnterCode({ withdrawal: { _id, amount } }: { withdrawal: Transaction }) {
  const t = useText()
  const moneyText = useMoneyText()
  return (
    <Note
      kind="risk"
      title={t('withdraw.unconfirmed', { amount: moneyText(amount) })}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to={`/transactions/${_id}`} />}>
          {t('transactions.enter_code')}
        </Button>
      }
    >
      {t('withdraw.unconfirmed_help')}
    </Note>
  )
}

/** Confirmed, and not decided yet. */
function Awaiting({ withdrawal }: { withdrawal: Transaction }) {
  const t = useText()
  const moneyText = useMoneyText()
  const [asking, setAsking] = useState(false)
  return (
    <Note
      icon="clock"
      title={t('withdraw.awaiting', { amount: moneyText(withdrawal.amount) })}
      action={
        <Button acts variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('transactions.cancel')}
        </Button>
      }
    >
      {t('transactions.waiting_admin')}
      {asking && <CancelDialog transaction={withdrawal} onClose={() => setAsking(false)} />}
    </Note>
  )
}

function FormSkeleton() {
  return (
    <Loading>
      <Card className="min-h-158">
        <Skeleton width={120} height={24} />
        <Skeleton height={44} className="mt-8" />
        <Skeleton height={44} className="mt-8" />
        <Skeleton height={56} className="mt-8" />
        <Skeleton height={56} className="mt-2" />
        <Skeleton width={192} height={44} className="mt-8" />
      </Card>
    </Loading>
  )
}

function WhatNext() {
  const t = useText()
  const step = (key: 'held' | 'code' | 'decision' | 'paid', state: 'now' | 'next') => ({
    key,
    title: t(`withdraw.next.${key}`),
    meta: t(`withdraw.next.${key}_meta`),
    state,
  })
  return (
    <Card title={t('withdraw.what_next')}>
      <Timeline
        label={t('withdraw.what_next')}
        words={{
          done: t('withdraw.words.done'),
          now: t('withdraw.words.now'),
          next: t('withdraw.words.next'),
          failed: t('withdraw.words.failed'),
        }}
        steps={[step('held', 'now'), step('code', 'next'), step('decision', 'next'), step('paid', 'next')]}
      />
      <Note className="mt-5">
        {t('withdraw.no_fee')} {t('withdraw.paper')}
      </Note>
    </Card>
  )
}
