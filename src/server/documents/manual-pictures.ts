/** The screenshots of the user manual by section. `npm run manual` retakes them. */
import { join } from 'node:path'

export type ManualPicture = {
  /** The section that it ends. */
  readonly section: string
  readonly path: string
  readonly who: 'visitor' | 'member'
  /** Text that must be on the screen; the screenshot contains it. */
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

/** Resolves the same from src/ and from dist/. */
const FOLDER = join(import.meta.dirname, '../../../docs/pictures/manual')

export function pictureFile(section: string): string {
  return join(FOLDER, `${section}.jpg`)
}
