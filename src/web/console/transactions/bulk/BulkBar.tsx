/** The selection and its bulk actions; sticky at the bottom of the window. */

import { MAX_PICKED, type Picked } from '#web/console/shared/queue/pick.tsx'
import { Button, Live } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { BulkAction } from './bulk-query.ts'

export function BulkBar({ picked, onAsk }: { picked: Picked; onAsk: (action: BulkAction) => void }) {
  const t = useText()
  const count = picked.rows.size
  if (count === 0) return null
  return (
    <section
      aria-label={t('bulk.bar')}
      className="sticky bottom-[calc(var(--h-tabbar)+env(safe-area-inset-bottom)+0.5rem)] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-4 border border-line-strong bg-surface-3 p-3 shadow-pop lg:bottom-4"
    >
      <Live arrives className="font-medium tabular-nums">
        {t('bulk.picked', { count })}
      </Live>
      {count === MAX_PICKED && <span className="text-14 text-text-2">{t('bulk.most')}</span>}
      <span className="flex flex-wrap gap-2 max-sm:-ms-3">
        {!picked.whole && (
          <Button variant="quiet" size="s" onClick={picked.all}>
            {t('bulk.pick_all')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={picked.clear}>
          {t('bulk.clear')}
        </Button>
      </span>
      <span className="flex flex-wrap gap-2 sm:ms-auto">
        <Button variant="danger" size="s" onClick={() => onAsk('delete')}>
          {t('admin.transactions.remove')}
        </Button>
        <Button variant="danger" size="s" onClick={() => onAsk('decline')}>
          {t('admin.transactions.decline')}
        </Button>
        <Button variant="primary" size="s" onClick={() => onAsk('approve')}>
          {t('admin.transactions.approve')}
        </Button>
      </span>
    </section>
  )
}
