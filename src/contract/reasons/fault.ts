/**
 * What a schema says of a value that does not fit: a reason with its parameters. Zod carries one text for each issue, so they travel in it as JSON;
 * `causeIn` reads them back.
 */
import type { Cause } from '#kernel/refusal'
import type { ParamsByReason, Reason } from './index.ts'

type Given<Name extends Reason> = keyof ParamsByReason[Name] extends never ? [] : [params: ParamsByReason[Name]]

export function fault<const Name extends Reason>(reason: Name, ...[params]: Given<Name>): string {
  return faultOf({ reason, params } as Cause)
}

export function faultOf({ reason, params }: Cause): string {
  return JSON.stringify({ reason, params })
}

/** Of an issue whose text is not a reason: `check_field`. */
export function causeIn(message: string): Cause {
  return message.startsWith('{"reason":') ? (JSON.parse(message) as Cause) : { reason: 'check_field' }
}
