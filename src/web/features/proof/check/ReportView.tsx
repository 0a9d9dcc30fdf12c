/** The result of a check, the liability, and each step with its computed values. */
import type { ReactNode } from 'react'
import {
  type Evidence,
  historyKinds,
  OWED_CLASSES,
  type Owed,
  type ReportStep,
  type ShownValue,
  saveEvidence,
} from '#web/entities/verification/index.ts'
import { Button, Card, Chip, HiddenAmounts, Icon, join, Money, moneyText, SumList, VisuallyHidden } from '#web/kit/index.ts'
import { OwnAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

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
      <p className="text-14 text-text-2">{t('verify.compare')}</p>
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
      <h3 className="font-head text-16 font-bold">{t('verify.breakdown')}</h3>
      <p className="mb-3 text-14 text-text-2">{t('verify.breakdown_help')}</p>
      <SumList lines={[...lines, total]} />
    </section>
  )
}

/** Each step of a check: passed or failed, computed values, and possible causes of a failure. */
const glyphs = {
  ok: { icon: 'check', tone: 'bg-gain-wash text-gain' },
  broken: { icon: 'x', tone: 'bg-loss-wash text-loss' },
  skipped: { icon: 'minus', tone: 'bg-surface-2 text-text-2' },
} as const

function StepList({ steps }: { steps: readonly ReportStep[] }) {
  const t = useText()
  return (
    <ol aria-label={t('verify.steps')} className="grid content-start gap-5">
      {steps.map((step) => (
        <li key={step.name} data-step={step.name} data-state={step.state} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
          <span aria-hidden="true" className={join('grid size-6 place-items-center rounded-full', glyphs[step.state].tone)}>
            <Icon name={glyphs[step.state].icon} size={14} />
          </span>
          <div className="grid min-w-0 gap-1.5">
            <h3 className="font-medium">
              {t(`verify.step.${step.name}`)}
              <VisuallyHidden>{t('verify.state', { state: t(`verify.states.${step.state}`) })}</VisuallyHidden>
            </h3>
            <Why step={step} />
            {step.shown.length > 0 && <Lines shown={step.shown} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Why({ step }: { step: ReportStep }) {
  const t = useText()
  const why = whyText(step, t)
  const parties = listText((step.fault ?? []).map((party) => t(`verify.party.${party}`)))
  if (!why) return null
  return (
    <div className={join('grid gap-0.5 text-14', step.state === 'broken' ? 'text-loss' : 'text-text-2')}>
      <p className="first-letter:uppercase">{why}</p>
      {parties && <p>{t('verify.fault', { parties })}</p>}
    </div>
  )
}

function Lines({ shown }: { shown: readonly ShownValue[] }) {
  const t = useText()
  return (
    <dl className="grid gap-1 text-14 text-text-2 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-3">
      {shown.map((line) => {
        const { key, name, value } = wordsOf(line, t)
        return (
          <div key={key} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="tabular-nums wrap-anywhere max-sm:mb-1">{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function wordsOf(line: ShownValue, t: T): { key: string; name: string; value: ReactNode } {
  if (line.name === 'leaf') {
    const { i, hash, position, path } = line
    return { key: `leaf ${i}`, name: t('verify.shown.leaf', { i }), value: t('verify.shown.leaf_value', { hash, position, path }) }
  }
  const name = t(`verify.shown.${line.name}`)
  if ('cents' in line) return { key: line.name, name, value: <Money value={line.cents} /> }
  return { key: line.name, name, value: line.name === 'at' ? momentText(line.text) : line.text }
}

/** The explanation of a step's result. */
function whyText({ why, shown }: ReportStep, t: T): string | undefined {
  if (!why) return undefined
  const kind = historyKinds.find((one) => one === why)
  if (!kind) return t(`verify.faults.${why as Exclude<typeof why, (typeof historyKinds)[number]>}`)
  const size = (name: 'seen' | 'size') => shown.flatMap((line) => (line.name === name && 'text' in line ? [line.text] : []))[0] ?? '0'
  const [seen, now] = [size('seen'), size('size')]
  return t(`verify.history.${kind}`, kind === 'older' ? { from: now, to: seen } : { from: seen, to: now })
}
