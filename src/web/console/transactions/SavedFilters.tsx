/** Saved filters: applied, saved and deleted in one menu. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, Dialog, DialogClose, Field, Form, Menu, type MenuItem, TextInput, toast } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { localItems } from '#web/shared/session/storage.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

const NAME_MAX = 40

export function SavedFilters() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { saved, keep, forget } = useSavedFilters(useStoredUser()?.id ?? '')
  const [naming, setNaming] = useState(false)
  const query = queryOf(search)
  const current = saved.find((one) => one.query === query)
  const picks = saved.map(
    (one): MenuItem => ({
      key: one.name,
      label: one.name,
      icon: one === current ? 'check' : 'filter',
      onSelect: () => setSearch(new URLSearchParams(one.query)),
    }),
  )
  const last: MenuItem = current
    ? {
        key: ' forget',
        label: t('bulk.saved.forget', { name: current.name }),
        icon: 'minus',
        danger: true,
        apart: true,
        onSelect: () => {
          forget(current.name)
          toast.success(t('bulk.saved.forgotten'))
        },
      }
    : {
        key: ' keep',
        label: t('bulk.saved.keep'),
        icon: 'plus',
        apart: saved.length > 0,
        disabled: query === '',
        onSelect: () => setNaming(true),
      }
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="s" icon="filter">
            {current?.name ?? t('bulk.saved.menu')}
          </Button>
        }
        header={saved.length === 0 ? t('bulk.saved.none') : undefined}
        items={[...picks, last]}
      />
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            keep({ name, query })
            setNaming(false)
            toast.success(t('bulk.saved.kept'))
          }}
        />
      )}
    </>
  )
}

function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const t = useText()
  const [name, setName] = useState('')
  const submit = (): void => {
    if (name.trim()) onName(name.trim())
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('bulk.saved.keep')} description={t('bulk.saved.keep_text')}>
      <Form className="grid gap-5" onSubmit={submit}>
        <Field label={t('bulk.saved.name')} required>
          <TextInput maxLength={NAME_MAX} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <span className="flex justify-end gap-3">
          <DialogClose render={<Button variant="quiet">{t('admin.cancel')}</Button>} />
          <Button variant="primary" type="submit" acts={false} disabled={name.trim() === ''}>
            {t('bulk.saved.keep')}
          </Button>
        </span>
      </Form>
    </Dialog>
  )
}

/** Named filters, stored in this browser per person: the server doesn't need them. Stored as a query string, without the page. */
export type SavedFilter = { readonly name: string; readonly query: string }

const MAX_FILTERS = 20
const NAMES = ['status', 'type', 'method', 'q', 'user', 'waiting'] as const

/** A canonical order of filters, independent of the order of selection. */
export function queryOf(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of NAMES) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}

/** The stored filters, or none if unreadable. */
export function readSaved(text: string | null): SavedFilter[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isSaved).slice(0, MAX_FILTERS) : []
  } catch {
    return []
  }
}

function isSaved(one: unknown): one is SavedFilter {
  return (
    typeof one === 'object' &&
    one !== null &&
    'name' in one &&
    'query' in one &&
    typeof one.name === 'string' &&
    typeof one.query === 'string'
  )
}

function useSavedFilters(user_id: string) {
  const place = `admin:filters:${user_id}`
  const [saved, setSaved] = useState(() => readSaved(localItems.read(place)))
  const write = (next: readonly SavedFilter[]): void => {
    const kept = next.slice(-MAX_FILTERS)
    localItems.write(place, JSON.stringify(kept))
    setSaved(kept)
  }
  return {
    saved,
    keep: (one: SavedFilter) => write([...saved.filter(({ name, query }) => name !== one.name && query !== one.query), one]),
    forget: (name: string) => write(saved.filter((one) => one.name !== name)),
  }
}
