/** The runs of the lab: one at a time with progress and cancellation; the last four are compared. */
import { useEffect, useRef, useState } from 'react'
import { fetchCloses, MIN_BARS } from './fetch-closes.ts'
import type { Closes, LabReply, Setup } from './lab-messages.ts'
import { runInLabWorker } from './run-in-worker.ts'
import { familyOf } from './study/study-setup.ts'
import { addTrials } from './trials/trial-store.ts'
import { sendTrials } from './trials/use-trials.ts'

const MAX_RUNS = 4

export type LabRun = {
  readonly id: number
  readonly setup: Setup
  readonly at: readonly string[]
  readonly closes: Closes['closes']
  readonly source: string
  readonly reply: LabReply
}

export type Phase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'prices' | 'rule'; readonly share: number }
  | { readonly phase: 'failed'; readonly why: 'short' | 'error'; readonly error: unknown }

export function useLab() {
  const [runs, setRuns] = useState<readonly LabRun[]>([])
  const [state, setState] = useState<Phase>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (setup: Setup): Promise<void> => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const show = (next: Phase) => !stop.signal.aborted && setState(next)
    show({ phase: 'prices', share: 0 })
    try {
      const data = setup.own ?? (await fetchCloses(setup, (share) => show({ phase: 'prices', share }), stop.signal))
      const { at, closes, source } = data
      if (at.length < MIN_BARS) return void show({ phase: 'failed', why: 'short', error: null })
      const { own: _, ...asked } = setup
      const reply = await runInLabWorker({ ...asked, closes }, (share) => show({ phase: 'rule', share }), stop.signal)
      if (stop.signal.aborted) return
      count.current += 1
      addTrials(familyOf(setup.choice), 1)
      void sendTrials()
      const run = { id: count.current, setup, at, closes, source, reply }
      setRuns((known) => [...known, run].slice(-MAX_RUNS))
      setState({ phase: 'idle' })
    } catch (error) {
      show({ phase: 'failed', why: 'error', error })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ phase: 'idle' })
  }
  return { runs, state, start, cancel, remove: (id: number) => setRuns((known) => known.filter((run) => run.id !== id)) }
}
