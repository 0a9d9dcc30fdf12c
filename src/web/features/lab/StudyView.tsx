/** One mode of the lab: settings, progress, result, and saving it. */
import { EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { OwnPrices } from './own-file/own-prices.ts'
import { StudyActions } from './saved/StudyActions.tsx'
import { SearchResult } from './study/SearchResult.tsx'
import { StudyForm } from './study/StudyForm.tsx'
import { StudyProgress } from './study/StudyProgress.tsx'
import type { StudyKind } from './study/study-setup.ts'
import { useStudy } from './study/use-study.ts'
import { WalkResult } from './study/WalkResult.tsx'

export function StudyView({ kind, own }: { kind: StudyKind; own: OwnPrices | null }) {
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
