/**
 * Why the API refuses, by reason: the English sentence, with a place for each parameter. `{least:money}` is a decimal string and `{at:moment}` an ISO
 * time on the wire, so that each reader's language writes them; `{from:reason}` is another reason, `{all:reasons}` a list of causes. The names of
 * refusals.ts are reasons too. A field's code is a reason of this catalogue as well.
 */
import { type RefusalName, refusals } from '../shared/refusals.ts'
import { calls } from './calls.ts'
import { fields } from './fields.ts'
import { files } from './files.ts'
import { money } from './money.ts'
import { operator } from './operator.ts'
import type { ParamsIn } from './params.ts'
import { people } from './people.ts'
import { states } from './states.ts'

type General = { readonly [Name in RefusalName]: (typeof refusals)[Name]['message'] }

/** What a refusal says where it has no reason of its own. */
export const generalReasons = Object.fromEntries(Object.entries(refusals).map(([name, { message }]) => [name, message])) as General
/** The others: each says more than its refusal. */
export const ownReasons = { ...fields, ...people, ...money, ...operator, ...states, ...files, ...calls }
export const reasons = { ...generalReasons, ...ownReasons }

export type Reason = keyof typeof reasons

/** The parameters of each reason, read off its sentence. */
export type ParamsByReason = { readonly [Name in Reason]: ParamsIn<(typeof reasons)[Name], Reason> }

declare module '#kernel/refusal' {
  interface Reasons extends ParamsByReason {}
}
