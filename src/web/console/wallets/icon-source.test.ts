import { expect, it } from 'vitest'
import { bundledIcons } from '#contract/shared/deposit-network'
import { iconSource, isForeign } from './WalletIcon.tsx'

const OURS = 'https://clearterm.test'
const foreign = [
  'https://evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
  'https:/\\evil.example/x.png',
  'http://clearterm.test/x.png',
  'https://clearterm.test.evil.example/x.png',
  'https://clearterm.test@evil.example/x.png',
  'https://user:pass@clearterm.test/x.png',
  'https://clearterm.test:8443/x.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'blob:https://clearterm.test/1',
  'file:///etc/passwd',
  '/\t/evil.example/x.png',
  'x.png',
]

it('asks no browser for a link that is not ours, and shows the icon of the coin instead', () => {
  for (const image of foreign) {
    expect([image, iconSource({ image, symbol: 'BTC' }, OURS)]).toEqual([image, '/coins/btc.svg'])
    expect([image, iconSource({ image, symbol: 'new' }, OURS)]).toEqual([image, null])
    expect([image, isForeign(image, OURS)]).toEqual([image, true])
  }
})

it('shows what is ours: an icon of the bundle, a file, or the coin’s own icon where nothing is named', () => {
  for (const name of bundledIcons) expect(iconSource({ image: `icon:${name}`, symbol: '?' }, OURS)).toBe(`/coins/${name}.svg`)
  expect(iconSource({ image: '/api/v1/files/1', symbol: '?' }, OURS)).toBe('/api/v1/files/1')
  expect(iconSource({ image: `${OURS}/api/v1/files/1`, symbol: '?' }, OURS)).toBe('/api/v1/files/1')
  expect(iconSource({ image: null, symbol: 'Eth' }, OURS)).toBe('/coins/eth.svg')
  expect(iconSource({ image: 'icon:../../x', symbol: '?' }, OURS)).toBeNull()
  expect(isForeign('', OURS)).toBe(false)
})
