/** Settled deposits and withdrawals of the last thirty days (UTC). */
import { useMemo } from 'react'
import { Card, moneyText } from '#web/kit/index.ts'
import { BarChart } from '#web/shared/chart/index.ts'
import { dayTickText, utcDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

const format = (value: string): string => moneyText(value)

export function Flows({ days }: { days: AdminOverview['days'] }) {
  const t = useText()
  const groups = useMemo(
    () =>
      days.map(({ day, deposits, withdrawals }) => ({
        key: day,
        name: utcDayText(day),
        tick: dayTickText(day),
        values: { deposits, withdrawals },
      })),
    [days],
  )
  return (
    <Card>
      <BarChart
        label={t('desk.overview.flows')}
        group={t('desk.overview.day')}
        groups={groups}
        series={[
          { key: 'deposits', name: t('desk.overview.deposits'), colour: 1 },
          { key: 'withdrawals', name: t('desk.overview.withdrawals'), colour: 3 },
        ]}
        format={format}
        money
        newest_first
        clip
        head={<h2 className="font-head text-16 font-bold tracking-[-.005em]">{t('desk.overview.flows')}</h2>}
        empty={t('desk.overview.flows_none')}
        height="h-56 md:h-64"
      />
    </Card>
  )
}
