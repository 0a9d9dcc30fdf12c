/** An entry's ids and raw values: who, the action's name, the record, what changed, and the reason. */
import { Link as RouterLink } from 'react-router'
import { auditSentence, type NamedEntry } from '#web/console/shared/audit-sentence.ts'
import { Changed } from '#web/console/shared/Changed.tsx'
import { Button, Dialog, Link, TermsList } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { objectPath } from './object-path.ts'

type EntryDetailsProps = { readonly entry: NamedEntry; readonly onClose: () => void; readonly onObject: (id: string) => void }

export function EntryDetails({ entry, onClose, onObject }: EntryDetailsProps) {
  const t = useText()
  const { id, at, action, actor_email, actor, object_kind, object_id, reason } = entry
  const path = objectPath(entry)
  const name = object_id ?? object_kind
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={auditSentence(t, entry)} closeLabel={t('admin.close')}>
      <div className="grid gap-5">
        <TermsList
          terms={[
            { term: t('trail.at'), value: momentText(at), note: t('trail.entry', { id }) },
            { term: t('trail.who'), value: <span className="wrap-anywhere">{actor_email ?? actor ?? t('trail.system')}</span> },
            { term: t('trail.action'), value: action },
            {
              term: t('trail.record'),
              value: <span className="wrap-anywhere">{path ? <Link render={<RouterLink to={path} />}>{name}</Link> : name}</span>,
            },
            ...(reason ? [{ term: t('trail.reason'), value: <span className="whitespace-pre-line wrap-anywhere">{reason}</span> }] : []),
          ]}
        />
        <section className="grid gap-2">
          <h3 className="font-head text-13 font-semibold">{t('trail.change')}</h3>
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
