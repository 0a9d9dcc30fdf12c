/** The balances before and after an approval. */
import { Icon, Money } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Decision } from './queries.ts'

export function Effects({ effects }: { effects: Decision['effects'] }) {
  const t = useText()
  if (effects.length === 0) return null
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2 [&>*]:min-w-0">
      {effects.map(({ account, before, after }) => (
        <section key={account} aria-label={t(`desk.inbox.accounts.${account}`)} className="grid gap-2">
          <h3 className="font-head text-13 font-semibold">{t(`desk.inbox.accounts.${account}`)}</h3>
          <div className="flex flex-wrap items-center gap-2">
            <Side label={t('desk.inbox.before')} value={before} />
            <Icon name="chevron-right" size={16} className="flex-none text-text-3 rtl:-scale-x-100" />
            <Side label={t('desk.inbox.after')} value={after} strong />
          </div>
        </section>
      ))}
    </div>
  )
}

function Side({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <p className="grid flex-1 basis-28 gap-0.5 rounded-3 border border-line px-3 py-2">
      <span className="text-12 text-text-2">{label}</span>
      <span className="num text-16 font-medium">
        <Money value={value} {...(strong ? { strong } : {})} />
      </span>
    </p>
  )
}
