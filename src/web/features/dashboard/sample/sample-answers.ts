/** The recorded answers of the sample account, by path (tools/sample.ts). */
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { Account } from '#web/shared/account/account-words.ts'

export type SampleAnswers = Readonly<Record<string, unknown>>

export function sampleAccount(answers: SampleAnswers): Account {
  return (answers['/me/account'] as WireReplyOf<Api['readAccount']>).data
}
