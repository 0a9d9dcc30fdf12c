/** The five figures of an epoch, as the screens and the printed certificate call them. */
import type { EpochFigures } from '../print/paper.ts'

export const epochFigures: EpochFigures = {
  liabilities: 'Dû aux membres',
  liabilities_note: 'soldes et toutes les promesses ouvertes',
  custody: 'En conservation',
  custody_note: 'argent fictif',
  free: 'Réserve, libre',
  free_note: 'promise à personne',
  committed: 'Réserve, engagée',
  committed_note: 'mise de côté pour les plans ouverts',
  coverage: 'Couverture',
}
