/** The audit log, newest first: actor, action, old and new values, reason; and its verification. */

import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import type { WireReply } from '#contract/routes'
import { actorText, auditSentence, type NamedEntry } from '#web/console/shared/AuditSentence.tsx'
import { Changed } from '#web/console/shared/Changed.tsx'
import { InfiniteListFoot } from '#web/console/shared/ListPager.tsx'
import { useFilters, useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import { Button, Dialog, EmptyState, Link, TermsList } from '#web/kit/index.ts'
import { VirtualTable } from '#web/kit/table/VirtualTable.tsx'
import { call } from '#web/shared/call/call.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { filterNames, toAuditQuery, useColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { Verify } from './Verify.tsx'

export function Component() {
  const t = useText()
  const { values, choose } = useFilters(filterNames)
  const [, setSearch] = useSearchParams()
  // Also clears typed text that wasn't submitted.
  const [cleared, setCleared] = useState(0)
  const [open, setOpen] = useState<NamedEntry | null>(null)
  const clear = () => {
    setCleared(cleared + 1)
    setSearch({})
  }
  const log = useInfiniteList<NamedEntry, WireReply<'listAudit'>>({
    key: ['listAudit', values],
    read: ({ signal, ...page }) => call('listAudit', { query: { ...toAuditQuery(values), ...page }, signal }),
  })
  return (
    <>
      <Verify />
      <Filters key={cleared} values={values} choose={choose} clear={clear} />
      <VirtualTable
        tableFrom="md"
        {...log.list}
        label={t('trail.table')}
        columns={useColumns(setOpen)}
        rowKey={(row) => row.id}
        failed={<Failed bare title={t('trail.failed')} error={log.error} {...log.again} />}
        empty={
          <EmptyState bare title={t('trail.none')}>
            {t('trail.none_help')}
          </EmptyState>
        }
        footer={<InfiniteListFoot {...log.foot} />}
      />
      {open && (
        <EntryDetails
          entry={open}
          onClose={() => setOpen(null)}
          onObject={(id) => {
            setOpen(null)
            choose('object_id', id)
          }}
        />
      )}
    </>
  )
}

/** An entry's ids and raw values: who, the action's name, the record, what changed, and the reason. */
type EntryDetailsProps = { readonly entry: NamedEntry; readonly onClose: () => void; readonly onObject: (id: string) => void }

function EntryDetails({ entry, onClose, onObject }: EntryDetailsProps) {
  const t = useText()
  const { id, at, action, actor_email, object_kind, object_id, reason } = entry
  const path = objectPath(entry)
  const name = object_id ?? object_kind
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={auditSentence(t, entry)} closeLabel={t('admin.close')}>
      <div className="grid gap-5">
        <TermsList
          terms={[
            { term: t('trail.at'), value: realMomentText(at), note: t('trail.entry', { id }) },
            {
              term: t('trail.who'),
              value: <span className="wrap-anywhere">{actor_email ? `${actorText(t, entry)}, ${actor_email}` : actorText(t, entry)}</span>,
            },
            { term: t('trail.action'), value: action },
            {
              term: t('trail.record'),
              value: <span className="wrap-anywhere">{path ? <Link render={<RouterLink to={path} />}>{name}</Link> : name}</span>,
            },
            ...(reason ? [{ term: t('trail.reason'), value: <span className="whitespace-pre-line wrap-anywhere">{reason}</span> }] : []),
          ]}
        />
        <section className="grid gap-2">
          <h3 className="font-head text-14 font-semibold">{t('trail.change')}</h3>
          <Changed entry={entry} />
        </section>
        {object_id && (
          <Button variant="secondary" size="s" icon="filter" className="justify-self-start" onClick={() => onObject(object_id)}>
            {t('trail.only_record')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type Of = { readonly object_kind: string; readonly object_id: string | null }

const one: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/admin/user/${id}`,
  transaction: (id) => `/admin/transaction?id=${id}`,
  plan: (id) => `/admin/plans/${encodeURIComponent(id)}`,
  wallet: (id) => `/admin/wallets/${id}`,
  treasury: (id) => `/admin/treasury?account=${encodeURIComponent(id)}#postings`,
}
const all: Readonly<Record<string, string>> = {
  announcement: '/admin/announcements',
  'business-date': '/admin/settings',
  invite: '/admin/team',
  ira_application: '/admin?show=applications&state=all',
  settings: '/admin/settings',
  testimonial: '/admin?show=testimonials&state=all',
}

/** The path of an entry's object; null if it has no screen. */
function objectPath({ object_kind, object_id }: Of): string | null {
  return (object_id === null ? undefined : one[object_kind]?.(object_id)) ?? all[object_kind] ?? null
}
