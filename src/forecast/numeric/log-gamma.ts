/**
 * ln Γ and its derivative for x > 0, within 1e-13: Stirling's series after shifting x above 10 (NIST DLMF 5.11.1, 5.11.2, 5.5.1, 5.5.2).
 */
const [s1, s3, s5, s7, s9, s11] = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360] as const
const [d2, d4, d6, d8, d10, d12] = [-1 / 12, 1 / 120, -1 / 252, 1 / 240, -1 / 132, 691 / 32_760] as const

export function logGamma(x: number): number {
  let shifted = x
  let product = 1
  for (; shifted < 10; shifted += 1) product *= shifted
  const square = 1 / (shifted * shifted)
  const series = (s1 + square * (s3 + square * (s5 + square * (s7 + square * (s9 + square * s11))))) / shifted
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product)
}

/** ψ(x) = d ln Γ(x) / dx. */
export function digamma(x: number): number {
  let shifted = x
  let sum = 0
  for (; shifted < 10; shifted += 1) sum += 1 / shifted
  const square = 1 / (shifted * shifted)
  const series = square * (d2 + square * (d4 + square * (d6 + square * (d8 + square * (d10 + square * d12)))))
  return Math.log(shifted) - 0.5 / shifted + series - sum
}
