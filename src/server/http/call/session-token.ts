/** Where a caller's session token travels: the Authorization header of API clients, or the cookie of the browser. Never a URL. */

export type Token = { readonly token: string; readonly by: 'header' | 'cookie' }

const TOKEN = /^[A-Za-z0-9._~+/=-]{1,512}$/

/** `__Host-` binds the cookie to this origin alone; browsers take the prefix with Secure only, so plain http has the bare name. */
export function cookieName(https: boolean): string {
  return https ? '__Host-clearterm' : 'clearterm'
}

/** Outlives sessions: by it an account's own browser is told from a stranger's. It opens nothing. */
export function browserCookie(https: boolean): string {
  return `${cookieName(https)}-browser`
}

/** What a page's own script keeps about the browser: language and colour mode. Under https it is bound to this host as the others are. */
export function chosenCookie(name: 'language' | 'mode', https: boolean): string {
  return https ? `__Host-${name}` : name
}

/** The header goes first and alone: a bad one does not fall back to the cookie. Null: no token, or what cannot be one. */
export function readToken(authorization: string | undefined, cookie: string | undefined): Token | null {
  if (authorization !== undefined) {
    const token = authorization.replace(/^Bearer +/i, '').trim()
    return TOKEN.test(token) ? { token, by: 'header' } : null
  }
  return cookie !== undefined && TOKEN.test(cookie) ? { token: cookie, by: 'cookie' } : null
}
