/** Three filters, kept in the address. Choosing one starts again at the first page. */
import { useSearchParams } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { Button, Field, Select } from '#web/ui/index.ts'

const choices = {
  status: ['pending', 'active', 'rejected', 'deleted'],
  type: ['credit', 'debit'],
  account: ['main', 'bonus', 'investment', 'earning'],
} as const
const names = ['status', 'type', 'account'] as const
const anything = { status: 'all_statuses', type: 'all_types', account: 'all_accounts' } as const

/** What the address asks for; anything unknown counts as no filter, so that a mistyped address still shows a list. */
export function readFilters(search: URLSearchParams): Record<(typeof names)[number], string> {
  const pick = (name: (typeof names)[number]) => (choices[name] as readonly string[]).find((value) => value === search.get(name)) ?? ''
  return { status: pick('status'), type: pick('type'), account: pick('account') }
}

export function TransactionFilters() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.delete('cursor')
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next)
  }
  const some = names.some((name) => filters[name] !== '')
  return (
    <search aria-label={t('transactions.filters.label')} className="flex flex-wrap items-end gap-3">
      {names.map((name) => (
        <Field key={name} label={t(`transactions.filters.${name}`)} className="w-full min-w-40 flex-1 sm:w-auto sm:max-w-52">
          <Select
            size="s"
            value={filters[name]}
            onChange={(event) => choose(name, event.target.value)}
            options={[
              { value: '', label: t(`transactions.filters.${anything[name]}`) },
              ...choices[name].map((value) => ({ value, label: t(`transactions.filters.${value}`) })),
            ]}
          />
        </Field>
      ))}
      {some && (
        <Button variant="quiet" size="s" icon="x" onClick={() => setSearch(new URLSearchParams())}>
          {t('transactions.filters.clear')}
        </Button>
      )}
    </search>
  )
}
