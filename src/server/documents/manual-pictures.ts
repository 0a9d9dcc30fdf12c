/** The pictures of the user manual: the screen of each, and its section. `npm run manual` takes them again. */
import { join } from 'node:path'

export type ManualPicture = {
  /** The section of the manual that it closes. */
  readonly section: string
  readonly path: string
  readonly who: 'visitor' | 'member'
  /** Words by which the screen is known to be there; the picture has them in it. */
  readonly shows: string
}

export const manualPictures: readonly ManualPicture[] = [
  { section: 'what-it-is', path: '/dashboard', who: 'member', shows: 'Manage portfolio' },
  { section: 'account', path: '/register', who: 'visitor', shows: 'Sign Up' },
  { section: 'deposit', path: '/deposit', who: 'member', shows: 'Pay Now' },
  { section: 'choose', path: '/plans', who: 'visitor', shows: 'Smallest purchase' },
  { section: 'buy', path: '/plans/diamond', who: 'member', shows: 'Return calculator' },
  { section: 'accrue', path: '/investments', who: 'member', shows: 'Your investments' },
  { section: 'withdraw', path: '/withdraw', who: 'member', shows: 'Description' },
  { section: 'records', path: '/transactions', who: 'member', shows: 'Save as CSV' },
  { section: 'check', path: '/proof', who: 'visitor', shows: 'Owed to members' },
]

/** The same place from src/ and from dist/. */
const FOLDER = join(import.meta.dirname, '../../../docs/pictures/manual')

export function pictureFile(section: string): string {
  return join(FOLDER, `${section}.jpg`)
}
