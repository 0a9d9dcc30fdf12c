/** Postings of one of the operator's accounts, newest first, with the running balance. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MoveKind } from '#kernel/move-kind'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { kindWords } from '#web/entities/figure/index.ts'
import { type Column, EmptyState, Money, Select, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { postingAccounts, type TreasuryPosting } from './treasury.ts'

const labels = {
  'reserve:free': 'free',
  'reserve:committed': 'committed',
  'referral:budget': 'referral',
  'adjustment:budget': 'adjustment',
} as const

export function Postings() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['account'])
  const account = postingAccounts.find((name) => name === values.account) ?? postingAccounts[0]
  const head = useArrival()
  const postings = useQuery({
    ...read('listTreasuryPostings', { query: { account, cursor, limit: '20' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section id="postings" aria-labelledby="postings-head" className="grid gap-4 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="postings-head" ref={head} tabIndex={-1} className="me-auto scroll-mt-24 font-head text-16 font-bold outline-none">
          {t('treasury.postings')}
        </h2>
        <Select
          size="s"
          frameClassName="w-full sm:w-56"
          aria-label={t('treasury.account')}
          value={account}
          onChange={(event) => choose('account', event.target.value)}
          options={postingAccounts.map((value) => ({ value, label: t(`treasury.codes.${labels[value]}`) }))}
        />
        <CsvButton name="listTreasuryPostings" ask={{ query: { account } }} />
      </div>
      <Table
        tableFrom="md"
        label={t('treasury.postings_of', { account: t(`treasury.codes.${labels[account]}`) })}
        columns={useColumns()}
        rows={postings.data?.data ?? []}
        rowKey={(row) => row.entry_id}
        state={postings.data ? 'ready' : postings.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('treasury.postings_failed')}
            error={postings.error}
            onRetry={() => void postings.refetch()}
            working={postings.isFetching}
          />
        }
        empty={<EmptyState bare title={t('treasury.no_postings')} />}
        footer={<ListPager page={postings.data?.page} />}
      />
    </section>
  )
}

/** Scrolls to the postings each time their link is followed. */
function useArrival() {
  const head = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link is followed again
  useEffect(() => {
    if (hash === '#postings') head.current?.focus()
  }, [hash, key])
  return head
}

function useColumns(): Column<TreasuryPosting>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('treasury.time'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realMomentText(row.at)}</span>,
    },
    { key: 'kind', head: t('treasury.kind'), card: 'title', cell: (row) => <span className="font-medium">{kindText(t, row.kind)}</span> },
    {
      key: 'entry',
      head: t('treasury.entry'),
      card: 'meta',
      cell: (row) => (
        <span translate="no" className="num text-text-2">
          {row.entry_id}
        </span>
      ),
    },
    {
      key: 'ref',
      head: t('treasury.ref'),
      cell: (row) => <span className="block text-14 text-text-2 wrap-anywhere">{row.ref}</span>,
    },
    {
      key: 'amount',
      head: t('treasury.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} sign="always" strong />,
    },
    { key: 'after', head: t('treasury.after'), align: 'right', cell: (row) => <Money value={row.after} /> },
  ]
}

const kinds = [
  'operator.fund',
  'operator.take',
  'plan.commit',
  'plan.pay',
  'plan.release',
  'referral.bonus',
  'adjustment.credit',
  'adjustment.debit',
  'reversal',
] as const

function kindText(t: ReturnType<typeof useText>, kind: MoveKind): string {
  const own = kinds.find((name) => name === kind)
  return own ? t(`treasury.kinds.${own}`) : kindWords(t, kind)
}
