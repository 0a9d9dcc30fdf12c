/** The relying party, from PUBLIC_URL. Answers from other origins are refused. */
export type Site = { readonly rp_id: string; readonly origin: string; readonly name: string }

export function siteOf(public_url: string): Site {
  const { hostname, origin } = new URL(public_url)
  return { rp_id: hostname, origin, name: 'Clearterm' }
}
