import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'Clearterm: Fälligkeiten',
  matures: '{plan} wird fällig',
  pay_out: 'Kapital und Ertrag gehen in Ihr Guthaben. Testumgebung: Spielgeld.',
  reinvest_principal: 'Das Kapital wird wieder in dem Plan angelegt, der Ertrag geht in Ihr Guthaben. Testumgebung: Spielgeld.',
  reinvest_all: 'Kapital und Ertrag werden wieder in dem Plan angelegt. Testumgebung: Spielgeld.',
}
