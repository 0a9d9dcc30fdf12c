/** Queries of conversations. A live event of messages fetches them again. */

import type { WireData } from '#contract/routes'
import type { ChipKind } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type Conversation = WireData<'readConversation'>
export type Summary = WireData<'listConversations'>[number]

export const stateKinds: Record<Summary['state'], ChipKind> = { open: 'pending', waiting: 'success', closed: 'neutral' }

export function useConversations() {
  return useData(read('listConversations'))
}

export function useConversation(id: string) {
  return useData(read('readConversation', { params: { id } }))
}
