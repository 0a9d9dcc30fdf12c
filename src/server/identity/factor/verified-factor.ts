/** A second factor as presented, and the verified result. */
import type * as z from 'zod/mini'
import type { assertion } from '#contract/member/second-factor'

/** A passkey's answer, as the browser sends it. */
export type Assertion = z.output<typeof assertion>

/** An authenticator code, a recovery code, or a passkey's answer. */
export type FactorProof = { readonly code: string } | { readonly assertion: Assertion }

/** Valid, but not spent yet. */
export type VerifiedFactor =
  | { readonly by: 'totp'; readonly step: number }
  | { readonly by: 'recovery'; readonly macs: readonly Buffer[] }
  | VerifiedPasskey

export type VerifiedPasskey = {
  readonly by: 'passkey'
  readonly passkey_id: string
  readonly counter: number
  /** It may be on several devices, of which each has a counter of its own. */
  readonly is_backed_up: boolean
  readonly is_backup_eligible: boolean
  readonly challenge: string
  /** Who requested the challenge. */
  readonly subject: string
}
