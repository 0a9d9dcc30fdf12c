/** argon2id with bounded concurrency, so that a flood of log-ins exhausts neither memory nor threads. */
import { hash, verify } from '@node-rs/argon2'
import { randomBytes, toHex } from '#kernel/id'
import { keepUntilAwaited } from '#kernel/promises'

/** OWASP password storage cheat sheet: m = 19 MiB, t = 2, p = 1. 2 is the binding's number for argon2id. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2 } as const

/** memoryCost in KiB, timeCost in passes. */
type HashCost = { readonly memoryCost: number; readonly timeCost: number }

export type Hasher = {
  /** Null: the queue is full. */
  hash(password: string): Promise<string | null>
  /** Does equal work without a hash and returns false. Null: the queue is full. */
  verify(stored: string | null, password: string): Promise<boolean | null>
  /** Hashes that wait for their turn, and how many may. */
  readonly queue: () => { readonly waiting: number; readonly most: number }
}

type HasherOptions = { readonly at_once?: number; readonly waiting?: number; readonly cost?: HashCost }

export function openHasher({ at_once = 2, waiting = 200, cost = OWASP_COST }: HasherOptions = {}): Hasher {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const
  const queue = boundedQueue(at_once, waiting)
  const nobody = keepUntilAwaited(hash(toHex(randomBytes(16)), parameters))
  return {
    queue: queue.state,
    hash: (password) => queue.run(() => hash(normalise(password), parameters)),
    verify: (stored, password) =>
      queue.run(async () => {
        const right = await verify(stored ?? (await nobody), normalise(password))
        return right && stored !== null
      }),
  }
}

/** The same characters typed on different machines are the same password. */
export function normalise(password: string): string {
  return password.normalize('NFKC')
}

type BoundedQueue = {
  run<T>(work: () => Promise<T>): Promise<T | null>
  state(): { readonly waiting: number; readonly most: number }
}

function boundedQueue(at_once: number, waiting: number): BoundedQueue {
  let running = 0
  const line: (() => void)[] = []
  const run: BoundedQueue['run'] = async (work) => {
    if (running >= at_once) {
      if (line.length >= waiting) return null
      // A finished job hands its slot to the next in line, so that no newcomer can take it.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, state: () => ({ waiting: line.length, most: waiting }) }
}
