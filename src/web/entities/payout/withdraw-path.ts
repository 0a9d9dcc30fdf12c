/** The way from a withdrawal to its destinations in the settings, and back with the amount. */

export function settingsPath(typed: string): string {
  return `/settings?${new URLSearchParams({ tab: 'wallet', withdrawal: typed })}`
}

export function withdrawPath(typed: string): string {
  return typed === '' ? '/withdraw' : `/withdraw?${new URLSearchParams({ amount: typed })}`
}
