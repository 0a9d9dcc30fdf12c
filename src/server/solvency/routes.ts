/** The routes of the proof: they translate between wire and use cases. */

import type { proof } from '#contract/proof'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { recordCheck } from './front/checks.ts'
import { proveConsistency, proveInclusion, readEpochPage, readFront, readLogEntries } from './front/front.ts'
import { readLeavesFile } from './front/leaves.ts'
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
      const found = await readLeavesFile(read, params.epoch)
      if (isRefused(found)) return found
      transport.neverChanges()
      return { type: 'text/plain; charset=utf-8', content: found.stream, packed: 'gzip', tag: found.sha256 }
    },
    readLogEntries: async ({ query, transport }) => {
      const found = await readLogEntries(read, query)
      if (isRefused(found)) return found
      if (found.whole) transport.neverChanges()
      return { data: { entries: found.entries } }
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
      const found = await readCertificate(language ?? 'en')
      return found ? { type: 'application/pdf', content: found.bytes, tag: found.sha256 } : refuse('no_certificate')
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
      const made = await epochs.makeNow()
      if (isRefused(made)) return made.refused === 'no_account' ? refuse('no_statement') : { ...made, refused: made.refused }
      await recordMade(caller, transport.request_id, made)
      return { data: { epoch: made } }
    },
  }
}
