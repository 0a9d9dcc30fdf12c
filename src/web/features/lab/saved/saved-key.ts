/** Of the query for a member's saved runs. */
export const savedKey = ['listLabRuns'] as const
