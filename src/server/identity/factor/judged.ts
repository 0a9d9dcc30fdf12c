/** What somebody shows as a second factor, and what it turned out to be. */
import type * as z from 'zod/mini'
import type { assertion } from '#contract/member/second-factor'

/** A passkey's answer, as the browser hands it over. */
export type Assertion = z.output<typeof assertion>

/** A code of the authenticator app, a recovery code, or a passkey's answer. */
export type FactorProof = { readonly code: string } | { readonly assertion: Assertion }

/** Good as it stands, and still to be spent. */
export type Judged = { readonly by: 'totp'; readonly step: number } | { readonly by: 'recovery'; readonly mac: Buffer } | PasskeyJudged

export type PasskeyJudged = {
  readonly by: 'passkey'
  readonly passkey_id: string
  readonly counter: number
  readonly challenge: string
  /** Who asked for the challenge. */
  readonly subject: string
}
