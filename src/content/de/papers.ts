/** What every printed document says besides its own text. */
import type { Papers } from '../print/paper.ts'

export const papers: Papers = {
  generated: 'Erstellt am {at} UTC',
  page: 'Seite {n} von {count}',
  replaced: 'Einige Zeichen haben in der Schrift dieses Dokuments keine Form und stehen als {sign}.',
  legal: 'Bedingungen, Datenschutz und Risiko',
  in_force: 'In Kraft seit {date}',
}
