/** Whether the reply of a `held` call says that its change awaits a second administrator. Server and browser read only this. */
export function isPendingReply(reply: unknown): boolean {
  const data = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : null
  return typeof data === 'object' && data !== null && 'pending' in data && data.pending === true
}
