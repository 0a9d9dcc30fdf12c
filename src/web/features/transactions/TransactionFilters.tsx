/** Filters and order, in the URL. Changing one resets the page. */
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, Field, join, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { type TransactionFilter, wireOf } from './Postings.tsx'

const choices = {
  status: ['pending', 'active', 'rejected', 'deleted'],
  type: ['credit', 'debit'],
  account: ['main', 'bonus', 'investment', 'earning'],
} as const
const names = ['status', 'type', 'account'] as const
const anything = { status: 'all_statuses', type: 'all_types', account: 'all_accounts' } as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filters in the URL; unknown ones count as none, so that a mistyped URL still shows a list. */
export function readFilters(search: URLSearchParams): TransactionFilter {
  const pick = (name: (typeof names)[number]) => (choices[name] as readonly string[]).find((value) => value === search.get(name)) ?? ''
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
  }
  const sort = search.get('sort') === 'oldest' ? 'oldest' : ''
  return { status: pick('status'), type: pick('type'), account: pick('account'), sort, from: day('from'), to: day('to') }
}

/** On phones behind a button that says how many are set. */
export function TransactionFilters() {
  const t = useText()
  const id = useId()
  const [search] = useSearchParams()
  const [open, setOpen] = useState(false)
  const count = Object.values(readFilters(search)).filter(Boolean).length
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        icon="filter"
        className="md:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('transactions.filters.show_some', { count }) : t('transactions.filters.show')}
      </Button>
      <search
        id={id}
        aria-label={t('transactions.filters.label')}
        className={join(
          'grid-cols-2 items-end gap-3 max-md:mt-3 sm:grid-cols-3 md:grid md:grid-cols-4 lg:flex lg:flex-wrap',
          open ? 'grid' : 'max-md:hidden',
        )}
      >
        <Fields some={count > 0} />
      </search>
    </div>
  )
}

function Fields({ some }: { some: boolean }) {
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
  const field = 'lg:min-w-36 lg:max-w-44 lg:flex-1'
  return (
    <>
      {names.map((name) => (
        <Field key={name} label={t(`transactions.filters.${name}`)} className={field}>
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
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`transactions.filters.${name}`)} className={field}>
          <TextInput
            size="s"
            type="date"
            className="max-h-[calc(var(--h-control-s)-2px)]"
            value={filters[name]}
            onChange={({ target }) => choose(name, target.value)}
          />
        </Field>
      ))}
      <Field label={t('transactions.filters.sort')} className={field}>
        <Select
          size="s"
          value={filters.sort || 'newest'}
          onChange={({ target }) => choose('sort', target.value === 'oldest' ? 'oldest' : '')}
          options={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`transactions.filters.${value}`) }))}
        />
      </Field>
      <CsvButton name="listTransactions" ask={{ query: wireOf(filters) }} />
      {some && (
        <Button variant="quiet" size="s" icon="x" onClick={() => setSearch(new URLSearchParams())}>
          {t('transactions.filters.clear')}
        </Button>
      )}
    </>
  )
}
