/**
 * Signals to the browser and its password manager (W3C Web Authentication Level 3, 5.1.10), where they take them: a passkey that is not
 * known here any more is no longer offered, and the others have the account's present name.
 */
import type { WireData } from '#contract/routes'
import { CallError } from '#web/shared/call/call.ts'

type Account = WireData<'readSecondFactor'>
type Signals = {
  readonly signalUnknownCredential?: (of: { rpId: string; credentialId: string }) => Promise<void>
  readonly signalAllAcceptedCredentials?: (of: { rpId: string; userId: string; allAcceptedCredentialIds: string[] }) => Promise<void>
  readonly signalCurrentUserDetails?: (of: { rpId: string; userId: string; name: string; displayName: string }) => Promise<void>
}

/** Nothing depends on the answer: a browser without signals keeps what it has. */
async function signal(send: (signals: Signals) => Promise<void> | undefined): Promise<void> {
  const signals: Signals = window.PublicKeyCredential ?? {}
  await Promise.resolve(send(signals)).catch(() => {})
}

/** After each change of the passkeys or of the email. */
export async function signalAccount({ passkeys, passkey_account: { rp_id: rpId, user_handle: userId, name } }: Account): Promise<void> {
  const allAcceptedCredentialIds = passkeys.map(({ credential_id }) => credential_id)
  await signal((signals) => signals.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }))
  await signal((signals) => signals.signalCurrentUserDetails?.({ rpId, userId, name, displayName: name }))
}

/** To be thrown on, after a log-in with one that was removed here. */
export async function signalIfUnknown(error: unknown, rpId: unknown, credentialId: string): Promise<never> {
  if (error instanceof CallError && error.reason === 'passkey_unknown' && typeof rpId === 'string')
    await signal((signals) => signals.signalUnknownCredential?.({ rpId, credentialId }))
  throw error
}
