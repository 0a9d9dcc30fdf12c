/** The recorded answers of the sample account, by path (tools/sample.ts). */

import type { WireReply } from '#contract/routes'
import type { Account } from '#web/shared/account/queries.ts'

export type SampleAnswers = Readonly<Record<string, unknown>>

export function sampleAccount(answers: SampleAnswers): Account {
  return (answers['/me/account'] as WireReply<'readAccount'>).data
}
