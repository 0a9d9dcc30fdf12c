/** The library reads some three hundred files, among them parsers of certificates: only where somebody has a passkey. */
export function openWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
