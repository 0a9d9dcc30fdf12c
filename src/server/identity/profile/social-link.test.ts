import { describe, expect, it } from 'vitest'
import { readSocialLinks } from './social-link.ts'

describe('social links', () => {
  it('are read from a list or from its JSON, in any order, and an empty one is taken away', () => {
    const list = [{ twitter: 'https://x.com/someone' }, { facebook: ' https://www.facebook.com/some.one?ref=1 ' }, { linkedin: '' }]
    const links = { twitter: 'https://x.com/someone', facebook: 'https://www.facebook.com/some.one?ref=1', linkedin: null }
    expect(readSocialLinks(list)).toEqual(links)
    expect(readSocialLinks(JSON.stringify(list))).toEqual(links)
    expect(readSocialLinks('')).toEqual({})
  })
  it.each([
    'javascript:alert(1)',
    'http://facebook.com/a',
    'https://facebook.com.evil.example/a',
    'https://evilfacebook.com/a',
    'https://facebook.com@evil.example/a',
    'https://user:secret@facebook.com/a',
    'https://facebook.com:8443/a',
    'https://linkedin.com/in/a',
    '//facebook.com/a',
    'facebook.com/a',
    'data:text/html,facebook.com',
    `https://facebook.com/${'a'.repeat(200)}`,
  ])('%s is none of facebook', (link) => expect(readSocialLinks([{ facebook: link }])).toMatchObject({ refused: 'invalid' }))
  it.each([
    '[{"__proto__":"https://x.com/a"}]',
    '[{"facebook":"","twitter":""}]',
    '[{"facebook":""},{"facebook":""}]',
    '[{}]',
    '[null]',
    '["https://x.com/a"]',
    '[{"twitter":1}]',
    '{"twitter":"https://x.com/a"}',
    '[{"is_admin":"true"}]',
    'x',
  ])('%s is refused', (text) => expect(readSocialLinks(text)).toMatchObject({ refused: 'invalid' }))
})
