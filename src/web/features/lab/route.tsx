/** The backtest lab. Public. */

import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Breadcrumb, Button, Card, EmptyState, FilterTabs, Fold, Note, ProgressBar } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LabForm } from './LabForm.tsx'
import { LabResults } from './LabResults.tsx'
import { RunLive } from './live/RunLive.tsx'
import { OwnFile, type OwnPrices } from './own-file/OwnFile.tsx'
import { SavedRuns, StudyActions } from './saved/SavedRuns.tsx'
import { SearchResult } from './study/SearchResult.tsx'
import { StudyForm } from './study/StudyForm.tsx'
import { StudyProgress } from './study/StudyProgress.tsx'
import type { StudyKind } from './study/study-setup.ts'
import { useStudy } from './study/use-study.ts'
import { WalkResult } from './study/WalkResult.tsx'
import { TrialsNote } from './trials/TrialsNote.tsx'
import { type Phase, useLab } from './use-lab.ts'

export function Component() {
  const t = useText()
  return (
    <>
      <Breadcrumb
        label={t('fill.trail')}
        trail={[{ label: t('bots.title'), href: '/bots', render: <RouterLink to="/bots" /> }]}
        current={t('lab.title')}
      />
      <p className="max-w-[72ch] text-16 text-text-2">{t('lab.lead')}</p>
      <Note kind="risk">{t('lab.caution')}</Note>
      <Lab />
    </>
  )
}

/** One run first; search and walk-forward, over stored prices or an own file, for specialists. */
function Lab() {
  const t = useText()
  const [own, setOwn] = useState<OwnPrices | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <RunView own={own} />
      <TrialsNote />
      <Fold later id="specialists" title={t('common.specialists')} about={t('lab.specialists')}>
        <OwnFile own={own} onChange={setOwn} />
        <Studies own={own} />
      </Fold>
      <SavedRuns />
    </div>
  )
}

const kinds = ['search', 'walk_forward'] as const

/** Both stay, so that a look at the other ends nothing. */
function Studies({ own }: { own: OwnPrices | null }) {
  const t = useText()
  const [shown, show] = useState<StudyKind>('search')
  return (
    <>
      <FilterTabs
        label={t('evidence.modes.label')}
        value={shown}
        onChange={show}
        tabs={kinds.map((value) => ({ value, label: t(`evidence.modes.${value}`) }))}
      />
      {kinds.map((kind) => (
        <div key={kind} hidden={kind !== shown} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 [&[hidden]]:hidden">
          <StudyView kind={kind} own={own} />
        </div>
      ))}
    </>
  )
}

function RunView({ own }: { own: OwnPrices | null }) {
  const { runs, state, start, cancel, remove } = useLab()
  const working = state.phase === 'prices' || state.phase === 'rule'
  const newest = runs.at(-1)?.setup
  return (
    <>
      <LabForm own={own} onRun={(setup) => void start(setup)} working={working} />
      <Progress state={state} onCancel={cancel} />
      {runs.length > 0 && <LabResults runs={runs} onRemove={remove} />}
      {newest?.program && <RunLive key={`${newest.interval} ${newest.program}`} program={newest.program} interval={newest.interval} />}
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

/** One mode of the lab: settings, progress, result, and saving it. */
function StudyView({ kind, own }: { kind: StudyKind; own: OwnPrices | null }) {
  const t = useText()
  const { result, state, start, pause, cancel } = useStudy()
  const working = state.phase === 'prices' || state.phase === 'running' || state.phase === 'judging'
  return (
    <>
      <StudyForm kind={kind} own={own?.data ?? null} working={working} onStart={(study) => void start(study)} />
      <StudyProgress state={state} onPause={pause} onCancel={cancel} />
      {result && (kind === 'search' ? <SearchResult result={result} /> : <WalkResult result={result} />)}
      {result && <StudyActions result={result} />}
      {!result && !working && <EmptyState title={t(`evidence.${kind}.none`)}>{t(`evidence.${kind}.none_help`)}</EmptyState>}
    </>
  )
}
