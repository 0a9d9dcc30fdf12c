/** Pending and decided changes of a second administrator. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { DecideDialog, type Deciding } from '#web/console/shared/decide/DecideDialog.tsx'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useChanges } from '#web/console/shared/queries/approvals.ts'
import { useTeam } from '#web/console/shared/queries/team.ts'
import { useFilters } from '#web/console/shared/search-params.ts'
import { Button, EmptyState, FilterTabs, Note, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { ChangeCard } from './ChangeCard.tsx'

const states = ['', 'approved', 'declined', 'expired', 'overtaken', 'all'] as const

export function Component() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['state', 'object_id'])
  const shown = states.find((state) => state === values.state) ?? ''
  const state = shown === '' ? 'waiting' : shown === 'all' ? undefined : shown
  const changes = useChanges({ state, object_id: values.object_id, cursor })
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const again = { onRetry: () => void changes.refetch(), working: changes.isFetching }
  return (
    <>
      <Alone />
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
      {changes.data && <StaleNote error={changes.error} at={changes.dataUpdatedAt} {...again} />}
      {changes.data ? (
        <section aria-label={t('approvals.list')} className="grid gap-4 [&>*]:min-w-0">
          {changes.data.data.length === 0 && (
            <EmptyState title={t(shown === '' ? 'approvals.none_waiting' : 'approvals.none')}>{t('approvals.none_help')}</EmptyState>
          )}
          {changes.data.data.map((change) => (
            <ChangeCard key={change._id} change={change} onDecide={setDeciding} />
          ))}
          {changes.data.data.length > 0 && <ListPager page={changes.data.page} />}
        </section>
      ) : changes.isError ? (
        <Failed title={t('approvals.failed')} error={changes.error} {...again} />
      ) : (
        <Skeleton height={220} />
      )}
      {deciding && <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

/** With a single administrator no change waits, and the console says so. */
function Alone() {
  const t = useText()
  const invites = useHasRole('administrator')
  const team = useTeam()
  if (!team.data || team.data.four_eyes) return null
  return (
    <Note
      kind="risk"
      icon="users"
      title={t('approvals.alone')}
      action={
        invites && (
          <Button variant="secondary" size="s" render={<RouterLink to="/admin/team#invite" />}>
            {t('approvals.invite')}
          </Button>
        )
      }
    >
      {t('approvals.alone_help')}
    </Note>
  )
}
