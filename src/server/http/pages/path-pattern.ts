/** Path patterns of the app's router: `:name` is one segment, a trailing `*` any rest. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  const open = wanted.at(-1) === '*'
  const fixed = open ? wanted.slice(0, -1) : wanted
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false
  return fixed.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
}
