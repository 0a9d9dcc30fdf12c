/** Downloads a JSON document. */

import { serverNow } from '#web/shared/clock/server-now.ts'
import type { OwnProof } from './own-proof.ts'
import type { LogIdentity, Report } from './report.ts'

function saveJson(name: string, document_: unknown): void {
  const text = JSON.stringify(document_, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** A bundle for the tool and the offline page, with the name and key of its log. */
export function saveBundle({ bundle, whose, report }: OwnProof): void {
  saveJson(`clearterm-proof-epoch-${report.owed?.epoch ?? 'unknown'}.json`, { data: bundle, log: whose })
}

export type Evidence = { readonly bundle: unknown; readonly whose: LogIdentity; readonly report: Report; readonly seen: string | null }

/** Evidence of a failed check: the responses, the stored checkpoint, and the difference. */
export function saveEvidence({ bundle, whose, report, seen }: Evidence): void {
  saveJson('clearterm-evidence.json', {
    what: 'The check of a solvency proof that did not hold.',
    saved_at: serverNow().toISOString(),
    from: location.origin,
    log: whose,
    checkpoint_seen_before: seen,
    steps: report.steps,
    bundle,
  })
}
