import { expect, test } from 'vitest'
import { matchesPath } from './path-pattern.ts'

test.each([
  ['/', '/', true],
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard/x', false],
  ['/plans/:id', '/plans/1', true],
  ['/plans/:id', '/plans/', false],
  ['/plans/:id', '/plans/1/2', false],
  ['/verify/:email', '/verify/a.b@example.com', true],
  ['/admin/*', '/admin', true],
  ['/admin/*', '/admin/a/b', true],
  ['/admin/*', '/administrator', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matchesPath(pattern, path)).toBe(matches)
})
