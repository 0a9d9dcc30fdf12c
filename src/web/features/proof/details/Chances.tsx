/** The probability that an omission is detected, with its formula. */
import { Card, Percent, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { accountsOf, checkersOf } from '../checkers-of.ts'
import type { Published } from '../proof-query.ts'
import { detectionProbabilityBps } from './detection-probability.ts'

const OMITTED = [1, 3, 10] as const
const SHARES = ['now', 'tenth', 'quarter', 'half'] as const

export function Chances({ front, statement }: Published) {
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
      <p className="mt-4 text-13 text-text-2">
        {t('proof.checkers.formula')}{' '}
        <bdi dir="ltr" className="num whitespace-normal">
          {t('proof.checkers.formula_math')}
        </bdi>
        . {t('proof.checkers.formula_one')}
      </p>
      <p className="mt-2 text-13 text-text-2">{t('proof.checkers.counted')}</p>
    </Card>
  )
}
