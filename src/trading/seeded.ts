/**
 * Numbers that look drawn at random and are the same for the same seed on every machine, in [0, 1) with 32 bits: sfc32 of PractRand
 * (C. Doty-Humphrey). A generator carries its state: it belongs inside one call, never inside a rule's state.
 */
const WARM_UP = 15

export type Random = () => number

export function seeded(seed: number): Random {
  let a = seed >>> 0
  let b = Math.floor(seed / 2 ** 32) >>> 0
  let c = 0x9e3779b9
  let counter = 1
  const next = () => {
    const drawn = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + drawn) >>> 0
    return drawn / 2 ** 32
  }
  for (let i = 0; i < WARM_UP; i += 1) next()
  return next
}
