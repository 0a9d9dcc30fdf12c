/** Joins class names, leaving out what is absent. */
export function join(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
