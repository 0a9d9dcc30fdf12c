import * as z from 'zod/mini'

/** Encodes a reply by its schema: throws on a value that does not match and drops undeclared members. */
export function encodeReply(schema: z.ZodMiniType, reply: unknown): unknown {
  return z.encode(schema, reply)
}
