const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** `20 Nov 2026, 14:04`, in UTC, as the charts' axis. */
export function instantText(at: string): string {
  return format.format(new Date(at))
}
