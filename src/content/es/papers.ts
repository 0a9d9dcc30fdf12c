/** What every printed document says besides its own text. */
import type { Papers } from '../print/paper.ts'

export const papers: Papers = {
  generated: 'Generado el {at} UTC',
  page: 'Página {n} de {count}',
  replaced: 'Algunos caracteres no tienen forma en la tipografía de este documento y se muestran como {sign}.',
  legal: 'Términos, privacidad y riesgo',
  in_force: 'En vigor desde {date}',
}
