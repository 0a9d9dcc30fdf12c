/** The term drawing and its parts: what is accrued, set aside, locked and available. Lengths are shares; texts are props. */
export { CoverageStack, Hatch, HatchPane } from './Hatch.tsx'
export { TermBar } from './TermBar.tsx'
export { PartBar, TermKey } from './TermKey.tsx'
export { TermMini, TermPane } from './TermMini.tsx'
export { TermPlate } from './TermPlate.tsx'
