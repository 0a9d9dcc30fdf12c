/** The routes of the proof: they translate between wire and use cases. */

import type { proof } from '#contract/proof'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { proveConsistency, proveInclusion, readEpochPage, readFront, readLeavesFile, readLogEntries, recordCheck } from './front/front.ts'
import type { Solvency } from './open.ts'

type Public = 'readProof' | 'readEpoch' | 'readLeaves' | 'readLogEntries' | 'readLogInclusion' | 'readLogConsistency'

export function proofRoutes(room: Solvency): Handlers<typeof proof> {
  return { ...publicRoutes(room), ...certificateRoute(room), ...ownRoutes(room) }
}

function publicRoutes({ database, instance, lateSince }: Solvency): Pick<Handlers<typeof proof>, Public> {
  const { query: read } = database
  const front = singleFlight(async () => readFront(database, instance, await lateSince()))
  return {
    readProof: async () => ({ data: await front() }),
    readEpoch: async ({ params, transport }) => {
      const page = await readEpochPage(read, params.epoch)
      if (!page) return refuse('no_epoch')
      transport.neverChanges()
      return { data: page }
    },
    readLeaves: async ({ params, transport }) => {
      const result = await readLeavesFile(read, params.epoch)
      if (isRefused(result)) return result
      transport.neverChanges()
      return { type: 'text/plain; charset=utf-8', content: result.stream, packed: 'gzip', tag: result.sha256 }
    },
    readLogEntries: async ({ query, transport }) => {
      const result = await readLogEntries(read, query)
      if (isRefused(result)) return result
      if (result.whole) transport.neverChanges()
      return { data: { entries: result.entries } }
    },
    readLogInclusion: async ({ query, transport }) => {
      const hashes = await proveInclusion(read, query.index, query.size)
      if (isRefused(hashes)) return hashes
      transport.neverChanges()
      return { data: { ...query, hashes: [...hashes] } }
    },
    readLogConsistency: async ({ query, transport }) => {
      const hashes = await proveConsistency(read, query)
      if (isRefused(hashes)) return hashes
      transport.neverChanges()
      return { data: { ...query, hashes: [...hashes] } }
    },
  }
}

function certificateRoute({ readCertificate }: Solvency): Pick<Handlers<typeof proof>, 'readCertificate'> {
  return {
    readCertificate: async ({ query: { language } }) => {
      const result = await readCertificate(language ?? 'en')
      return result ? { type: 'application/pdf', content: result.bytes, tag: result.sha256 } : refuse('no_certificate')
    },
  }
}

function ownRoutes({
  database,
  readBundle,
  epochs,
  joinedAt,
  recordMade,
}: Solvency): Omit<Handlers<typeof proof>, Public | 'readCertificate'> {
  return {
    readOwnProof: async ({ caller }) => ({ data: await readBundle(caller.user_id) }),
    markChecked: async ({ body, caller }) => {
      const { user_id } = caller
      const checked = await recordCheck(database, { epoch: body.epoch, user_id, joinedAt: () => joinedAt(user_id) })
      return isRefused(checked) ? checked : { data: checked }
    },
    makeEpoch: async ({ caller, transport }) => {
      const epoch = await epochs.makeNow()
      if (isRefused(epoch)) return epoch.refused === 'no_account' ? refuse('no_statement') : { ...epoch, refused: epoch.refused }
      await recordMade(caller, transport.request_id, epoch)
      return { data: { epoch: epoch } }
    },
  }
}
