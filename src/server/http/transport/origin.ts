/**
 * Whether a state-changing call comes from this site's pages. Browsers send Sec-Fetch-Site, and Origin with every unsafe
 * method; other sites can neither omit nor forge them. With SameSite=Strict and JSON-only bodies this prevents CSRF.
 */
export type OriginHeaders = {
  readonly site: string | undefined
  readonly origin: string | undefined
}

/** `own`: proven ours; `foreign`: proven not ours; `unknown`: no evidence, as with programs. */
export function classifyOrigin({ site, origin }: OriginHeaders, public_origin: string): 'own' | 'foreign' | 'unknown' {
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  if (origin === undefined) return 'unknown'
  return origin === public_origin ? 'own' : 'foreign'
}
