/** Picks one member from a search. */
import { useState } from 'react'
import { type AdminUser, useUser, useUsers } from '#web/console/shared/queries/users.ts'
import { Button, Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const RESULT_LIMIT = '6'

type MemberPickerProps = { readonly id: string; readonly error: string | undefined; readonly onPick: (id: string) => void }

export function MemberPicker({ id, error, onPick }: MemberPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const chosen = useUser(id).data?.user
  const users = useUsers({ q: typed.trim(), limit: RESULT_LIMIT }, id === '' && typed.trim().length > 1)
  if (id !== '') {
    return (
      <Field label={t('admin.fund.member')} group>
        <div className="flex items-center justify-between gap-3 rounded-3 border border-line-control px-4 py-2">
          <Who user={chosen} id={id} />
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
      {users.data && (
        <ul aria-label={t('admin.fund.member')} className="overflow-hidden rounded-3 border border-line">
          {users.data.data.length === 0 && <li className="px-4 py-3 text-text-2">{t('admin.fund.nobody')}</li>}
          {users.data.data.map((user) => (
            <li key={user.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="grid min-h-11 w-full px-4 py-2 text-start hover:bg-surface-2 focus-visible:-outline-offset-2"
                onClick={() => onPick(user.id)}
              >
                <Who user={user} id={user.id} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Who({ user, id }: { user: AdminUser | undefined; id: string }) {
  return (
    <span className="grid min-w-0">
      <span className="font-medium wrap-anywhere">{user?.full_name ?? id}</span>
      <span className="text-13 text-text-2 wrap-anywhere">{user?.email}</span>
    </span>
  )
}
