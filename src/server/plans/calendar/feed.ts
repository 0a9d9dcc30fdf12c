/**
 * The maturities of one member's open plans as a calendar. An instant on the plan's calendar becomes the real one at which it will come if the
 * business date keeps its distance. No amount is in it: calendars are shared, and their programs keep copies.
 */
import ical, { ICalEventTransparency } from 'ical-generator'
import { type Investment, planName } from '../investment.ts'

const REFRESH_SECONDS = 3600
const HAPPENS: Record<Investment['instruction'], string> = {
  pay_out: 'Capital and return go to your balance.',
  reinvest_principal: 'The capital is placed in the plan again, the return goes to your balance.',
  reinvest_all: 'Capital and return are placed in the plan again.',
}

export function feedOf(open: readonly Investment[], { ahead_ms, public_url }: { ahead_ms: number; public_url: string }): string {
  const calendar = ical({ name: 'Clearterm maturities', prodId: { company: 'Clearterm', product: 'maturities' }, ttl: REFRESH_SECONDS })
  for (const { id, plan, matures_at, instruction, updated_at } of open) {
    const start = new Date(matures_at.getTime() - ahead_ms)
    calendar.createEvent({
      id: `${id}@clearterm`,
      stamp: updated_at,
      start,
      end: start,
      summary: `${planName(plan)} matures`,
      description: `${HAPPENS[instruction]} Sandbox: paper money.`,
      url: `${public_url}/investments`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
