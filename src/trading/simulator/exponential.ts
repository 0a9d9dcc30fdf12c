/**
 * exp and ln from + − × ÷ only, which IEEE 754 and ECMAScript define to the bit. Math.exp and Math.log are only
 * "implementation-approximated": two browsers may differ in the last digit, and a regenerated price must not. (Math.sqrt is as loosely
 * specified, but every engine uses the processor's square root, which IEEE 754 rounds correctly; V8's own exp and log, a port of fdlibm,
 * would do on V8 alone.)
 */

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const PER_LN2 = 1 / (LN2_HIGH + LN2_LOW)
const SQRT_HALF = Math.SQRT1_2
const RANGE = 300

/** 2^−300 … 2^300, made by doubling and halving, which is exact. */
const powers = new Float64Array(2 * RANGE + 1)
powers[RANGE] = 1
for (let at = 1; at <= RANGE; at += 1) {
  powers[RANGE + at] = (powers[RANGE + at - 1] as number) * 2
  powers[RANGE - at] = (powers[RANGE - at + 1] as number) / 2
}

const [e2, e3, e4, e5, e6, e7, e8] = [1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5_040, 1 / 40_320] as const
const [e9, e10, e11, e12, e13] = [1 / 362_880, 1 / 3_628_800, 1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800] as const
const [l3, l5, l7, l9, l11, l13, l15, l17, l19, l21] = [1 / 3, 1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21] as const

/** Within 4e-16 of e^x, relatively, for |x| < 200: Taylor's series of the rest after halvings. */
// biome-ignore format: a polynomial reads best as one
export function exp(x: number): number {
  const halvings = Math.floor(x * PER_LN2 + 0.5)
  const r = x - halvings * LN2_HIGH - halvings * LN2_LOW
  const series = 1 + r * (1 + r * (e2 + r * (e3 + r * (e4 + r * (e5 + r * (e6 + r * (e7 + r * (e8
    + r * (e9 + r * (e10 + r * (e11 + r * (e12 + r * e13))))))))))))
  return series * (powers[RANGE + halvings] as number)
}

/** Within 4e-16 of ln x for x > 0: the series of artanh after halvings. */
// biome-ignore format: a polynomial reads best as one
export function ln(x: number): number {
  let mantissa = x
  let exponent = 0
  for (; mantissa < SQRT_HALF; exponent -= 1) mantissa *= 2
  for (; mantissa >= 2 * SQRT_HALF; exponent += 1) mantissa /= 2
  const s = (mantissa - 1) / (mantissa + 1)
  const q = s * s
  const series = 1 + q * (l3 + q * (l5 + q * (l7 + q * (l9 + q * (l11 + q * (l13 + q * (l15 + q * (l17 + q * (l19 + q * l21)))))))))
  return exponent * LN2_HIGH + (2 * s * series + exponent * LN2_LOW)
}

/**
 * Student's t as a mixture of normals: √V·N with V = ν/χ²(ν) (W. S. Gosset, The probable error of a mean, Biometrika 6, 1908). V is capped,
 * which bounds the tails: every moment is finite, and so is E[e^x], which a t's is not. Scaled so that E[V] = 1.
 */
const STEPS = 4_000
/** Beyond twelve standard deviations a normal contributes nothing. */
const FARTHEST = 12

/** min(ν/χ², cap), where χ² is the sum of the ν squared deviates from `at` on; not scaled. */
export function mixtureOf(deviates: Float64Array, at: number, degrees: number, cap: number): number {
  let squares = 0
  for (let index = at; index < at + degrees; index += 1) squares += (deviates[index] as number) * (deviates[index] as number)
  return squares * cap <= degrees ? cap : degrees / squares
}

/** E[min(ν/χ², cap)^power], by Simpson's rule over χ, whose density is proportional to x^(ν−1)·e^(−x²/2). */
export function mixtureMoment(degrees: number, cap: number, power: 1 | 2): number {
  let mass = 0
  let moment = 0
  for (let step = 1; step <= STEPS; step += 1) {
    const x = (FARTHEST * step) / STEPS
    let density = (step === STEPS ? 1 : step % 2 === 1 ? 4 : 2) * exp((-x * x) / 2)
    for (let factor = 1; factor < degrees; factor += 1) density *= x
    const value = Math.min(degrees / (x * x), cap)
    mass += density
    moment += density * (power === 1 ? value : value * value)
  }
  return moment / mass
}
