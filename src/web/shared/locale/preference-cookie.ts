/** Stores a preference in a cookie for a year. Under https it has the `__Host-` prefix, which browsers accept only there. */
const YEAR_SECONDS = 31_536_000

export function writePreferenceCookie(name: 'language' | 'mode' | 'announced', value: string): void {
  const bound = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `${bound ? '__Host-' : ''}${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${bound ? '; secure' : ''}`
}
