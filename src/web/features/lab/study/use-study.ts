/** A search or a walk-forward on this page: progress, pause, cancel. Every finished trial counts, also of one that was cancelled. */
import { type SetStateAction, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { fetchCloses } from '../fetch-closes.ts'
import { addTrials } from '../trials/trial-store.ts'
import { countTrialsOf, sendTrials } from '../trials/use-trials.ts'
import { openStudyPool, type Pool } from './pool.ts'
import { runStudy, type StudyResult, trialsOf } from './run-study.ts'
import { familyOf, MIN_STUDY_BARS, type Study } from './study-setup.ts'

export type StudyState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'prices'; readonly share: number }
  | { readonly phase: 'running'; readonly done: number; readonly total: number; readonly paused: boolean }
  | { readonly phase: 'judging' }
  | { readonly phase: 'short'; readonly needed: number }
  | { readonly phase: 'failed'; readonly error: unknown }

type Tell = (next: SetStateAction<StudyState>) => void

/** Between two updates of the bar and of the count. */
const SHOW_MS = 120

export function useStudy() {
  const [result, setResult] = useState<StudyResult | null>(null)
  const [state, setState] = useState<StudyState>({ phase: 'idle' })
  const running = useRef<{ stop: AbortController; pool: Pool | null } | null>(null)
  const end = useCallback(() => {
    running.current?.stop.abort()
    running.current?.pool?.close()
    running.current = null
  }, [])
  useEffect(() => end, [end])

  const start = async (study: Study): Promise<void> => {
    end()
    const own = { stop: new AbortController(), pool: null as Pool | null }
    running.current = own
    const show: Tell = (next) => !own.stop.signal.aborted && setState(next)
    const { settle, ...hooks } = countAndShow(study, show)
    show({ phase: 'prices', share: 0 })
    try {
      const data =
        study.own ?? (await fetchCloses({ ...study, interval: '1d' }, (share) => show({ phase: 'prices', share }), own.stop.signal))
      const needed = study.kind === 'search' ? MIN_STUDY_BARS : study.fit + study.test
      if (data.at.length - 1 < needed) return void show({ phase: 'short', needed })
      const row = await runStudy(study, data, {
        openPool: openStudyPool,
        onPool: (pool) => {
          own.pool = pool
        },
        ...hooks,
      })
      if (own.stop.signal.aborted) return
      // Drawn in slices, so that a large surface does not block the page.
      startTransition(() => {
        setResult(row)
        setState({ phase: 'idle' })
      })
    } catch (error) {
      show({ phase: 'failed', error })
    } finally {
      settle()
      void sendTrials()
    }
  }
  const pause = (paused: boolean) => {
    if (paused) running.current?.pool?.pause()
    else running.current?.pool?.resume()
    setState((known) => (known.phase === 'running' ? { ...known, paused } : known))
  }
  const cancel = () => {
    end()
    setState({ phase: 'idle' })
  }
  return { result, state, start, pause, cancel }
}

/** Both happen a few times a second: a fast rule ends a hundred runs in that time. `settle` counts what is left, also after a cancel. */
function countAndShow(study: Study, show: Tell) {
  const family = familyOf(study.rule)
  let shown = 0
  let uncounted = 0
  const settle = () => {
    if (uncounted > 0) addTrials(family, uncounted)
    uncounted = 0
  }
  return {
    settle,
    onDone: (done: number, total: number) => {
      if (study.kind === 'search') uncounted += 1
      // A walk-forward tries all choices in its first window.
      else if (done === 1) uncounted = trialsOf(study)
      const now = performance.now()
      if (done < total && now - shown < SHOW_MS) return
      shown = now
      settle()
      if (done === total) return void show({ phase: 'judging' })
      // Jobs that were running when it was paused still end.
      show((known) => ({ phase: 'running', done, total, paused: known.phase === 'running' && known.paused }))
    },
    count: () => countTrialsOf(family),
  }
}
