/** Downloads the log and the whole newest epoch and recomputes them in a worker, with progress. */
import { useState } from 'react'
import { type Everything, identityOfFront, type Progress, runInWorker, sizeOf } from '#web/entities/verification/index.ts'
import { Button, Card, countText, moneyText, Note } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

export function EverythingCard() {
  const t = useText()
  const [progress, setProgress] = useState<Progress | null>(null)
  const check = useAction({ act: () => recompute(setProgress), errors: 'own', onSettled: () => setProgress(null) })
  return (
    <Card title={t('verify.everything.title')}>
      <p className="mb-4 text-text-2">{t('verify.everything.text')}</p>
      <Button variant="secondary" icon="refresh" onClick={() => check.run()} working={check.working} workingLabel={t('verify.checking')}>
        {t('verify.everything.start')}
      </Button>
      {check.working && progress && <ProgressLine progress={progress} />}
      {check.error && (
        <Note kind="error" className="mt-4" title={t('verify.everything.failed')}>
          {check.error.message}
        </Note>
      )}
      {check.reply && <Found found={check.reply} />}
    </Card>
  )
}

function ProgressLine({ progress }: { progress: Progress }) {
  const t = useText()
  const done = progress.stage !== 'adding' ? { value: progress.done, max: progress.whole } : {}
  return (
    <div className="mt-4 grid gap-1.5 text-14 text-text-2">
      <progress aria-label={t('verify.everything.progress')} className="h-1.5 w-full accent-(--term-accrued)" {...done} />
      <span>{progressWords(progress, t)}</span>
    </div>
  )
}

function progressWords(progress: Progress, t: T): string {
  if (progress.stage === 'adding') return t('verify.everything.adding', { count: progress.leaves })
  if (progress.stage === 'log') return t('verify.everything.log', { done: countText(progress.done), whole: countText(progress.whole) })
  return t('verify.everything.downloading', { done: kilobytes(progress.done), whole: kilobytes(progress.whole) })
}

function kilobytes(bytes: number): string {
  return `${countText(Math.ceil(bytes / 1000))} kB`
}

function Found({ found }: { found: Everything }) {
  const t = useText()
  if (!found.holds) {
    return (
      <Note kind="error" className="mt-4" title={t('verify.everything.broken')}>
        {t(`verify.everything.why.${found.why}`)}
      </Note>
    )
  }
  const { leaves: count, total, epoch, log } = found
  const numbers = { entries: countText(log.entries), heads: countText(log.audit_heads) }
  return (
    <Note kind="done" live className="mt-4" title={t('verify.everything.holds', { count, total: moneyText(total) })}>
      {t('verify.everything.holds_help', { epoch })} {t('verify.everything.holds_log', numbers)}{' '}
      {log.unknown.length > 0 && t('verify.everything.unknown', { kinds: log.unknown.join(', ') })}
    </Note>
  )
}

async function recompute(onProgress: (progress: Progress) => void): Promise<Everything> {
  const { data: front } = await call('readProof')
  const [newest] = front.epochs
  const epoch = String(newest?.epoch ?? 1)
  const { data: page } = await call('readEpoch', { params: { epoch } })
  const query = { index: String(page.statement_index), size: String(sizeOf(page.checkpoint)) }
  const { data: proof } = await call('readLogInclusion', { query })
  return runInWorker(
    {
      kind: 'everything',
      whose: identityOfFront(front),
      epoch: { ...page, inclusion: proof.hashes },
      leaves_url: `/api/v1/proof/${epoch}/leaves`,
    },
    { onProgress },
  )
}
