/**
 * The standard normal quantile: algorithm AS 241 (PPND16), M. J. Wichura, The percentage points of the normal distribution, Applied
 * Statistics 37(3), 1988; accurate to about 1e-16. A draw has 32 bits, so that it never leaves ±6.4 and the branch for the far tail is not
 * needed.
 */
import { ln } from './exponential.ts'

const WORDS = 4_294_967_296
const CENTRAL = 0.425

/** The normal deviate of an unsigned 32-bit word. */
export function normalOf(word: number): number {
  return normalQuantile((word + 0.5) / WORDS)
}

/** The value that a standard normal is below with chance `below`, for 1e-10 < below < 1 − 1e-10. */
export function normalQuantile(below: number): number {
  const offset = below - 0.5
  if (offset <= CENTRAL && offset >= -CENTRAL) return central(offset)
  const far = tail(Math.sqrt(-ln(offset < 0 ? below : 1 - below)) - 1.6)
  return offset < 0 ? -far : far
}

// biome-ignore format: a polynomial reads best as one
function central(offset: number): number {
  const r = 0.180625 - offset * offset
  const above = ((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r + 45921.95393154987) * r
    + 13731.69376550946) * r + 1971.5909503065513) * r + 133.14166789178438) * r + 3.3871328727963665
  const below = ((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r + 21213.794301586597) * r
    + 5394.196021424751) * r + 687.1870074920579) * r + 42.31333070160091) * r + 1
  return (offset * above) / below
}

// biome-ignore format: a polynomial reads best as one
function tail(r: number): number {
  const above = ((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r + 1.2704582524523684) * r
    + 3.6478483247632045) * r + 5.769497221460691) * r + 4.630337846156546) * r + 1.4234371107496835
  const below = ((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r + 0.14810397642748008) * r
    + 0.6897673349851) * r + 1.6763848301838038) * r + 2.053191626637759) * r + 1
  return above / below
}
