/**
 * An expected failure is returned as a value; its name comes from a closed set (contract/shared/refusals.ts has the code,
 * status and text of each). Only a broken invariant is thrown across rooms.
 */

/** Each reason with the parameters of its sentence. Filled in by sentences/reasons.ts, because the kernel has no texts. */
// biome-ignore lint/suspicious/noEmptyInterface: members come by declaration merging
export interface Reasons {}

export type Params = Readonly<Record<string, unknown>>

/** A reason with exactly the parameters of its sentence. */
export type Cause = {
  readonly [Name in keyof Reasons]: keyof Reasons[Name] extends never
    ? { readonly reason: Name; readonly params?: never }
    : { readonly reason: Name; readonly params: Reasons[Name] }
}[keyof Reasons]

type Details = {
  readonly fields?: Readonly<Record<string, Cause>>
  /** Extra members of the reply that the contract defines for this refusal, e.g. capacity_left. */
  readonly more?: Readonly<Record<string, string | number | readonly string[] | null>>
  /** For the terminal and the log; never sent to a client. */
  readonly detail?: string
}

export type Refused<Name extends string = string> = Details & {
  readonly refused: Name
  /** Absent if the name of the refusal is reason enough. */
  readonly reason?: keyof Reasons
  readonly params?: Params
}

export function refuse<const Name extends string>(
  name: Name,
  about: (Cause | { readonly reason?: never; readonly params?: never }) & Details = {},
): Refused<Name> {
  return { refused: name, ...about } as Refused<Name>
}

/** A refusal whose only cause is one invalid field. */
export function refuseField(field: string, cause: Cause): Refused<'invalid'> {
  return atField(field, refuse('invalid', cause))
}

/** The same refusal, attributed to this field. */
export function atField<R extends Refused>(field: string, refused: R): R {
  return { ...refused, fields: { [field]: causeOf(refused) } }
}

export function causeOf({ refused, reason = refused as keyof Reasons, params }: Refused): Cause {
  return { reason, ...(params ? { params } : {}) } as Cause
}

export function isRefused<T>(outcome: T): outcome is Extract<T, Refused> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}
