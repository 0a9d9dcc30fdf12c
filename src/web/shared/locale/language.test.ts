import { expect, it, vi } from 'vitest'
import { navigateToSite, switchLanguage } from './language.ts'

it('leads to the public site in the language of the page, as after a log-out', async () => {
  const assign = vi.fn()
  vi.stubGlobal('window', { location: { assign } })
  await switchLanguage('de')
  for (const path of ['/', '/about', '/dashboard', '/plans?amount=500']) navigateToSite(path)
  await switchLanguage('en')
  navigateToSite('/')
  expect(assign.mock.calls.flat()).toEqual(['/de', '/de/about', '/dashboard', '/plans?amount=500', '/'])
  vi.unstubAllGlobals()
})
