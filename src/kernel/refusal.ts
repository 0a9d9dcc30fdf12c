/**
 * An expected "no" is a value, returned; its name comes from a closed set (contract/refusals.ts gives each its code, status and text).
 * Nothing but a broken invariant is thrown across a room.
 */
export type Refused<Name extends string = string> = {
  readonly refused: Name
  /** Replaces the set's own message where the contract says that the refusal names its reason. */
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  /** Further members of the answer that the contract names for this refusal, e.g. capacity_left. */
  readonly more?: Readonly<Record<string, string | number | readonly string[] | null>>
}

export function refuse<const Name extends string>(name: Name, about: Omit<Refused<Name>, 'refused'> = {}): Refused<Name> {
  return { refused: name, ...about }
}

export function isRefused<T>(outcome: T): outcome is Extract<T, Refused> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}
