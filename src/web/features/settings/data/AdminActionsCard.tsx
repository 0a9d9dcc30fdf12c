/** Administrators' actions on this account, newest first, each with its reason; and copies of the member's data. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import type { MemberAction } from '#contract/shared/audit-action'
import { Button, Card, Link, Pager, Skeleton } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvDownload } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { JSON_FILE, useDownload } from '#web/shared/screen/FileLink.tsx'

type Action = WireData<'listAdminActions'>[number]

const PAGE = '10'

export function AdminActionsCard() {
  const t = useText()
  const [cursors, setCursors] = useState<readonly string[]>([])
  const cursor = cursors.at(-1)
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('listAdminActions', { query: { limit: PAGE, cursor } }),
    placeholderData: keepPreviousData,
  })
  const next = data?.page.next_cursor
  return (
    <Card title={t('data.actions.title')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t('data.actions.help')}</p>
      {data ? (
        <Actions actions={data.data} />
      ) : isError ? (
        <Failed bare title={t('data.actions.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
      ) : (
        <Skeleton lines={3} height={24} />
      )}
      {(next || cursor) && (
        <Pager
          label={t('data.actions.pages')}
          previousLabel={t('data.actions.newer')}
          nextLabel={t('data.actions.older')}
          onPrevious={cursor ? () => setCursors(cursors.slice(0, -1)) : undefined}
          onNext={next && !isPlaceholderData ? () => setCursors([...cursors, next]) : undefined}
        />
      )}
    </Card>
  )
}

function Actions({ actions }: { actions: readonly Action[] }) {
  const t = useText()
  if (actions.length === 0) return <p className="font-medium">{t('data.actions.none')}</p>
  return (
    <ul>
      {actions.map(({ id, at, action, reason, transaction_id }) => (
        <li key={id} className="grid gap-0.5 border-t border-line py-3 first:border-t-0 first:pt-0">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{wordsOf(t, action)}</span>
            <span className="num text-14 text-text-2">{realMomentText(at)}</span>
          </span>
          {reason && <span className="text-14 wrap-anywhere text-text-2">{t('data.actions.reason', { reason })}</span>}
          {transaction_id && (
            <span className="text-14">
              <Link render={<RouterLink to={`/transactions/${transaction_id}`} />}>{t('data.actions.transaction')}</Link>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Underscored<Name extends string> = Name extends `${infer One}.${infer Rest}`
  ? `${One}_${Underscored<Rest>}`
  : Name extends `${infer One}-${infer Rest}`
    ? `${One}_${Rest}`
    : Name

/** An action without words does not compile. */
function wordsOf(t: ReturnType<typeof useText>, action: MemberAction): string {
  return t(`data.actions.words.${action.replaceAll(/[.-]/g, '_') as Underscored<MemberAction>}`)
}

/** Downloads: transactions as a table, and all data as one file. */
export function CopiesCard() {
  const t = useText()
  const everything = useDownload()
  return (
    <Card title={t('data.copies')}>
      <div className="grid gap-6">
        <Copy words="transactions">
          <CsvDownload name="listTransactions">
            <Button variant="secondary">{t('data.transactions_get')}</Button>
          </CsvDownload>
        </Copy>
        <Copy words="everything">
          <Button
            variant="secondary"
            onClick={() => everything.run({ name: 'exportData', accept: JSON_FILE })}
            working={everything.working}
            workingLabel={t('common.wait')}
          >
            {t('data.everything_get')}
          </Button>
        </Copy>
      </div>
    </Card>
  )
}

function Copy({ words, children }: { words: 'transactions' | 'everything'; children: ReactNode }) {
  const t = useText()
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-head text-14 font-bold">{t(`data.${words}_title`)}</h3>
      <p className="text-text-2">{t(`data.${words}_help`)}</p>
      {children}
    </div>
  )
}
