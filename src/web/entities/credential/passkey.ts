/** The proofs of a log-in: passkeys, the others that are usable, and a log-in that waits for one. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { sessionItems } from '#web/shared/session/storage.ts'

type Options = { readonly challenge: string; readonly [member: string]: unknown }

/** Browsers create none for an IP address: a passkey belongs to a domain name. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)
}

/** Cancelled by the person or their device, or timed out. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed'
}

/** Gets an assertion from one of the device's passkeys, in the API's shape. */
export async function answerWithPasskey(options: Options) {
  const { startAuthentication } = await whenLoaded(() => import('@simplewebauthn/browser'))
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(notUsed)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } }
}

/** Creates a passkey on the device. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await whenLoaded(() => import('@simplewebauthn/browser'))
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(notUsed)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) } }
}

function notUsed(error: unknown): never {
  throw new PasskeyNotUsed('', { cause: error })
}

/** The methods of proof, as the API names them. */
export type Proof = 'passkey' | 'totp' | 'recovery' | 'password'

/** The input for one of them; a passkey has none. */
export type Typed = { readonly by: Exclude<Proof, 'passkey'>; readonly text: string }

const PROOFS: readonly string[] = ['passkey', 'totp', 'recovery', 'password'] satisfies readonly Proof[]

/** The methods that this browser supports, strongest first. */
export function usableProofs(named: readonly string[]): readonly Proof[] {
  return named.filter((name): name is Proof => PROOFS.includes(name) && (name !== 'passkey' || hasPasskeys()))
}

/** A pending log-in: the password was right, the second factor is outstanding. Kept for the tab; it grants nothing by itself. */
const ITEM = 'pending-login'

export type PendingLogin = {
  readonly email: string
  readonly pending: string
  readonly factors: readonly string[]
}

export function keepPendingLogin(login: PendingLogin): void {
  sessionItems.write(ITEM, JSON.stringify(login))
}

/** Null: the second step is an emailed code. */
export function readPendingLogin(): PendingLogin | null {
  try {
    const kept: unknown = JSON.parse(sessionItems.read(ITEM) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept && 'pending' in kept && 'factors' in kept)) return null
    const { email, pending, factors } = kept
    if (typeof email !== 'string' || typeof pending !== 'string' || !Array.isArray(factors)) return null
    return { email, pending, factors: usableProofs(factors.map(String)) }
  } catch {
    return null
  }
}

export function forgetPendingLogin(): void {
  sessionItems.remove(ITEM)
}
