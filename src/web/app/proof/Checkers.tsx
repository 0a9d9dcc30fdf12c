/** How many checked, and what that is worth: the chance that leaving people out is noticed. */
import { useText } from '#web/locales/text.ts'
import { Card, Percent, Table } from '#web/ui/index.ts'
import { chanceBps } from './chance.ts'

const OMITTED = [1, 3, 10] as const

export function Checkers({ checkers, accounts, epoch }: { checkers: number; accounts: number; epoch: number }) {
  const t = useText()
  const share = (part: number) => Math.ceil(accounts * part)
  const rows = [
    { name: t('proof.checkers.now', { checkers, accounts }), checkers: Math.min(checkers, accounts) },
    { name: t('proof.checkers.tenth'), checkers: share(0.1) },
    { name: t('proof.checkers.quarter'), checkers: share(0.25) },
    { name: t('proof.checkers.half'), checkers: share(0.5) },
  ]
  return (
    <Card title={t('proof.checkers.title')}>
      <p className="text-16">{t('proof.checkers.count', { checkers, accounts, epoch })}</p>
      <p className="mt-1.5 mb-4 text-13 text-text-2">{t('proof.checkers.counted')}</p>
      <Table
        bare
        label={t('proof.checkers.chance')}
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'share', head: t('proof.checkers.share'), card: 'title', cell: (row) => row.name },
          ...OMITTED.filter((omitted) => omitted === 1 || omitted < accounts).map((omitted) => ({
            key: String(omitted),
            head: t('proof.checkers.omitted', { count: omitted }),
            align: 'right' as const,
            cell: (row: (typeof rows)[number]) => <Percent value={chanceBps({ accounts, checkers: row.checkers, omitted })} />,
          })),
        ]}
      />
      <p className="mt-4 text-13 text-text-2">
        {t('proof.checkers.formula')} <span className="num whitespace-normal">{t('proof.checkers.formula_math')}</span>.{' '}
        {t('proof.checkers.formula_one')}
      </p>
    </Card>
  )
}
