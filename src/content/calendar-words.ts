/** Texts of the calendar feed of maturities, in one language. */
export type CalendarWords = {
  readonly name: string
  readonly matures: string
  readonly pay_out: string
  readonly reinvest_principal: string
  readonly reinvest_all: string
}
