/** One transaction: amount and state, available actions, history with reasons, facts, and postings. */
import { Link as RouterLink, useParams } from 'react-router'
import { chipOf, directionOf, labelKey, stepsOf, type TransactionDetail } from '#web/entities/transaction/index.ts'
import { Breadcrumb, Card, Chip, Link, Live, Money, Skeleton, TermsList, Timeline } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { momentText, realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { OpenActions, Postings, useTransaction } from './Postings.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const transaction = useTransaction(id)
  const again = { onRetry: () => void transaction.refetch(), working: transaction.isFetching }
  if (transaction.data) {
    return (
      <>
        <Breadcrumb
          label={t('transactions.trail')}
          trail={[{ label: t('transactions.title'), href: '/transactions', render: <RouterLink to="/transactions" /> }]}
          current={t(`transactions.labels.${labelKey(transaction.data)}`)}
        />
        <StaleNote error={transaction.error} at={transaction.dataUpdatedAt} {...again} />
        <Detail transaction={transaction.data} />
      </>
    )
  }
  if (isAbsent(transaction.error)) {
    return (
      <NotFound own title={t('transactions.not_found')} back={t('transactions.back')} to="/transactions">
        {t('transactions.not_found_help')}
      </NotFound>
    )
  }
  if (transaction.isError) return <Failed title={t('transactions.failed_one')} error={transaction.error} {...again} />
  return <DetailSkeleton />
}

function Detail({ transaction }: { transaction: TransactionDetail }) {
  const t = useText()
  const { status, kind } = chipOf(transaction.state)
  return (
    <div className={`${columns} xl:grid-rows-[auto_1fr]`}>
      <Card
        title={t(`transactions.labels.${labelKey(transaction)}`)}
        quiet
        aside={
          <Live>
            <Chip kind={kind}>{t(`transactions.status.${status}`)}</Chip>
          </Live>
        }
      >
        <div className="grid gap-5">
          <p className="-mt-2">
            <Money value={transaction.amount} sign={directionOf(transaction)} size="xxl" className="whitespace-normal wrap-anywhere" />
          </p>
          <OpenActions transaction={transaction} />
          <Link className="justify-self-start" render={<RouterLink to={`/support?transaction=${transaction._id}`} />}>
            {t('shell.ask_about')}
          </Link>
        </div>
      </Card>
      <div className="grid gap-4 md:gap-6 xl:row-span-2 [&>*]:min-w-0">
        <Card title={t('transactions.timeline')}>
          <Timeline
            label={t('transactions.timeline')}
            words={{
              done: t('transactions.words.done'),
              now: t('transactions.words.now'),
              next: t('transactions.words.next'),
              failed: t('transactions.words.failed'),
            }}
            steps={stepsOf(t, transaction)}
          />
        </Card>
        <Facts transaction={transaction} />
      </div>
      <Postings postings={transaction.postings} />
    </div>
  )
}

function Facts({ transaction }: { transaction: TransactionDetail }) {
  const t = useText()
  const { payment_option, selected_coin, network, address, bank_detail, narration } = transaction
  const facts: [Parameters<typeof t>[0], string | null | undefined][] = [
    ['transactions.facts.account', t(`transactions.accounts.${transaction.account_type}`)],
    ['transactions.facts.method', payment_option && t(`deposit.${payment_option}`)],
    ['transactions.facts.coin', selected_coin?.toUpperCase()],
    ['transactions.facts.network', network],
    ['transactions.facts.address', address],
    ['transactions.facts.bank', bank_detail?.acct_no],
    [transaction.origin === 'plan' ? 'transactions.facts.plan' : 'transactions.facts.description', narration],
    ['transactions.facts.recorded', realMomentText(transaction.created_at)],
    ['transactions.facts.effective', momentText(transaction.effective_at)],
    ['transactions.facts.id', transaction._id],
  ]
  return (
    <Card title={t('transactions.facts.title')}>
      <TermsList terms={facts.filter(([, value]) => value).map(([key, value]) => ({ key, term: t(key), value }))} />
    </Card>
  )
}

function DetailSkeleton() {
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={96} height={16} />
        <Skeleton width={180} height={40} className="mt-4" />
        <Skeleton lines={5} height={20} className="mt-10" />
      </Card>
      <Card>
        <Skeleton width={120} height={20} />
        <Skeleton lines={6} height={18} className="mt-6" />
      </Card>
    </Loading>
  )
}
