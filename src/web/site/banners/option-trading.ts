/** What a call is worth at its end: nothing up to the strike, then one for one. And the seller's other half. */
import { accent, circle, type Drawing, dashed, line, quiet } from './drawing.ts'

export const optionTrading: Drawing = [
  quiet('M48 20V224M48 122H448'),
  quiet('M442 117l6 5-6 5M43 26l5-6 5 6'),
  dashed(line('M248 32V212')),
  dashed(quiet('M48 98H248L402 216')),
  accent('M48 146H248L420 36'),
  line(circle(286, 122, 5)),
  line('M242 212h12'),
]
