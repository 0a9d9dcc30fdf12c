/** Filters of the log by action, actor, date and record; all of them are in the URL. */
import { auditActions } from '#contract/shared/audit-action'
import { actionText } from '#web/console/shared/AuditSentence.tsx'
import { MoreFilters, SearchField } from '#web/console/shared/ListPager.tsx'
import { useTeam } from '#web/console/shared/queries/team.ts'
import { Button, Field, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { type AuditFilters, toAuditQuery } from './columns.tsx'

type Props = {
  readonly values: AuditFilters
  readonly choose: (name: keyof AuditFilters, value: string) => void
  readonly clear: () => void
}

export function Filters({ values, choose, clear }: Props) {
  const t = useText()
  const members = useTeam().data?.members ?? []
  const filtered = Object.values(values).some((value) => value !== '')
  const named = values.action && !auditActions.some((one) => one === values.action) ? [values.action, ...auditActions] : auditActions
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField value={values.q} hint={t('trail.search_hint')} onChange={(text) => choose('q', text)} />
        <MoreFilters chosen={[values.action, values.actor, values.from, values.to]}>
          <Select
            size="s"
            frameClassName="w-full sm:w-44"
            aria-label={t('trail.action')}
            value={values.action}
            onChange={(event) => choose('action', event.target.value)}
            options={[{ value: '', label: t('trail.all_actions') }, ...named.map((value) => ({ value, label: actionText(t, value) }))]}
          />
          <Select
            size="s"
            frameClassName="w-full sm:w-48"
            aria-label={t('trail.actor')}
            value={values.actor}
            onChange={(event) => choose('actor', event.target.value)}
            options={[{ value: '', label: t('trail.everybody') }, ...members.map(({ id, email }) => ({ value: id, label: email }))]}
          />
          <Field label={t('trail.from')} className="min-w-40 flex-1 sm:w-44 sm:flex-none">
            <TextInput
              size="s"
              type="date"
              value={values.from}
              max={values.to || undefined}
              onChange={(event) => choose('from', event.target.value)}
            />
          </Field>
          <Field label={t('trail.to')} className="min-w-40 flex-1 sm:w-44 sm:flex-none">
            <TextInput
              size="s"
              type="date"
              value={values.to}
              min={values.from || undefined}
              onChange={(event) => choose('to', event.target.value)}
            />
          </Field>
        </MoreFilters>
        <div className="ms-auto flex flex-wrap gap-3">
          {filtered && (
            <Button variant="quiet" size="s" onClick={clear}>
              {t('trail.clear')}
            </Button>
          )}
          <CsvButton name="listAudit" ask={{ query: toAuditQuery(values) }} />
        </div>
      </div>
      {values.object_id && <OneRecord id={values.object_id} onClear={() => choose('object_id', '')} />}
    </search>
  )
}

function OneRecord({ id, onClear }: { id: string; onClear: () => void }) {
  const t = useText()
  return (
    <div>
      <Button variant="secondary" size="s" icon="x" className="max-w-full" onClick={onClear}>
        <span className="min-w-0 truncate">{t('trail.one_record', { id })}</span>
      </Button>
    </div>
  )
}
