import { afterEach, expect, it, vi } from 'vitest'
import { isLanguageSaved } from './language-cookie.ts'
import { writePreferenceCookie } from './preference-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

function at(protocol: string): { cookie: string } {
  const page = { cookie: '' }
  vi.stubGlobal('window', { location: { protocol } })
  vi.stubGlobal('document', page)
  return page
}

it('binds a choice to this host and to https where the page came by https', () => {
  const page = at('https:')
  writePreferenceCookie('language', 'ar')
  expect(page.cookie).toBe('__Host-language=ar; path=/; max-age=31536000; samesite=lax; secure')
  expect(isLanguageSaved()).toBe(true)
})

it('keeps it under its bare name by http, where a browser takes no other', () => {
  const page = at('http:')
  writePreferenceCookie('mode', 'light')
  expect(page.cookie).toBe('mode=light; path=/; max-age=31536000; samesite=lax')
  expect(isLanguageSaved()).toBe(false)
})
