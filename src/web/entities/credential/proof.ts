/** The methods of proof, as the API names them. */
import { hasPasskeys } from './passkey.ts'

export type Proof = 'passkey' | 'totp' | 'recovery' | 'password'

/** The input for one of them; a passkey has none. */
export type Typed = { readonly by: Exclude<Proof, 'passkey'>; readonly text: string }

const PROOFS: readonly string[] = ['passkey', 'totp', 'recovery', 'password'] satisfies readonly Proof[]

/** The methods that this browser supports, strongest first. */
export function usableProofs(named: readonly string[]): readonly Proof[] {
  return named.filter((name): name is Proof => PROOFS.includes(name) && (name !== 'passkey' || hasPasskeys()))
}
