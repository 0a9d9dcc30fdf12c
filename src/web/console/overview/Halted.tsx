/** The most severe state: the ledger's auditor has stopped all money writes. */

import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Halted({ reason }: { reason: string }) {
  const t = useText()
  return (
    <div role="alert" className="flex gap-4 rounded-4 border-2 border-loss bg-loss-wash p-(--card-pad)">
      <Icon name="lock" size={20} className="mt-1 flex-none text-loss" />
      <div className="grid min-w-0 gap-2 wrap-anywhere">
        <h2 className="font-head text-20 font-bold tracking-[-.01em] text-loss">{t('desk.overview.halted')}</h2>
        <p className="max-w-[64ch]">{t('desk.overview.halted_text')}</p>
        <p className="text-13 tabular-nums text-text-2">{t('desk.overview.halted_why', { reason })}</p>
      </div>
    </div>
  )
}
