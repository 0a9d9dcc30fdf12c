/** Opens the room: every function bound to its dependencies. */
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '#contract/shared/define'
import type { Clock } from '#kernel/clock'
import { toHex } from '#kernel/id'
import type { Statement } from '#proof/index'
import type { Audit } from '#server/audit'
import { type Lease, openLease } from '#server/jobs'
import type { Database, SecretKey } from '#server/store'
import type { SolvencyContext } from './context.ts'
import { codeVersion } from './epoch/code.ts'
import { pruneEpochs, readNewestEpoch } from './epoch/epoch-store.ts'
import { describeProof, type Epochs, openEpochs, readFault, readLateSince } from './epoch/epochs.ts'
import { type InstanceReader, readInstance } from './epoch/instance.ts'
import { type BundleReader, openBundles } from './front/bundle.ts'
import { readNewestStatement } from './front/front.ts'
import { type CertificateReader, openCertificates } from './front/read-certificate.ts'
import { openPublicationGuard } from './recovery/guard.ts'
import { openKeptCheckpoints } from './recovery/kept-checkpoints.ts'

export type SolvencyDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: SecretKey
  readonly audit: Pick<Audit, 'record' | 'head'>
  readonly log: FastifyBaseLogger | false
  readonly identity: { readUser(user_id: string): Promise<{ readonly created_at: Date } | null> }
  /** The public URL, for the certificate's QR code. */
  readonly public_url: string
  readonly lease?: Lease
  readonly onEpoch?: (seconds: number) => void
  /** Its folder keeps published checkpoints outside the database. */
  readonly config?: { readonly backup: { readonly folder: string } | null }
}

export type Solvency = {
  readonly database: Database
  readonly instance: InstanceReader
  readonly epochs: Epochs
  readonly readBundle: BundleReader
  /** When this user's account was created; null: there is none. */
  readonly joinedAt: (user_id: string) => Promise<Date | null>
  readonly readCertificate: CertificateReader
  /** The newest epoch and when its books were read; null before the first. */
  readonly newest: () => Promise<{ readonly epoch: number; readonly at: Date } | null>
  /** The newest signed epoch's statement; null before the first. */
  readonly stated: () => Promise<Statement | null>
  /** Since when the books have moved on without an epoch, if too long; null: it keeps up. */
  readonly lateSince: () => Promise<Date | null>
  /** Why the last attempt to publish an epoch failed; null: it did not. */
  readonly fault: () => Promise<string | null>
  /** One line for /readyz. */
  readonly describe: () => Promise<string>
  /**
   * Compares the database with the newest checkpoint that was published: if it is behind, money writes and signing stop on every node. The
   * sentence that says so, or null. For the start and a job.
   */
  readonly checkPublished: () => Promise<string | null>
  /** What the last comparison found. */
  readonly behindPublished: () => string | null
  /** For a daily job. */
  readonly retain: () => Promise<void>
  readonly recordMade: (caller: Caller, request_id: string, epoch: number) => Promise<void>
}

export function openSolvency(deps: SolvencyDependencies): Solvency {
  const { database, clock, secret_key, audit, log, identity, public_url } = deps
  const instance = readInstance(database, secret_key)
  const lease = deps.lease ?? openLease(database)
  const kept = openKeptCheckpoints(deps.config?.backup?.folder ?? null)
  const guard = openPublicationGuard({ database, instance, kept, log })
  const auditHead: SolvencyContext['auditHead'] = async (query) => {
    const { n, chain } = await audit.head(query)
    return { count: Number(n), head: toHex(chain) }
  }
  const publication = { publishedFault: guard.fault, keepCheckpoint: (note: string) => kept.keep([note]) }
  return {
    database,
    instance,
    joinedAt: async (user_id) => (await identity.readUser(user_id))?.created_at ?? null,
    epochs: openEpochs({
      database,
      clock,
      instance,
      lease,
      log,
      code: codeVersion,
      auditHead,
      ...publication,
      onMade: deps.onEpoch ?? (() => {}),
    }),
    readBundle: openBundles(database.query, instance.masters),
    readCertificate: openCertificates({ database, instance, clock, public_url }),
    lateSince: () => readLateSince(database.query, clock.now()),
    newest: () => readNewestEpoch(database.query),
    stated: () => readNewestStatement(database.query),
    fault: () => readFault(database.query),
    describe: () => describeProof(database.query),
    checkPublished: guard.check,
    behindPublished: guard.last,
    retain: () => pruneEpochs(database),
    recordMade: ({ user_id, email }, request_id, epoch) =>
      database.transaction((tx) =>
        audit.record(tx, {
          actor: user_id,
          actor_email: email,
          action: 'proof.epoch',
          object_kind: 'epoch',
          object_id: String(epoch),
          request_id,
        }),
      ),
  }
}
