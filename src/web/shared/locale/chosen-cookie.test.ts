import { afterEach, expect, it, vi } from 'vitest'
import { keepChoice } from './chosen-cookie.ts'
import { isLanguageKept } from './kept-language.ts'

afterEach(() => vi.unstubAllGlobals())

function at(protocol: string): { cookie: string } {
  const page = { cookie: '' }
  vi.stubGlobal('window', { location: { protocol } })
  vi.stubGlobal('document', page)
  return page
}

it('binds a choice to this host and to https where the page came by https', () => {
  const page = at('https:')
  keepChoice('language', 'ar')
  expect(page.cookie).toBe('__Host-language=ar; path=/; max-age=31536000; samesite=lax; secure')
  expect(isLanguageKept()).toBe(true)
})

it('keeps it under its bare name by http, where a browser takes no other', () => {
  const page = at('http:')
  keepChoice('mode', 'light')
  expect(page.cookie).toBe('mode=light; path=/; max-age=31536000; samesite=lax')
  expect(isLanguageKept()).toBe(false)
})
