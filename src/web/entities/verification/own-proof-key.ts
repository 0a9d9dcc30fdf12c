/** The cache key of the member's own check, for readers that need no code of the check. */
export function ownProofKey(user_id: string | undefined) {
  return ['readOwnProof', user_id] as const
}
