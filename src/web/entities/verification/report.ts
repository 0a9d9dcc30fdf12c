/** The result of a bundle's check, step by step in display order. Plain data: it crosses from the worker to the page. */
import {
  baseOrigin,
  followKeys,
  type LogIdentity as Identity,
  type OwedClass,
  type Party,
  parseBase64,
  type StepName,
  toBase64,
  type Why,
} from '#proof/index'

type ReportStepName = StepName | 'history'

/** A computed value: a message name (`verify.shown.…`) with its parameters, and the value. */
type ShownName =
  | 'account'
  | 'pieces'
  | 'sum'
  | 'leaf'
  | 'root'
  | 'total'
  | 'epoch'
  | 'at'
  | 'code'
  | 'index'
  | 'entry'
  | 'log'
  | 'size'
  | 'key'
  | 'seen'
  | 'newest'

export type ShownValue =
  | { readonly name: Exclude<ShownName, 'leaf'>; readonly text: string }
  | { readonly name: Exclude<ShownName, 'leaf'>; readonly cents: bigint }
  | { readonly name: 'leaf'; readonly i: number; readonly hash: string; readonly position: number; readonly path: number }

/** Possible results of the consistency step. */
export const historyKinds = ['first', 'same', 'grown', 'older', 'unasked', 'forked', 'other_key', 'recovered', 'rewound'] as const
type HistoryKind = (typeof historyKinds)[number]

export type ReportStep = {
  readonly name: ReportStepName
  readonly state: 'ok' | 'broken' | 'skipped'
  readonly why?: Why | HistoryKind | undefined
  readonly fault?: readonly Party[]
  readonly shown: readonly ShownValue[]
}

export type Report = {
  readonly holds: boolean
  readonly steps: readonly ReportStep[]
  /** Null if the bundle is unreadable. */
  readonly owed: Owed | null
}

export type Owed = {
  readonly epoch: number
  /** ISO instant of the statement; null if unreadable. */
  readonly at: string | null
  readonly account_id: string
  readonly amount: bigint
  readonly breakdown: Readonly<Record<OwedClass, bigint>>
  /** The signed total; null if absent. */
  readonly liabilities: bigint | null
  readonly checkpoint: string
}

/** Expected identity, as text: from the server, this browser's storage or user input. */
export type LogIdentity = {
  readonly origin: string
  readonly public_key: string
  /** Keys before it, by signed hand-overs, and the index of the entry that ended each. */
  readonly former?: readonly { readonly public_key: string; readonly until: number }[] | undefined
}

export type Known = { readonly account_id?: string | undefined; readonly least_epoch?: number | undefined }

export const OWED_CLASSES = ['main', 'bonus', 'earning', 'locked', 'held', 'promised'] as const satisfies readonly OwedClass[]

/** JSON, or undefined if invalid, e.g. for pasted text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The log's identity as bytes, and from what an instance publishes: its key, and the signed hand-overs that led to it. */
export function identityOf({ origin, public_key, former = [] }: LogIdentity): Identity {
  return {
    origin,
    public_key: bytesOf(public_key),
    former: former.map((key) => ({ public_key: bytesOf(key.public_key), until: key.until })),
  }
}

type Front = Pick<LogIdentity, 'origin' | 'public_key'> & {
  readonly keys: readonly { readonly index: number; readonly statement: string }[]
}

/** Hand-overs that do not hold count as none: a browser that knows a former key then reports another key. */
export function identityOfFront({ origin, public_key, keys }: Front): LogIdentity {
  const entries = keys.map(({ index, statement }) => ({ index, text: statement }))
  const former = followKeys(entries, { origin: baseOrigin(origin), public_key: bytesOf(public_key) })
  if ('refused' in former) return { origin, public_key }
  return { origin, public_key, former: former.map((key) => ({ public_key: toBase64(key.public_key), until: key.until })) }
}

export function isKeyOf({ public_key, former = [] }: LogIdentity, key: string): boolean {
  return public_key === key || former.some((one) => one.public_key === key)
}

function bytesOf(key: string): Uint8Array {
  return parseBase64(key) ?? new Uint8Array()
}
