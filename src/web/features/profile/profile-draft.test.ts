import { expect, test } from 'vitest'
import { bodyOf, changedOf } from './profile-draft.ts'

const saved = {
  first_name: 'Ada',
  last_name: 'Member',
  phone: '+14155550100',
  gender: '',
  dob: '',
  location: '',
  address: '',
  facebook: '',
  linkedin: '',
  twitter: 'https://x.com/a',
}

test('only what differs from the saved profile is sent, spaces aside', () => {
  expect(changedOf({ first_name: 'Ada ', location: 'Norway' }, saved)).toEqual({ location: 'Norway' })
  expect(changedOf({ twitter: '' }, saved)).toEqual({ twitter: '' })
})

test('links go as a list of single networks, and a gender that was not chosen stays away', () => {
  expect(bodyOf({ twitter: '', facebook: 'https://facebook.com/a', gender: '' })).toEqual({
    social_media: '[{"facebook":"https://facebook.com/a"},{"twitter":""}]',
  })
  expect(bodyOf({ gender: 'other', dob: '' })).toEqual({ gender: 'other', dob: '' })
})
