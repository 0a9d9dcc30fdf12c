/** What an application is, and which of its states may follow which. */

import type * as z from 'zod/mini'
import type { applicationState, declineReason } from '#contract/member/retirement'
import { DAY_SECONDS } from '#kernel/duration'
import type { Query } from '#server/store'

export type State = z.output<typeof applicationState>
export type DeclineReason = z.output<typeof declineReason>

export type Application = {
  readonly id: string
  readonly user_id: string | null
  readonly email: string | null
  readonly full_name: string | null
  readonly phone: string | null
  readonly sealed_ssn: Buffer | null
  readonly govt_id: string | null
  readonly employment_letter: string | null
  readonly with_ssn: boolean
  readonly with_letter: boolean
  readonly state: State
  readonly reason_code: DeclineReason | null
  readonly note: string | null
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly kept_until: Date
  readonly erased_at: Date | null
}

export const RETENTION_SECONDS = 30 * DAY_SECONDS

export const COLUMNS = `id, user_id, email, full_name, phone, sealed_ssn, govt_id, employment_letter, with_ssn, with_letter, state,
  reason_code, note, created_at, decided_at, kept_until, erased_at`

const followers: Readonly<Record<State, readonly State[]>> = {
  received: ['in_review', 'approved', 'declined'],
  in_review: ['approved', 'declined'],
  approved: [],
  declined: [],
}

export function isAllowedTransition(from: State, to: State): boolean {
  return followers[from].includes(to)
}

/** Whose its files are: a member's count toward what they may keep; a visitor's belong to what was sent. */
export function ownerOf({ id, user_id }: Pick<Application, 'id' | 'user_id'>): string {
  return user_id ?? id
}

export async function findApplication(query: Query, id: string, lock = false): Promise<Application | null> {
  const [row] = await query<Application>(`SELECT ${COLUMNS} FROM ira_application WHERE id = $1${lock ? ' FOR UPDATE' : ''}`, [id])
  return row ?? null
}
