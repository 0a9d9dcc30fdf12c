/** What to keep of a passed check: the amounts with their sum, date, epoch and root, with the downloads. */
import { type Owed, type OwnProof, saveBundle } from '#web/entities/verification/index.ts'
import { Button, LogoMark, Money } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Certificate } from '../Checkers.tsx'
import { shortRoot } from './StepTicks.tsx'

const names = {
  main: 'sums.balance',
  bonus: 'sums.bonus',
  earning: 'sums.earning',
  held: 'sums.held',
  locked: 'sums.locked',
  promised: 'proof.balance.promises',
} as const
/** The proof knows the whole promise, and not what of it has accrued. */
const receiptOrder = ['main', 'bonus', 'earning', 'held', 'locked', 'promised'] as const

export function Receipt({ proof, owed }: { proof: OwnProof; owed: Owed }) {
  const t = useText()
  const lines = [
    ...receiptOrder
      .filter((part) => owed.breakdown[part] > 0n)
      .map((part) => ({ key: part, name: t(names[part]), value: <Money value={owed.breakdown[part]} /> })),
    { key: 'amount', name: t('sums.kept'), value: <Money value={owed.amount} /> },
    { key: 'at', name: t('proof.epochs.at'), value: owed.at === null ? '–' : momentText(owed.at) },
    {
      key: 'epoch',
      name: t('proof.epochs.epoch'),
      value: (
        <span translate="no" className="num">
          {owed.epoch}
        </span>
      ),
    },
    {
      key: 'root',
      name: t('proof.checkpoint.root'),
      value: (
        <bdi translate="no" dir="ltr">
          {shortRoot(proof.report.steps)}
        </bdi>
      ),
    },
  ]
  return (
    <section
      aria-label={t('proof.own.receipt')}
      className="grid gap-3 rounded-3 border border-dashed border-line-control bg-surface-2 p-4 motion-safe:animate-[enter_320ms_var(--ease)]"
    >
      <p className="flex items-center gap-2 text-14 text-text-2">
        <LogoMark className="size-4.5" />
        {t('proof.own.receipt')}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {lines.map(({ key, name, value }) => (
          <div key={key} className="contents">
            <dt className="text-14 text-text-2">{name}</dt>
            <dd className="text-end font-medium tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" onClick={() => saveBundle(proof)}>
          {t('proof.own.save')}
        </Button>
        <Certificate />
      </div>
    </section>
  )
}
