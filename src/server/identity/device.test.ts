import { expect, it } from 'vitest'
import { agentMark, countryOf, deviceMark, deviceName, readDevice } from './device.ts'

const CHROME = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`

it.each([
  [CHROME('131.0.0.0'), 'Chrome on Windows'],
  [`${CHROME('131.0.0.0')} Edg/131.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['node', 'A program'],
  ['', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
])('calls %j %s', (user_agent, name) => {
  expect(deviceName(user_agent)).toBe(name)
})

it('takes an updated browser for the same device, and another browser or network for another', () => {
  expect(agentMark(CHROME('131.0.0.0'))).toBe(agentMark(CHROME('132.0.6834.83')))
  const home = { user_agent: CHROME('131.0.0.0'), address: '198.51.100.7' }
  expect(deviceMark(home)).toBe(deviceMark({ ...home, address: '198.51.100.200' }))
  expect(deviceMark(home)).not.toBe(deviceMark({ ...home, address: '203.0.113.7' }))
  expect(deviceMark(home)).not.toBe(deviceMark({ ...home, user_agent: 'curl/8.5.0' }))
})

it('keeps a device printable and short', () => {
  expect(readDevice({ user_agent: `a\n\u0007${'x'.repeat(400)}`, address: '1.2.3.4' }).user_agent).toBe(`a??${'x'.repeat(297)}`)
})

it.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['de;q=0.9, fr-CH;q=0.8, en-US;q=0.7', 'CH'],
  ['en-US;q=0.3,sv-SE;q=0.9', 'SE'],
  ['zh-Hant-TW', 'TW'],
  ['es-419,es;q=0.8', 'US'],
  ['en', 'US'],
  ['*', 'US'],
  ['', 'US'],
  ['en-gb;q=0', 'US'],
  ['x'.repeat(400), 'US'],
])('reads %j as %s', (header, country) => {
  expect(countryOf(header)).toBe(country)
})
