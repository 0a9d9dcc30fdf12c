import { describe, expect, it } from 'vitest'
import { readPhone, readSocialLinks } from './profile.ts'

const sweden = { phone: '+46701234567', phone_country_code: '+46', phone_number: '701234567' }
const america = { phone: '+14155550100', phone_country_code: '+1', phone_number: '4155550100' }

it.each([
  ['+46 70 123 45 67', null, sweden],
  ['070-123 45 67', 'SE', sweden],
  ['070-123 45 67', 'se', sweden],
  ['701234567', '+46', sweden],
  ['701234567', '46', sweden],
  ['46701234567', null, sweden],
  ['+1 (415) 555-0100', null, america],
  ['415 555 0100', null, america],
  ['14155550100', null, america],
  ['4155550100', '+1', america],
  ['415.555.0100', 'US', america],
  ['\u200e+٤٦ ٧٠ ١٢٣ ٤٥ ٦٧', null, sweden],
  ['۰۷۰-۱۲۳\u00a0۴۵ ۶۷', 'SE', sweden],
  ['４１５－５５５－０１００', 'US', america],
  ['701234567', '+٤٦', sweden],
  ['701234567', '＋４６\u200e', sweden],
])('reads %s of %s', (typed, country, phone) => {
  expect(readPhone(typed, country)).toEqual(phone)
})

it.each([
  '',
  '12',
  '+1',
  '123 456',
  '+46 70',
  'call me',
  '+999 123 456 789',
  '+1 415 555 01000000',
  "1' OR 1=1",
  '++++++',
  '-----',
])('refuses %j', (typed) => {
  expect(readPhone(typed, null)).toBeNull()
})

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
