/** The result of a check, the liability, and each step with its computed values. */
import type { ReactNode } from 'react'
import { type Evidence, OWED_CLASSES, type Owed, saveEvidence } from '#web/entities/verification/index.ts'
import { Button, Card, Chip, HiddenAmounts, Money, moneyText, SumList } from '#web/kit/index.ts'
import { OwnAmounts } from '#web/shared/account/OwnAmounts.tsx'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { StepList } from './StepList.tsx'

type ReportViewProps = Evidence & { own?: boolean; children?: ReactNode }

/** `own`: the signed-in member's, from the platform itself. A file is probably theirs too, so amounts can be hidden in both. */
export function ReportView(props: ReportViewProps) {
  return (
    <OwnAmounts>
      <Report {...props} />
    </OwnAmounts>
  )
}

function Report({ own = false, children, ...evidence }: ReportViewProps) {
  const t = useText()
  const { holds, owed, steps } = evidence.report
  const broken = steps.filter(({ state }) => state === 'broken').length
  const title = holds
    ? t(own ? 'verify.holds' : 'verify.holds_other', { epoch: owed?.epoch ?? 0 })
    : t(owed ? 'verify.broken' : 'verify.unreadable')
  return (
    <Card
      title={title}
      titleSize="l"
      aside={<Chip kind={holds ? 'success' : 'failed'}>{t(holds ? 'verify.states.ok' : 'verify.states.broken')}</Chip>}
    >
      <div role={holds ? 'status' : 'alert'} className="grid max-w-[72ch] gap-1">
        {holds && owed ? <Holds owed={owed} /> : <p className="text-loss">{t('verify.broken_help', { count: broken })}</p>}
      </div>
      <div className="my-4 flex flex-wrap gap-2">
        {!holds && (
          <Button size="s" icon="download" onClick={() => saveEvidence(evidence)}>
            {t('verify.save_evidence')}
          </Button>
        )}
        {children}
      </div>
      <div className="grid gap-6 border-t border-line pt-5 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] xl:gap-10">
        <StepList steps={steps} />
        {owed && <Breakdown owed={owed} />}
      </div>
    </Card>
  )
}

function Holds({ owed }: { owed: Owed }) {
  const t = useText()
  return (
    <>
      <p className="wrap-anywhere">
        <HiddenAmounts
          text={t('verify.holds_help', {
            amount: moneyText(owed.amount),
            account: owed.account_id,
            at: owed.at === null ? '–' : momentText(owed.at),
            total: moneyText(owed.liabilities),
          })}
        />
      </p>
      <p className="text-13 text-text-2">{t('verify.compare')}</p>
    </>
  )
}

function Breakdown({ owed }: { owed: Owed }) {
  const t = useText()
  const lines = OWED_CLASSES.map((name) => ({
    key: name,
    label: t(`verify.classes.${name}`),
    figure: <Money value={owed.breakdown[name]} />,
  }))
  const total = { key: 'total', label: t('verify.total'), figure: <Money value={owed.amount} />, total: true }
  return (
    <section aria-label={t('verify.breakdown_label')}>
      <h3 className="mb-3 font-head text-16 font-bold">{t('verify.breakdown')}</h3>
      <SumList lines={[...lines, total]} />
    </section>
  )
}
