/** What the printed reserve certificate says besides the signed values. */
import { epochFigures } from './epoch-figures.ts'

export const certificate = {
  title: 'Reserve certificate',
  subtitle: 'Epoch {epoch}, as of {at} UTC',
  paper:
    'The assets are paper: the custody account exists in these books alone. This page and the proof behind it show arithmetic, completeness and consistency, not that anything is held outside.',
  owed_heading: 'What is owed, and what stands against it',
  ...epochFigures,
  signed_heading: 'What was signed',
  root: 'Root of the epoch',
  log: 'Log',
  checkpoint: 'Checkpoint',
  head: '{size} entries, root {root}',
  signature: 'Signature',
  public_key: 'Public key',
  check_here: 'Check it here',
  check:
    'These figures are worth something once they are checked: by each member, who finds their own money in the total, and by anyone, who adds up the published leaves.',
}
