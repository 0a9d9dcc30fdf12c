/**
 * The solvency proof, pure: the same bytes for the server that publishes and the browser that checks. It reads no clock and no network;
 * randomness and the digest come in as arguments. Strangers' verifiers, such as tools/verify, are written from the format alone.
 */
export { type Party, type Step, type StepName, verifyBundle, type Why } from './bundle.ts'
export { type Bundle, CLASSES, type OwedClass, parseBundle } from './bundle-form.ts'
export {
  type Digest,
  isCents,
  type Mac,
  parseBase64,
  parseCents,
  parseHash,
  sha256,
  toBase64,
  utf8,
} from './bytes.ts'
export {
  type Checkpoint,
  type FormerKey,
  isOrigin,
  type LogIdentity,
  parseCheckpoint,
  publicKeyOf,
  signCheckpoint,
  verifyCheckpoint,
  verifySignature,
} from './checkpoint.ts'
export { type AuditHead, auditHeadBytes, readLogEntry } from './fact.ts'
export { followKeys, type HandOver, handOverText, parseHandOver, signHandOver } from './hand-over.ts'
export { type LoggedStatement, verifyLeaves, verifyOneHistory, verifyStatements } from './history.ts'
export { chunkNonce, idHash, type Leaf, leafOf, padHash, userKey } from './leaf.ts'
export { leafLines, parseLeaves } from './leaves-file.ts'
export {
  consistencyProof,
  entryHash,
  type Inclusion,
  inclusionProof,
  joinHash,
  type LogNodes,
  treeHead,
  verifyConsistency,
  verifyInclusion,
} from './log.ts'
export { completedBy, type Log, type LogNode, openLog } from './log-memory.ts'
export { nodeHash, type SumNode } from './node.ts'
export { climb, verifyPath } from './path.ts'
export {
  baseOrigin,
  coverOf,
  equalHashes,
  isNamedLost,
  lostLine,
  parseRecovery,
  type Recovery,
  readNote,
  recoveredOrigin,
  recoveryAfter,
  recoveryNumber,
  recoveryText,
  signRecovery,
  verifyRecovery,
} from './recovery.ts'
export { CHUNKS, type Random, splitAmount } from './split.ts'
export {
  coverageOf,
  parseStatement,
  type Statement,
  statementBytes,
  statementFaults,
  statementText,
} from './statement.ts'
export { buildTree, depthOf, levelsFrom, newRow, pathOf, type Row, rootOf, type SumTree, setNode, siblingsIn } from './tree.ts'
export { type LogFault, openLogReader } from './whole-log.ts'
