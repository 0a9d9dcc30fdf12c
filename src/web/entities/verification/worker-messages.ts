/** Requests to the worker, and its replies. */
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

/** A published epoch, with the inclusion proof of its statement in the checkpoint's log. */
export type PublishedEpoch = {
  readonly statement: string
  readonly statement_index: number
  readonly checkpoint: string
  readonly inclusion: readonly string[]
}

export type EverythingWhy =
  | ('checkpoint' | 'inclusion' | 'statement' | 'digest' | 'form' | 'count' | 'total' | 'root')
  | ('log_root' | 'log_order' | 'log_audit')

/** The contents of the log up to the checkpoint. */
export type LogFound = {
  readonly entries: number
  /** Audit log heads. */
  readonly audit_heads: number
  /** Unknown kinds of entries. */
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
