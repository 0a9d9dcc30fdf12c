/** Whether liabilities are covered, and the operator's remaining reserve and budgets. */
import { Link as RouterLink } from 'react-router'
import { Card, Chip, Link, Money, moneyText, SumList } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'
import { PartBar } from '#web/shared/term/index.ts'

const WHOLE_BPS = 10_000

export function Reserve({ overview }: { overview: AdminOverview }) {
  const t = useText()
  const { coverage_bps, reserve_free, reserve_committed, referral_budget, adjustment_budget } = overview
  return (
    <Card
      title={t('desk.overview.reserve')}
      aside={
        <Link className="text-14" render={<RouterLink to="/admin/treasury" />}>
          {t('desk.overview.to_reserve')}
        </Link>
      }
    >
      <div className="grid gap-4">
        <div>
          <Coverage bps={coverage_bps} />
        </div>
        <PartBar
          parts={[
            { part: 'aside', weight: Number(reserve_committed) },
            { part: 'free', weight: Number(reserve_free) },
          ]}
          label={t('desk.overview.reserve_drawing', { committed: moneyText(reserve_committed), free: moneyText(reserve_free) })}
        />
        <SumList
          lines={[
            { label: t('desk.overview.committed'), figure: <Money value={reserve_committed} /> },
            { label: t('desk.overview.free'), figure: <Money value={reserve_free} /> },
            { label: t('desk.overview.referral_budget'), figure: <Money value={referral_budget} /> },
            { label: t('desk.overview.adjustment_budget'), figure: <Money value={adjustment_budget} /> },
          ]}
        />
      </div>
    </Card>
  )
}

function Coverage({ bps }: { bps: number | null }) {
  const t = useText()
  if (bps === null) return <Chip kind="neutral">{t('desk.overview.nothing_owed')}</Chip>
  const covered = bps >= WHOLE_BPS
  return (
    <Chip kind={covered ? 'success' : 'failed'}>
      {t(covered ? 'desk.overview.covered' : 'desk.overview.not_covered', { percent: coverageText(bps) })}
    </Chip>
  )
}
