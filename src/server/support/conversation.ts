/** A conversation and its entries as their rows have them, and what each change leads to. */
import type { SupportState } from '#contract/member/support'
import type { Language } from '#contract/shared/language'

export type State = SupportState
type EntryKind = 'question' | 'answer' | 'note'

export type Conversation = {
  readonly id: string
  readonly user_id: string | null
  readonly email: string | null
  readonly name: string | null
  readonly confirmed_at: Date | null
  readonly language: Language
  readonly subject: string | null
  readonly transaction_id: string | null
  readonly investment_id: string | null
  readonly state: State
  readonly assigned_to: string | null
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly since: Date
}

export type SupportEntry = {
  readonly id: string
  readonly conversation_id: string
  readonly kind: EntryKind
  readonly author: string | null
  readonly text: string
  readonly created_at: Date
}

export type ChangeName = 'take' | 'release' | 'close' | 'reopen'

/** The columns that a change sets; null: it is so already. */
export function changed(
  conversation: Conversation,
  change: ChangeName,
  by: string,
): Partial<Pick<Conversation, 'state' | 'assigned_to'>> | null {
  const { state, assigned_to } = conversation
  switch (change) {
    case 'take':
      return assigned_to === by ? null : { assigned_to: by }
    case 'release':
      return assigned_to === null ? null : { assigned_to: null }
    case 'close':
      return state === 'closed' ? null : { state: 'closed' }
    case 'reopen':
      return state === 'closed' ? { state: 'open' } : null
  }
}

export function aboutOf({ transaction_id, investment_id }: Conversation): { kind: 'transaction' | 'investment'; _id: string } | null {
  if (transaction_id !== null) return { kind: 'transaction', _id: transaction_id }
  return investment_id === null ? null : { kind: 'investment', _id: investment_id }
}
