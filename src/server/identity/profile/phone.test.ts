import { expect, it } from 'vitest'
import { readPhone } from './phone.ts'

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
