/** Workers that share a list of jobs: each takes the next one when it is done. Pausing lets running jobs finish; closing ends them. */
import type { FromStudy, Job, ResultOf, StudySetup, ToWorker } from './jobs.ts'

/** What the pool needs of a worker. */
export type Workable = {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromStudy>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type Pool = {
  /** Results in the order of the jobs. One list at a time; `onDone` gets each result at once. */
  run<J extends Job>(jobs: readonly J[], onDone?: (result: ResultOf<J>, done: number) => void): Promise<ResultOf<J>[]>
  pause(): void
  resume(): void
  /** Ends the workers; what runs rejects with AbortError. */
  close(): void
}

const MAX_WORKERS = 8

/** One a core, within bounds. */
export function poolSize(cores: number | undefined): number {
  return Math.max(1, Math.min(MAX_WORKERS, cores ?? 2))
}

export function openStudyPool(setup: StudySetup): Pool {
  const make = () => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }) as Workable
  return openPool(make, poolSize(navigator.hardwareConcurrency), setup)
}

type Run = {
  readonly jobs: readonly Job[]
  next: number
  done: number
  /** Keeps the result of job n. */
  readonly keep: (n: number, result: ResultOf<Job>, done: number) => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** A worker answers a job with a result of its kind. */
function runOf<J extends Job>(
  jobs: readonly J[],
  onDone: ((result: ResultOf<J>, done: number) => void) | undefined,
  resolve: (results: ResultOf<J>[]) => void,
  reject: Run['reject'],
): Run {
  const results: ResultOf<J>[] = []
  const keep: Run['keep'] = (n, result, done) => {
    const own = result as ResultOf<J>
    results[n] = own
    onDone?.(own, done)
  }
  return { jobs, next: 0, done: 0, keep, resolve: () => resolve(results), reject }
}

export function openPool(make: () => Workable, size: number, setup: StudySetup): Pool {
  let current: Run | null = null
  let paused = false
  const workers = Array.from({ length: size }, make)
  const idle = new Set(workers)
  const fail = (error: unknown) => {
    current?.reject(error)
    current = null
  }
  const feed = () => {
    for (const worker of [...idle]) {
      if (!current || paused || current.next >= current.jobs.length) return
      idle.delete(worker)
      const n = current.next
      current.next += 1
      worker.postMessage({ n, job: current.jobs[n] as Job })
    }
  }
  const take = (worker: Workable, data: FromStudy) => {
    idle.add(worker)
    const run = current
    if (!run) return
    if ('failed' in data) return fail(new Error(data.failed))
    run.done += 1
    run.keep(data.n, data.result, run.done)
    if (run.done < run.jobs.length) return feed()
    current = null
    run.resolve()
  }
  for (const worker of workers) {
    worker.onmessage = ({ data }) => take(worker, data)
    worker.onerror = () => fail(new Error('The lab could not be started.'))
    worker.postMessage({ setup })
  }
  return {
    run: <J extends Job>(jobs: readonly J[], onDone?: (result: ResultOf<J>, done: number) => void) => {
      if (jobs.length === 0) return Promise.resolve([])
      return new Promise<ResultOf<J>[]>((resolve, reject) => {
        current = runOf(jobs, onDone, resolve, reject)
        feed()
      })
    },
    pause: () => {
      paused = true
    },
    resume: () => {
      paused = false
      feed()
    },
    close: () => {
      for (const worker of workers) worker.terminate()
      fail(new DOMException('Request aborted', 'AbortError'))
    },
  }
}
