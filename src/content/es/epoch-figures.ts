/** The five figures of an epoch, as the screens and the printed certificate call them. */
import type { EpochFigures } from '../print/paper.ts'

export const epochFigures: EpochFigures = {
  liabilities: 'Se debe a los miembros',
  liabilities_note: 'saldos y todas las promesas abiertas',
  custody: 'En custodia',
  custody_note: 'dinero ficticio',
  free: 'Reserva, libre',
  free_note: 'no prometida a nadie',
  committed: 'Reserva, comprometida',
  committed_note: 'apartada para planes abiertos',
  coverage: 'Cobertura',
}
