/** The browser's side of passkeys. The library is loaded on first use. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'

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
  throw new PasskeyNotUsed('The passkey was not used.', { cause: error })
}
