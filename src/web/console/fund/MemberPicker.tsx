/** Picks one member from the console's search. */
import { useState } from 'react'
import { useUser } from '#web/console/shared/queries/users.ts'
import { Button, Field, TextInput } from '#web/kit/index.ts'
import { partsText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSearchAll } from '#web/shared/menu/use-admin-overview.ts'

const MAX_SHOWN = 6
const PERSON = '/admin/user/'

type MemberPickerProps = { readonly id: string; readonly error: string | undefined; readonly onPick: (id: string) => void }

export function MemberPicker({ id, error, onPick }: MemberPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const chosen = useUser(id).data?.user
  const results = useSearchAll(typed.trim(), id === '' && typed.trim().length > 1).data
  const people = results?.filter(({ kind }) => kind === 'user').slice(0, MAX_SHOWN)
  if (id !== '') {
    return (
      <Field label={t('admin.fund.member')} group>
        <div className="flex items-center justify-between gap-3 rounded-3 border border-line-control px-4 py-2">
          <Who name={chosen?.full_name ?? id} note={chosen?.email} />
          <Button variant="quiet" size="s" onClick={() => onPick('')}>
            {t('admin.fund.change')}
          </Button>
        </div>
      </Field>
    )
  }
  return (
    <div className="grid gap-2">
      <Field label={t('admin.fund.member')} hint={t('admin.fund.member_hint')} error={error} required>
        <TextInput type="search" icon="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {people && (
        <ul aria-label={t('admin.fund.member')} className="overflow-hidden rounded-3 border border-line">
          {people.length === 0 && <li className="px-4 py-3 text-text-2">{t('admin.fund.nobody')}</li>}
          {people.map(({ href, title, detail, detail_parts }) => (
            <li key={href} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="grid min-h-11 w-full px-4 py-2 text-start hover:bg-surface-2 focus-visible:-outline-offset-2"
                onClick={() => onPick(href.slice(PERSON.length))}
              >
                <Who name={title} note={partsText(detail_parts, detail)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Who({ name, note }: { name: string; note: string | undefined }) {
  return (
    <span className="grid min-w-0">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-14 text-text-2 wrap-anywhere">{note}</span>
    </span>
  )
}
