/** The foot of an administrators' list. */
import { useText } from '#web/locales/text.ts'
import { Pager } from '#web/ui/index.ts'
import { usePages } from '../app/states/use-pages.ts'

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
