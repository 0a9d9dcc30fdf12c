/** A preference in a cookie, for a year. Under https it has the `__Host-` prefix, which browsers accept only there. */
type Preference = 'language' | 'mode' | 'announced'

const YEAR_SECONDS = 31_536_000

export function writePreferenceCookie(name: Preference, value: string): void {
  const bound = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `${bound ? '__Host-' : ''}${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${bound ? '; secure' : ''}`
}

/** Null: nothing was chosen in this browser. */
export function readPreferenceCookie(name: Preference): string | null {
  return new RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}
