import { expect, test } from 'vitest'
import { areaOf, nearestNetwork, networksOf, plainAddress } from './network.ts'

const keys = (address: string) => networksOf(address).map(({ key, times }) => `${key} ×${times}`)

test('sec/B17 every spelling of an address is one key', () => {
  const spellings = [
    '2001:db8:1:2::9',
    '2001:DB8:1:2::9',
    '2001:0db8:0001:0002:0000:0000:0000:0009',
    '2001:db8:1:2::9%eth0',
    '2001:db8:1:2:0:0:0.0.0.9',
  ]
  for (const one of spellings) expect([plainAddress(one), keys(one)]).toEqual(['2001:db8:1:2::9', keys('2001:db8:1:2::9')])
  for (const one of ['::ffff:198.51.100.7', '::FFFF:c633:6407', '0:0:0:0:0:ffff:198.51.100.7', '::ffff:198.51.100.7%1'])
    expect([plainAddress(one), keys(one)]).toEqual(['198.51.100.7', ['198.51.100.7 ×1']])
})

test('sec/B17 an IPv6 address counts in its /64, and with a larger allowance in its /56', () => {
  expect(keys('2001:db8:1:23ff::9')).toEqual(['2001:db8:1:23ff::/64 ×1', '2001:db8:1:2300::/56 ×4'])
  expect(keys('2001:db8:1:2300:aaaa::1')[1]).toBe(keys('2001:db8:1:23ff::9')[1])
  expect(keys('2001:db8:1:2400::1')[1]).not.toBe(keys('2001:db8:1:23ff::9')[1])
  expect(keys('::1')).toEqual(['0:0:0:0::/64 ×1', '0:0:0:0::/56 ×4'])
  expect(nearestNetwork('2001:db8:1:2:aaaa::1')).toBe(nearestNetwork('2001:db8:1:2:bbbb::1'))
  expect(nearestNetwork('198.51.100.7')).toBe('198.51.100.7')
})

test('what is no address counts together', () => {
  expect(plainAddress(undefined)).toBe('')
  for (const one of ['', 'localhost', '1.2.3', '1.2.3.4.5', '256.1.1.1', '010.1.1.1', '1::2::3', '::1]/[', 'x:y', '1:2:3:4:5:6:7:8:9'])
    expect([one, plainAddress(one), keys(one)]).toEqual([one, '', ['unknown ×1']])
})

test('the neighbourhood is a /24 or a /48', () => {
  expect(areaOf('198.51.100.7')).toBe('198.51.100')
  expect(areaOf('2001:DB8:1234:5::9')).toBe('2001:db8:1234')
  expect(areaOf('2001:db8::9')).toBe('2001:db8:0')
  expect(areaOf('::1')).toBe('0:0:0')
  expect(areaOf('')).toBe('')
})
