/** Path patterns of the app's router: `:name` is one segment, a trailing `*` any rest. */
export function matchesPath(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  const open = expected.at(-1) === '*'
  const fixed = open ? expected.slice(0, -1) : expected
  if (open ? actual.length < fixed.length : actual.length !== fixed.length) return false
  return fixed.every((part, index) => (part.startsWith(':') ? actual[index] !== '' : part === actual[index]))
}
