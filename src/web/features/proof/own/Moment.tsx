/** The check of the member's own money as eight steps, with a receipt at the end, or the evidence of the step that failed. */
import { type ReactNode, useEffect, useRef } from 'react'
import { type OwnProof, type ReportStep, saveEvidence, useOwnCheck, useOwnProof } from '#web/entities/verification/index.ts'
import { Button, Card, Chip, EmptyState, HiddenAmounts, join, Live, moneyText } from '#web/kit/index.ts'
import { OwnAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { Receipt } from './Receipt.tsx'
import { passedOf, STEPS, StepTicks, stopAt, useReveal } from './StepTicks.tsx'

/** `start`: checks now. Otherwise it shows the check that was made earlier in this visit. */
export function Moment({ start }: { start: boolean }) {
  const t = useText()
  const own_proof = useOwnProof(false).data
  const check = useOwnCheck()
  const started = useRef(!start)
  const { run } = check
  const idle = check.times === 0
  useEffect(() => {
    if (!started.current) run()
    started.current = true
  }, [run])
  const working = check.working || (start && idle)
  const steps = working ? check.finished : (own_proof?.report.steps ?? [])
  const shown = useReveal(steps, !start)
  const again = { onRetry: () => run(), working }
  if (check.error) return <Failed title={t('verify.failed')} error={check.error} {...again} />
  if (own_proof === null && !working) return <NotYet onCheck={() => run()} />
  const proof = own_proof && !working && shown >= stopAt(steps) ? own_proof : null
  return (
    <OwnAmounts>
      <MomentCard proof={proof} shown={steps.slice(0, shown)} focus={start} announce={start || !idle}>
        <Button variant="quiet" icon="refresh" onClick={() => run()} working={!proof} workingLabel={t('verify.checking')}>
          {t('verify.again')}
        </Button>
      </MomentCard>
    </OwnAmounts>
  )
}

type MomentCardProps = {
  /** Null until the last step is shown. */
  readonly proof: OwnProof | null
  readonly shown: readonly ReportStep[]
  readonly focus: boolean
  readonly announce: boolean
  readonly children: ReactNode
}

function MomentCard({ proof, shown, focus, announce, children }: MomentCardProps) {
  const t = useText()
  const state = proof === null ? 'checking' : proof.report.holds ? 'holds' : 'broken'
  return (
    <Card className={join('grid gap-6 md:gap-8 lg:grid-cols-2 lg:p-8', edges[state])}>
      <div className="grid min-w-0 content-center gap-4">
        <Title state={state} shown={shown} focus={focus} />
        <Live className="sr-only">{announce && proof && <Announced proof={proof} />}</Live>
        {proof && state === 'holds' && <Passed proof={proof} />}
        {proof && state === 'broken' && <p className="max-w-[60ch] text-loss">{t('proof.own.broken_help')}</p>}
        <div className="flex flex-wrap gap-2">
          {proof && state === 'broken' && (
            <>
              <Button icon="download" onClick={() => saveEvidence(proof)}>
                {t('verify.save_evidence')}
              </Button>
              <Button variant="secondary" render={<Go to="/proof#check" />}>
                {t('verify.mark.see')}
              </Button>
            </>
          )}
          {children}
        </div>
      </div>
      <StepTicks shown={shown} />
    </Card>
  )
}

const edges = {
  checking: '',
  holds: 'border-[color-mix(in_srgb,var(--gain)_45%,transparent)]!',
  broken: 'border-[color-mix(in_srgb,var(--loss)_55%,transparent)]!',
} as const

type TitleProps = { state: keyof typeof edges; shown: readonly ReportStep[]; focus: boolean }

function Title({ state, shown, focus }: TitleProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  const counts = { passed: passedOf(shown), steps: STEPS.length }
  const kind = state === 'broken' ? 'failed' : counts.passed === counts.steps ? 'success' : 'neutral'
  return (
    <div className="grid justify-items-start gap-3">
      <Chip kind={kind}>{t('proof.own.passed', counts)}</Chip>
      <h2 ref={heading} tabIndex={-1} className="serif-heading scroll-mt-32 outline-none">
        {t(`proof.own.${state}`)}
      </h2>
    </div>
  )
}

function Passed({ proof }: { proof: OwnProof }) {
  const t = useText()
  const { owed } = proof.report
  if (!owed) return null
  return (
    <>
      <p className="max-w-[60ch] text-text-2">
        {t('proof.own.holds_help', { total: moneyText(owed.liabilities) })}{' '}
        <Go to="/proof#check" className="text-accent-text underline underline-offset-4">
          {t('verify.mark.see')}
        </Go>
      </p>
      <Receipt proof={proof} owed={owed} />
    </>
  )
}

/** Read once, when the check has ended. */
function Announced({ proof: { report } }: { proof: OwnProof }) {
  const t = useText()
  const counts = { passed: passedOf(report.steps.slice(0, stopAt(report.steps))), steps: STEPS.length }
  if (!report.holds || !report.owed) return t('proof.own.said_broken', counts)
  const { epoch, amount } = report.owed
  return <HiddenAmounts text={t('proof.own.said', { ...counts, epoch, amount: moneyText(amount) })} />
}

function NotYet({ onCheck }: { onCheck: () => void }) {
  const t = useText()
  return (
    <EmptyState
      title={t('verify.not_yet')}
      action={
        <Button variant="secondary" size="s" icon="refresh" onClick={onCheck}>
          {t('verify.again')}
        </Button>
      }
    >
      {t('verify.not_yet_help')}
    </EmptyState>
  )
}
