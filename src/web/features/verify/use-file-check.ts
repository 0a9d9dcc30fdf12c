/** Checks a bundle from a file against the published log key or, offline, against the last one this browser saw. */
import { checkWithMemory, type Evidence, identityOfFront, type LogIdentity, readSeenLog } from '#web/entities/verification/index.ts'
import { type KeyedCall, useAction } from '#web/shared/call/use-action.ts'

export type FileCheck = { readonly json: unknown; readonly account_id: string }

export function useFileCheck() {
  return useAction({
    errors: 'own',
    act: async (call, { json, account_id }: FileCheck): Promise<Evidence> => {
      const seen = readSeenLog()
      const whose = await readLogIdentity(call)
      const report = await checkWithMemory(json, whose, account_id ? { account_id } : {})
      return { bundle: json, whose, report, seen: seen?.checkpoint ?? null }
    },
  })
}

async function readLogIdentity(call: KeyedCall): Promise<LogIdentity> {
  const seen = readSeenLog()
  try {
    const { data } = await call('readProof')
    return identityOfFront(data)
  } catch (error) {
    if (!seen) throw error
    return { origin: seen.origin, public_key: seen.public_key }
  }
}
