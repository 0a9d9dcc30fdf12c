/** What the page asks of the worker, and what comes back. */
import type { Known, LogIdentity, Report, ReportStep } from './report.ts'

export type Ask =
  | { readonly kind: 'bundle'; readonly json: unknown; readonly whose: LogIdentity; readonly known: Known }
  | {
      readonly kind: 'history'
      readonly seen: string
      readonly shown: string
      readonly hashes: readonly string[] | null
      readonly whose: LogIdentity
    }
  | { readonly kind: 'everything'; readonly whose: LogIdentity; readonly epoch: PublishedEpoch; readonly leaves_url: string }

/** An epoch as it is published, with the proof that its statement is in the log of its checkpoint. */
export type PublishedEpoch = {
  readonly statement: string
  readonly statement_index: number
  readonly checkpoint: string
  readonly inclusion: readonly string[]
}

export type EverythingWhy =
  | ('checkpoint' | 'inclusion' | 'statement' | 'digest' | 'form' | 'count' | 'total' | 'root')
  | ('log_root' | 'log_order' | 'log_audit')

/** What the whole log up to the checkpoint holds. */
export type LogFound = {
  readonly entries: number
  /** Heads of the operator's audit log. */
  readonly audit_heads: number
  /** Kinds of facts that this page does not know. */
  readonly unknown: readonly string[]
}

export type Everything =
  | { readonly holds: true; readonly epoch: number; readonly leaves: number; readonly total: bigint; readonly log: LogFound }
  | { readonly holds: false; readonly why: EverythingWhy }

export type Progress =
  | { readonly stage: 'log'; readonly done: number; readonly whole: number }
  | { readonly stage: 'downloading'; readonly done: number; readonly whole: number }
  | { readonly stage: 'adding'; readonly leaves: number }

export type Reply<A extends Ask> = A extends { kind: 'bundle' } ? Report : A extends { kind: 'history' } ? ReportStep : Everything

export type FromWorker =
  | { readonly progress: Progress }
  | { readonly reply: Report | ReportStep | Everything }
  | { readonly failed: string }
