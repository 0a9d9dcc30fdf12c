/** Texts of the printed reserve certificate, besides the signed values. */
import { epochFigures } from './epoch-figures.ts'

export const certificate = {
  title: 'Reserve certificate',
  subtitle: 'Epoch {epoch}, as of {at} UTC',
  paper:
    'The assets are paper: the custody account exists only in these books. This page and its proof show arithmetic, completeness and consistency. They do not show that assets exist outside.',
  owed_heading: 'Liabilities and assets',
  ...epochFigures,
  signed_heading: 'Signed values',
  root: 'Root of the epoch',
  log: 'Log',
  checkpoint: 'Checkpoint',
  head: '{size} entries, root {root}',
  signature: 'Signature',
  public_key: 'Public key',
  check_here: 'Check it here',
  check: 'Check these figures: each member can find their own money in the total, and anyone can add up the published leaves.',
}
