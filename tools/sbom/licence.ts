/** SPDX licence expressions: which licences they name, and whether a set of allowed ones satisfies them. */

/** `(MIT OR Apache-2.0) AND Zlib`: names without brackets and operators. */
export function licencesIn(expression: string): readonly string[] {
  return expression.split(/[\s()]+/).filter((word) => word !== '' && word !== 'AND' && word !== 'OR')
}

/** All of an AND, one of an OR. An expression with both is judged as an AND, which is the stricter. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const licences = licencesIn(expression)
  if (licences.length === 0) return false
  const choice = / OR /.test(expression) && !/ AND /.test(expression)
  return choice ? licences.some((licence) => allowed.has(licence)) : licences.every((licence) => allowed.has(licence))
}
