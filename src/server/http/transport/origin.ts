/**
 * Whether a state-changing call comes from our own pages. Browsers send Sec-Fetch-Site, and Origin with every unsafe method; a page of
 * somebody else can leave out neither nor forge them. Together with SameSite=Strict and JSON-only bodies this is the guard against CSRF.
 */
export type OriginHeaders = {
  readonly site: string | undefined
  readonly origin: string | undefined
}

/** `own`: proven ours; `foreign`: proven not ours; `unknown`: says nothing, as programs that are no browser do. */
export function judgeOrigin({ site, origin }: OriginHeaders, public_origin: string): 'own' | 'foreign' | 'unknown' {
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  if (origin === undefined) return 'unknown'
  return origin === public_origin ? 'own' : 'foreign'
}
