/** Pending and decided changes of a second administrator. */
import { Alone } from '#web/console/shared/Changed.tsx'
import { useTeam } from '#web/console/shared/queries/team.ts'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { Queue } from '#web/console/shared/queue/Queue.tsx'
import { useChangeRows } from '#web/console/shared/queue/rows.ts'
import { Button, EmptyState, FilterTabs } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const states = ['', 'approved', 'declined', 'expired', 'overtaken', 'all'] as const

export function Changes() {
  const t = useText()
  const { values, choose } = useFilters(['state', 'object_id'])
  const team = useTeam()
  const shown = states.find((state) => state === values.state) ?? ''
  const state = shown === '' ? 'waiting' : shown === 'all' ? undefined : shown
  const source = useChangeRows({ state, object_id: values.object_id || undefined })
  const head = (
    <>
      {team.data && !team.data.four_eyes && <Alone />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('approvals.state')}
          value={shown}
          onChange={(next) => choose('state', next)}
          tabs={states.map((value) => ({ value, label: t(value === 'all' ? 'approvals.all' : `approvals.states.${value || 'waiting'}`) }))}
        />
        {values.object_id && (
          <Button variant="secondary" size="s" icon="x" onClick={() => choose('object_id', '')}>
            {t('approvals.one_record')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <Queue
      source={source}
      label={t('approvals.list')}
      head={head}
      failed={t('approvals.failed')}
      single={values.object_id !== ''}
      empty={
        <EmptyState bare title={t(shown === '' ? 'approvals.none_waiting' : 'approvals.none')}>
          {t('approvals.none_help')}
        </EmptyState>
      }
    />
  )
}
