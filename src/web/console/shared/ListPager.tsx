/** What administrators' lists have in common: search, filters, and their foot, paged or infinite. */

import { type ReactNode, useEffect, useState } from 'react'
import { Button, Field, Live, Pager, TextInput } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { usePages } from '#web/shared/screen/use-pages.ts'

export function ListPager({ page }: { page: { next_cursor: string | null; total: number | null } | undefined }) {
  const t = useText()
  const pages = usePages(page?.next_cursor)
  const range = page && countedText(t, page.total, page.next_cursor !== null || pages.newer !== undefined)
  return (
    <Pager
      label={t('admin.pages')}
      range={range}
      previousLabel={t('admin.previous')}
      nextLabel={t('admin.next')}
      onPrevious={pages.newer}
      onNext={pages.older}
    />
  )
}

/** Totals are counted up to 10,000. A list on one page without a total was not counted: it says nothing about its number. */
function countedText(t: T, total: number | null, is_long: boolean): string {
  if (total !== null) return t('admin.total', { count: total })
  return t(is_long ? 'admin.many' : 'admin.uncounted')
}

export type InfiniteListFootProps = {
  readonly shown: number
  /** Null: the total is not counted. */
  readonly total: number | null | undefined
  readonly hasMore: boolean
  readonly working: boolean
  readonly failed: boolean
  readonly more: () => void
  /** The order, where it is not newest first. */
  readonly order?: string
}

/** How far the list is loaded. Scrolling loads more; the button is for keyboard users and for retries. */
export function InfiniteListFoot({ shown, total, hasMore, working, failed, more, order }: InfiniteListFootProps) {
  const t = useText()
  if (total === undefined) return null
  const counted = order ?? countedText(t, total, hasMore)
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-3 p-3 text-14 text-text-2">
      <Live className="tabular-nums">{hasMore ? `${t('admin.loaded', { count: shown })} · ${counted}` : counted}</Live>
      {failed && <span className="text-loss">{t('admin.more_failed')}</span>}
      {hasMore && (
        <Button variant="secondary" size="s" working={working} workingLabel={t('common.wait')} onClick={more}>
          {t(failed ? 'common.retry' : 'admin.more')}
        </Button>
      )}
    </div>
  )
}

/** Filters beside the search; on a phone behind one button, so that the list begins in the first window. `chosen`: their values. */
export function MoreFilters({ chosen, children }: { readonly chosen: readonly string[]; readonly children: ReactNode }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const count = chosen.filter((value) => value !== '').length
  const label = t('admin.transactions.filters')
  return (
    <>
      <Button variant="secondary" size="s" icon="filter" className="md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {count > 0 ? `${label} · ${count}` : label}
      </Button>
      <div className={open ? 'contents' : 'max-md:hidden md:contents'}>{children}</div>
    </>
  )
}

/** A debounced search box. */
const REST_MS = 300

export function SearchField({ value, hint, onChange }: { value: string; hint: string; onChange: (text: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // Follows changes from elsewhere, e.g. a button that clears the filters.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setSent(typed.trim())
      onChange(typed.trim())
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <Field label={t('admin.search')} hideLabel className="w-full sm:w-72">
      <TextInput size="s" type="search" icon="search" placeholder={hint} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  )
}
