/** The result of a bundle's check, step by step in display order. Plain data: it crosses from the worker to the page. */
import type { OwedClass, Party, StepName, Why } from '#proof/index'

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
