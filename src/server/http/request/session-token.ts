/** Transport of session tokens: the Authorization header for API clients, a cookie for browsers, never a URL. */

export type Token = { readonly token: string; readonly by: 'header' | 'cookie' }

const TOKEN = /^[A-Za-z0-9._~+/=-]{1,512}$/

/** `__Host-` binds the cookie to this origin; browsers require Secure for it, so plain http uses the bare name. */
export function cookieName(https: boolean): string {
  return https ? '__Host-clearterm' : 'clearterm'
}

/** Outlives sessions: identifies the account's known browsers. Grants no access. */
export function browserCookie(https: boolean): string {
  return `${cookieName(https)}-browser`
}

/** Preferences kept by a page's script: language and colour mode. Under https bound to this host like the others. */
export function chosenCookie(name: 'language' | 'mode', https: boolean): string {
  return https ? `__Host-${name}` : name
}

/** The header takes precedence: an invalid one does not fall back to the cookie. Null: no token, or a malformed one. */
export function readToken(authorization: string | undefined, cookie: string | undefined): Token | null {
  if (authorization !== undefined) {
    const token = authorization.replace(/^Bearer +/i, '').trim()
    return TOKEN.test(token) ? { token, by: 'header' } : null
  }
  return cookie !== undefined && TOKEN.test(cookie) ? { token: cookie, by: 'cookie' } : null
}
