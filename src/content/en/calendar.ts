/** Texts of the calendar feed: its name, and what happens at each maturity. */
import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'Clearterm maturities',
  matures: '{plan} matures',
  pay_out: 'Capital and return go to your balance. Sandbox: paper money.',
  reinvest_principal: 'The capital is reinvested in the plan, the return goes to your balance. Sandbox: paper money.',
  reinvest_all: 'Capital and return are reinvested in the plan. Sandbox: paper money.',
}
