/**
 * Why the API refuses, by reason: an English sentence with a placeholder per parameter. `{least:money}` is a decimal string and
 * `{at:moment}` an ISO time on the wire, so that clients format them; `{from:reason}` is another reason, `{all:reasons}` a list
 * of causes. The names of refusals.ts and the codes of fields are reasons too.
 */
import { calls } from './calls.ts'
import { fields } from './fields.ts'
import { files } from './files.ts'
import { money } from './money.ts'
import { operator } from './operator.ts'
import type { ParamsIn } from './params.ts'
import { people } from './people.ts'
import { refusals } from './refusals.ts'
import { states } from './states.ts'

/** Reasons more specific than their refusal. */
export const ownReasons = { ...fields, ...people, ...money, ...operator, ...states, ...files, ...calls }
export const reasons = { ...refusals, ...ownReasons }

export type Reason = keyof typeof reasons

/** The parameters of each reason, inferred from its sentence. */
export type ParamsByReason = { readonly [Name in Reason]: ParamsIn<(typeof reasons)[Name], Reason> }

declare module '#kernel/refusal' {
  interface Reasons extends ParamsByReason {}
}
