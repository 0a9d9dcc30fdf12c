/** Footers of administrators' lists: paged and infinite. */

import { Button, Pager } from '#web/kit/index.ts'
import { usePages } from '#web/shared/call/use-pages.ts'
import { useText } from '#web/shared/locale/text.ts'

export function ListPager({ page }: { page: { next_cursor: string | null; total: number | null } | undefined }) {
  const t = useText()
  const pages = usePages(page?.next_cursor)
  const range = page && (page.total === null ? t('admin.many') : t('admin.total', { count: page.total }))
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
  const counted = order ?? (total === null ? t('admin.many') : t('admin.total', { count: total }))
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-3 p-3 text-13 text-text-2">
      <output className="tabular-nums">{hasMore ? `${t('admin.loaded', { count: shown })} · ${counted}` : counted}</output>
      {failed && <span className="text-loss">{t('admin.more_failed')}</span>}
      {hasMore && (
        <Button variant="secondary" size="s" working={working} workingLabel={t('common.wait')} onClick={more}>
          {t(failed ? 'common.retry' : 'admin.more')}
        </Button>
      )}
    </div>
  )
}
