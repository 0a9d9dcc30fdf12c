export { checkBundle } from './check-bundle.ts'
export { checkWithMemory } from './check-with-memory.ts'
export { offlineFile } from './file-name.ts'
export { sizeOf } from './history.ts'
export { type OwnProof, ownProofKey, useOwnCheck, useOwnProof } from './own-proof.ts'
export {
  historyKinds,
  identityOf,
  identityOfFront,
  type LogIdentity,
  OWED_CLASSES,
  type Owed,
  parseJson,
  type Report,
  type ReportStep,
  type ShownValue,
} from './report.ts'
export { runInWorker } from './run-in-worker.ts'
export { type Evidence, saveBundle, saveEvidence } from './save-file.ts'
export { readSeenLog } from './seen-log.ts'
export type { Everything, Progress } from './worker-messages.ts'
