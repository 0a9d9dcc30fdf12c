/** Loaded when a passkey is first used: the library is some three hundred files. */
export function openWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
