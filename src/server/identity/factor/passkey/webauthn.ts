/** Loaded lazily, because the library has some 300 files. */
export function openWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
