/**
 * Accepts specimen social security numbers only, from ranges that are never issued (Social Security Administration rules since 2011: area
 * 000, 666 and 900–999; 987-65-4320 to 4329 are for advertisements), so that no real number is stored.
 */
import { type Refused, refuseField } from '#kernel/refusal'

const FORM = /^(\d{3})-?(\d{2})-?(\d{4})$/

/** `987-65-4320`; null where none was sent. */
export function readSsn(sent: string | undefined): string | null | Refused<'invalid'> {
  if (sent === undefined || sent === '') return null
  const [, area = '', group, serial] = FORM.exec(sent) ?? []
  return isNeverIssued(area) ? `${area}-${group}-${serial}` : refuseField('ssn', { reason: 'ssn_specimen' })
}

function isNeverIssued(area: string): boolean {
  return area === '000' || area === '666' || area.startsWith('9')
}

export function maskSsn(ssn: string): string {
  return `•••-••-${ssn.slice(-4)}`
}
