/**
 * The solvency room: what is owed to everybody, stated from the books every so often, signed into a log that cannot be rewritten unseen, and
 * shown to each user with the way to their own money. It reads every room and no room knows of it. The format is proof's own.
 */
export { codeVersion } from './epoch/code.ts'
export { openPublishedHeads } from './log/published-heads.ts'
export { openSolvency, type Solvency, type SolvencyDependencies } from './open.ts'
export { proofRoutes } from './routes.ts'
