/** What every printed document says besides its own text. */
import type { Papers } from '../print/paper.ts'

export const papers: Papers = {
  generated: 'Établi le {at} UTC',
  page: 'Page {n} sur {count}',
  replaced: 'Certains caractères n’ont pas de forme dans la police de ce document et sont affichés comme {sign}.',
  legal: 'Conditions, confidentialité et risques',
  in_force: 'En vigueur depuis {date}',
}
