/** Searches one member's messages by subject or body. */
import type { Closeness, SearchTerm } from '#kernel/search-term'
import type { Query } from '#server/store'

export type FoundMessage = {
  readonly id: string
  readonly subject: string
  readonly body: string
  readonly created_at: Date
  readonly closeness: Closeness
}

/** The best matches, newest first. Doesn't mark them as read. */
export function searchMessages(query: Query, user_id: string, { text, begins, has }: SearchTerm, limit: number): Promise<FoundMessage[]> {
  return query<FoundMessage>(
    `SELECT id, subject, body, created_at, closeness FROM (
       SELECT m.*, CASE WHEN lower(subject) = lower($2) THEN 0 WHEN subject ILIKE $3 THEN 1 WHEN subject ILIKE $4 THEN 2
         WHEN body ILIKE $4 THEN 3 END AS closeness
       FROM message m WHERE user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, created_at DESC, id DESC LIMIT $5`,
    [user_id, text, begins, has, limit],
  )
}
