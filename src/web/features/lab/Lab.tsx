/** The lab: one run, a search, or a walk-forward, over stored prices or an own file. */
import { useState } from 'react'
import { Button, Card, EmptyState, FilterTabs, Note, ProgressBar } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LabForm } from './LabForm.tsx'
import { LabResults } from './LabResults.tsx'
import { OwnFile } from './own-file/OwnFile.tsx'
import type { OwnPrices } from './own-file/own-prices.ts'
import { StudyView } from './StudyView.tsx'
import { SavedRuns } from './saved/SavedRuns.tsx'
import { TrialsNote } from './trials/TrialsNote.tsx'
import { type Phase, useLab } from './use-lab.ts'

const modes = ['run', 'search', 'walk_forward'] as const
type Mode = (typeof modes)[number]

export function Lab() {
  const t = useText()
  const [mode, setMode] = useState<Mode>('run')
  const [own, setOwn] = useState<OwnPrices | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <FilterTabs
        label={t('evidence.modes.label')}
        value={mode}
        onChange={setMode}
        tabs={modes.map((value) => ({ value, label: t(`evidence.modes.${value}`) }))}
      />
      <OwnFile own={own} onChange={setOwn} />
      {mode === 'run' ? <RunView own={own} /> : <StudyView key={mode} kind={mode} own={own} />}
      <TrialsNote />
      <SavedRuns />
    </div>
  )
}

function RunView({ own }: { own: OwnPrices | null }) {
  const t = useText()
  const { runs, state, start, cancel, remove } = useLab()
  const working = state.phase === 'prices' || state.phase === 'rule'
  return (
    <>
      <LabForm own={own} onRun={(setup) => void start(setup)} working={working} />
      <Progress state={state} onCancel={cancel} />
      {runs.length > 0 && <LabResults runs={runs} onRemove={remove} />}
      {runs.length === 0 && state.phase === 'idle' && <EmptyState title={t('lab.none')}>{t('lab.none_help')}</EmptyState>}
    </>
  )
}

function Progress({ state, onCancel }: { state: Phase; onCancel: () => void }) {
  const t = useText()
  if (state.phase === 'idle') return null
  if (state.phase === 'failed') {
    const message = state.error instanceof CallError || state.error instanceof Error ? state.error.message : null
    return state.why === 'short' ? (
      <Note kind="risk" live>
        {t('lab.short')}
      </Note>
    ) : (
      <Note kind="error" title={t('lab.failed')}>
        {message}
      </Note>
    )
  }
  return (
    <Card>
      <ProgressBar value={state.share} label={t(`lab.${state.phase}`, { percent: Math.round(state.share * 100) })} />
      <Button variant="secondary" size="s" icon="x" className="mt-4" onClick={onCancel}>
        {t('lab.cancel')}
      </Button>
    </Card>
  )
}
