import type { Catalogue } from '../../types/catalogue.ts'

export const home: Catalogue<'de'>['home'] = {
  lead: 'Feste Laufzeiten mit Spielgeld: Der gesamte Ertrag ist zurückgelegt, bevor eine verkauft wird.',
  terms: 'Pläne nach Laufzeit',
  short: '1 Std. – 24 Std. – 7 Tage',
  long: '30 Tage – 90 Tage – 1 Jahr',
  on_sale: 'Hier im Verkauf: {plans}.',
  none: 'Zurzeit ist kein Plan dieser Laufzeit im Verkauf.',
  all: 'Alle Pläne ansehen',
  market: 'Alle Kurse',
}
