/** A public figure on a page of its own: the words around what it is made of. */
import type { Catalogue } from '../../types/catalogue.ts'
export const stats: Catalogue<'de'>['stats'] = {
  as_of: 'Stand {as_of}.',
  as_of_entry: 'Stand {as_of}, bis Buchung {entry} des Journals.',
  units: {
    usd: 'In US-Dollar, Spielgeld.',
    percent: 'In Prozent.',
    count: 'Eine Anzahl.',
    seconds: 'Eine Dauer.',
    instant: 'Ein Zeitpunkt, in Ihrer Zeitzone.',
  },
  made_of: 'Woraus sie besteht',
  by_day: 'Woraus sie besteht, je Tag in UTC',
  earlier: 'Alle Tage davor',
  records: {
    one: '{count} Datensatz',
    other: '{count} Datensätze',
  },
  parts: {
    members: 'Guthaben der Mitglieder',
    withdrawals_counted: 'Gezählte Auszahlungen',
  },
  none: 'Noch ist nichts gezählt',
  none_help: 'Sobald es einen Datensatz gibt, steht er hier, und die Zahl ist die Summe der Datensätze.',
  single: 'Sie ist keine Summe',
  single_help: 'Sie wird aus den Datensätzen gelesen, die die Definition nennt, und hat keine Teile, die sich addieren.',
  where: 'Wo die Datensätze sind',
  links: {
    proof: 'Der Solvenznachweis',
    plans: 'Die Pläne',
    trades: 'KI-Handel live',
    bots: 'Die Bots und ihre Bilanzen',
  },
  programs: 'Dasselbe für Programme (JSON)',
  others: 'Weitere öffentliche Zahlen',
  failed: 'Diese Zahl ließ sich nicht lesen.',
}
