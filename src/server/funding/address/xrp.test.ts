import { describe, expect, it } from 'vitest'
import { parseXrp } from './xrp.ts'

/** The special addresses of https://xrpl.org/docs/concepts/accounts/addresses; X-addresses of the ripple-address-codec's description. */
const classic = ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji']
const tagged = [
  ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf?dt=4294967295', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'],
  ['r3SVzk8ApofDJuVBPKdmbbLjWGCCXpBQ2g?dt=123', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59?dt=1', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
] as const

describe('an XRP address', () => {
  it.each(classic)('%s is one', (address) => expect(parseXrp(address)).toHaveProperty('account'))
  it.each(tagged)('%s and %s are one account with one tag', (written, x) => {
    expect(parseXrp(written)).toHaveProperty('account')
    expect(parseXrp(x)).toEqual(parseXrp(written))
  })
  it('with another tag is another account, and so is one without', () => {
    const base = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
    expect(parseXrp(`${base}?dt=1`)).not.toEqual(parseXrp(`${base}?dt=2`))
    expect(parseXrp(`${base}?dt=0`)).not.toEqual(parseXrp(base))
  })
  it.each([
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', 'checksum'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=4294967296', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=01', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh:12', 'form'],
    ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ?dt=1', 'form'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'checksum'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseXrp(address)).toEqual({ fault }))
})
