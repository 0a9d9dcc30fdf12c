import * as z from 'zod/mini'

/** The reply as its schema names it: a value outside the schema throws, a member outside it is not sent. */
export function encodeReply(schema: z.ZodMiniType, reply: unknown): unknown {
  return z.encode(schema, reply)
}
