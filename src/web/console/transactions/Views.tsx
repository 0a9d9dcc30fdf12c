/** Preset views of the queue, each with a URL, and its keyboard shortcuts. */
import { useSearchParams } from 'react-router'
import { useHasRole } from '#web/console/shared/has-role.ts'
import { Button, ChoiceChips } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SavedFilters } from './SavedFilters.tsx'

const views = {
  waiting: { waiting: 'true' },
  deposits: { waiting: 'true', type: 'credit' },
  withdrawals: { waiting: 'true', type: 'debit' },
} as const
type ViewName = keyof typeof views
const names = Object.keys(views) as ViewName[]

export function Views({ keys, onKeys }: { keys: boolean; onKeys: (on: boolean) => void }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const decides = useHasRole('operator')
  const waitingOnly = search.get('waiting') === 'true'
  const type = search.get('type')
  const current = waitingOnly ? (type === 'credit' ? 'deposits' : type === 'debit' ? 'withdrawals' : 'waiting') : null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ChoiceChips
        label={t('queue.views')}
        value={current}
        onChange={(name) => setSearch(name === current ? {} : views[name])}
        options={names.map((value) => ({ value, label: t(`queue.view.${value}`) }))}
      />
      <span className="flex flex-wrap items-center gap-3">
        <SavedFilters />
        <span className="hidden items-center gap-2 text-13 text-text-2 lg:flex">
          {keys && (
            <>
              <Key>j</Key>
              <Key>k</Key>
              {t('queue.keys.move')} <Key>a</Key> {t('queue.keys.approve')} <Key>d</Key> {t('queue.keys.decline')}
              {decides && (
                <>
                  {' '}
                  <Key>x</Key> {t('bulk.key')}
                </>
              )}
            </>
          )}
          <Button variant="quiet" size="s" onClick={() => onKeys(!keys)}>
            {t(keys ? 'queue.keys.off' : 'queue.keys.on')}
          </Button>
        </span>
      </span>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-2 border border-line-control bg-surface-2 px-1.5 py-0.5 font-sans text-12 text-text">{children}</kbd>
}
