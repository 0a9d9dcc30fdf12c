/** The five figures of an epoch, as the screens and the printed certificate call them. */
import type { EpochFigures } from '../print/paper.ts'

export const epochFigures: EpochFigures = {
  liabilities: 'Mitgliedern geschuldet',
  liabilities_note: 'Guthaben und alle offenen Zusagen',
  custody: 'Verwahrt',
  custody_note: 'Spielgeld',
  free: 'Reserve, frei',
  free_note: 'niemandem zugesagt',
  committed: 'Reserve, gebunden',
  committed_note: 'für offene Pläne zurückgelegt',
  coverage: 'Deckung',
}
