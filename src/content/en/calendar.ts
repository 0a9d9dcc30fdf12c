/** The feed that a calendar program reads: what it is called, and each maturity with what then happens. */
import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'Clearterm maturities',
  matures: '{plan} matures',
  pay_out: 'Capital and return go to your balance. Sandbox: paper money.',
  reinvest_principal: 'The capital is placed in the plan again, the return goes to your balance. Sandbox: paper money.',
  reinvest_all: 'Capital and return are placed in the plan again. Sandbox: paper money.',
}
