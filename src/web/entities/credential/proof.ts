/** The ways in which a person can prove that it is them, as the API names them. */
import { hasPasskeys } from './passkey.ts'

export type Proof = 'passkey' | 'totp' | 'recovery' | 'password'

/** The input for one of them; a passkey has none. */
export type Typed = { readonly by: Exclude<Proof, 'passkey'>; readonly text: string }

const PROOFS: readonly string[] = ['passkey', 'totp', 'recovery', 'password'] satisfies readonly Proof[]

/** Those of a refusal or a log-in that this browser can do, the strongest first. */
export function usableProofs(named: readonly string[]): readonly Proof[] {
  return named.filter((name): name is Proof => PROOFS.includes(name) && (name !== 'passkey' || hasPasskeys()))
}
