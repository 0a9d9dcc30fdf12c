import { expect, test } from 'vitest'
import { initialsOf, linksOf } from './person.ts'

test('two letters stand for a person, whatever their alphabet', () => {
  expect(initialsOf({ first_name: 'ada', last_name: 'Østby' })).toBe('AØ')
  expect(initialsOf({ first_name: '𝔸da', last_name: '' })).toBe('𝔸')
})

test('only links that a browser opens are shown', () => {
  const social_media = [{ facebook: 'javascript:alert(1)' }, { linkedin: '' }, { twitter: 'https://x.com/a' }]
  expect(linksOf({ social_media })).toEqual([{ network: 'twitter', href: 'https://x.com/a' }])
})
