/** argon2id with bounded concurrency, so that a flood of log-ins exhausts neither memory nor threads. */
import { hash, verify } from '@node-rs/argon2'
import { randomBytes, toHex } from '#kernel/id'

/** OWASP password storage cheat sheet: m = 19 MiB, t = 2, p = 1. 2 is the binding's number for argon2id. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2 } as const

/** memoryCost in KiB, timeCost in passes. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number }

export type Hasher = {
  /** Null: the queue is full. */
  hash(password: string): Promise<string | null>
  /** Does equal work without a hash and returns false. Null: the queue is full. */
  verify(stored: string | null, password: string): Promise<boolean | null>
}

type HasherOptions = { readonly at_once?: number; readonly waiting?: number; readonly cost?: HashCost }

export function openHasher({ at_once = 2, waiting = 200, cost = OWASP_COST }: HasherOptions = {}): Hasher {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const
  const queue = boundedQueue(at_once, waiting)
  const nobody = hash(toHex(randomBytes(16)), parameters)
  nobody.catch(() => {})
  return {
    hash: (password) => queue(() => hash(normalise(password), parameters)),
    verify: (stored, password) =>
      queue(async () => {
        const right = await verify(stored ?? (await nobody), normalise(password))
        return right && stored !== null
      }),
  }
}

/** The same characters typed on different machines are the same password. */
export function normalise(password: string): string {
  return password.normalize('NFKC')
}

function boundedQueue(at_once: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
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
}
