/** A running study: how far it is, pause and cancel; or why it did not finish. */
import { Button, Card, Note, ProgressBar } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { StudyState } from './use-study.ts'

type Props = { state: StudyState; onPause: (paused: boolean) => void; onCancel: () => void }

export function StudyProgress({ state, onPause, onCancel }: Props) {
  const t = useText()
  if (state.phase === 'idle') return null
  if (state.phase === 'short')
    return (
      <Note kind="risk" live>
        {t('evidence.short', { needed: state.needed })}
      </Note>
    )
  if (state.phase === 'failed')
    return (
      <Note kind="error" title={t('lab.failed')}>
        {state.error instanceof CallError || state.error instanceof Error ? state.error.message : null}
      </Note>
    )
  const paused = state.phase === 'running' && state.paused
  return (
    <Card>
      <ProgressBar value={shareOf(state)} label={labelOf(t, state)} />
      <div className="mt-4 flex flex-wrap gap-2">
        {state.phase === 'running' && (
          <Button variant="secondary" size="s" onClick={() => onPause(!paused)}>
            {t(paused ? 'evidence.resume' : 'evidence.pause')}
          </Button>
        )}
        <Button variant="secondary" size="s" icon="x" onClick={onCancel}>
          {t('lab.cancel')}
        </Button>
      </div>
    </Card>
  )
}

function shareOf(state: StudyState): number | null {
  if (state.phase === 'prices') return state.share
  return state.phase === 'running' ? state.done / state.total : null
}

function labelOf(t: T, state: StudyState): string {
  if (state.phase === 'prices') return t('lab.prices', { percent: Math.round(state.share * 100) })
  if (state.phase !== 'running') return t('evidence.judging')
  const { done, total, paused } = state
  return t(paused ? 'evidence.paused' : 'evidence.progress', { done, total })
}
