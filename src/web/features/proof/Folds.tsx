/** What only some readers need, closed at first: the check in this browser, how it works, its limits, addresses, technical details. */

import { Suspense } from 'react'
import type { Statement } from '#proof/index'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Card, Fold, Money, Percent, Skeleton, Table } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/page-context.tsx'
import { AddressChanges } from './AddressChanges.tsx'
import { accountsOf, checkersOf } from './Checkers.tsx'
import { CheckpointCard } from './details/CheckpointCard.tsx'
import { Epochs } from './details/Epochs.tsx'
import { FileFormats } from './details/FileFormats.tsx'
import { detectionProbabilityBps, RunTool } from './details/RunTool.tsx'
import { Cheats, HowItWorks, Limits } from './explained/HowItWorks.tsx'
import type { Published } from './proof-query.ts'

const Check = lazyPart(async () => (await import('./check/Check.tsx')).Check)

/** `published`: null before the first epoch. */
export function Folds({ published }: { published: Published | null }) {
  const t = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Fold id="check" title={t('proof.verify_any')} later>
        <Suspense fallback={<Skeleton height={320} />}>
          <Check />
        </Suspense>
      </Fold>
      <Fold id="how" title={t('proof.how.title')}>
        <HowItWorks />
      </Fold>
      <Fold id="limits" title={t('proof.folds.limits')}>
        <div className={PAIR}>
          <Cheats />
          <Limits />
        </div>
      </Fold>
      <Fold id="addresses" title={t('proof.addresses.title')}>
        <AddressChanges />
      </Fold>
      <Fold id="details" title={t('proof.folds.details')} about={listText(ABOUT.map((part) => t(`proof.folds.${part}`)))}>
        <Details published={published} />
      </Fold>
    </div>
  )
}

const PAIR = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'
const ABOUT = ['hashes', 'key', 'formula', 'command', 'files'] as const

function Details({ published }: { published: Published | null }) {
  const origin = useOrigin()
  return (
    <>
      {published && (
        <div className={PAIR}>
          <CheckpointCard {...published} />
          <Classes statement={published.statement} />
        </div>
      )}
      {published && <Epochs epochs={published.front.epochs} />}
      <div className={PAIR}>
        {published && <Chances {...published} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <RunTool origin={origin} />
          <FileFormats />
        </div>
      </div>
    </>
  )
}

/** The probability that an omission is detected, with its formula. */
const OMITTED = [1, 3, 10] as const
const SHARES = ['now', 'tenth', 'quarter', 'half'] as const

function Chances({ front, statement }: Published) {
  const t = useText()
  const accounts = accountsOf(statement)
  const shares = {
    now: checkersOf(front, statement),
    tenth: Math.ceil(accounts / 10),
    quarter: Math.ceil(accounts / 4),
    half: Math.ceil(accounts / 2),
  }
  const rows = SHARES.map((share) => ({
    name: t(`proof.checkers.${share}`, { checkers: shares[share], accounts }),
    checkers: shares[share],
  }))
  return (
    <Card id="formula" title={t('proof.checkers.chance')} level={3} className="scroll-mt-32">
      <Table
        bare
        label={t('proof.checkers.share')}
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'share', head: t('proof.checkers.share'), card: 'title', cell: (row) => row.name },
          ...OMITTED.filter((omitted) => omitted === 1 || omitted < accounts).map((omitted) => ({
            key: String(omitted),
            head: t('proof.checkers.omitted', { count: omitted }),
            align: 'right' as const,
            cell: (row: (typeof rows)[number]) => (
              <Percent value={detectionProbabilityBps({ accounts, checkers: row.checkers, omitted })} />
            ),
          })),
        ]}
      />
      <p className="mt-4 text-14 text-text-2">
        {t('proof.checkers.formula')}{' '}
        <bdi dir="ltr" className="num whitespace-normal">
          {t('proof.checkers.formula_math')}
        </bdi>
        . {t('proof.checkers.formula_one')}
      </p>
      <p className="mt-2 text-14 text-text-2">{t('proof.checkers.counted')}</p>
    </Card>
  )
}

/** What is owed and held, by class, to the cent. */
const ROWS = ['owed', 'of_promised', 'custody', 'of_free', 'of_other'] as const
type RowName = (typeof ROWS)[number]

function Classes({ statement }: { statement: Statement }) {
  const t = useText()
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = statement
  const amounts: Record<RowName, bigint> = {
    owed: liabilities,
    of_promised: reserve_committed,
    custody,
    of_free: reserve_free,
    of_other: operator_other,
  }
  return (
    <Card title={t('proof.balance.title')} level={3}>
      <Table
        bare
        label={t('proof.balance.table')}
        rows={ROWS}
        rowKey={(row) => row}
        columns={[
          { key: 'class', head: t('proof.balance.class'), card: 'title', cell: (row) => <ClassName row={row} /> },
          { key: 'amount', head: t('proof.balance.amount'), card: 'figure', align: 'right', cell: (row) => <Money value={amounts[row]} /> },
        ]}
      />
    </Card>
  )
}

function ClassName({ row }: { row: RowName }) {
  const t = useText()
  const part = row.startsWith('of_')
  return <span className={part ? 'block ps-4 text-text-2' : 'font-medium'}>{t(`proof.balance.${row}`)}</span>
}
