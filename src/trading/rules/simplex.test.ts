import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../seeded.ts'
import { dot, sum, uniform } from '../vector.ts'
import { projectOntoSimplex } from './simplex.ts'
import { projectInNorm } from './simplex-in-norm.ts'

const points = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 12 })
const identity = (size: number) => Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)))

/** B·Bᵀ and a little of the identity, with B drawn. */
function definite(seed: number, size: number): number[][] {
  const random = seeded(seed)
  const b = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5))
  return b.map((row, i) => b.map((other, j) => dot(row, other) + (i === j ? 0.01 : 0)))
}

describe('the nearest portfolio', () => {
  it('of a portfolio is itself, of a far point its largest coordinate, of equal ones equal parts', () => {
    expect(projectOntoSimplex([0.2, 0.5, 0.3])).toEqual([0.2, 0.5, 0.3].map((value) => expect.closeTo(value, 12)))
    expect(projectOntoSimplex([1e12, 3, -4])).toEqual([1, 0, 0])
    expect(projectOntoSimplex([-7, -7])).toEqual([0.5, 0.5])
    expect(projectOntoSimplex([0.5, 0.5, 0.5, -1])).toEqual([expect.closeTo(1 / 3), expect.closeTo(1 / 3), expect.closeTo(1 / 3), 0])
  })

  it('is a portfolio, and no other is nearer: point − q falls alike on all that is held, and less on the rest', () => {
    fc.assert(
      fc.property(points, (point) => {
        const q = projectOntoSimplex(point)
        const rest = point.map((value, i) => value - (q[i] as number))
        const theta = Math.max(...rest)
        return q.every((value, i) => value >= 0 && (value === 0 || (rest[i] as number) > theta - 1e-9)) && Math.abs(sum(q) - 1) < 1e-12
      }),
    )
  })

  it('in the norm of the identity is the same', () => {
    fc.assert(
      fc.property(points, (point) => {
        const there = projectOntoSimplex(point)
        return projectInNorm(identity(point.length), point, uniform(point.length)).every(
          (q, i) => Math.abs(q - (there[i] as number)) < 1e-9,
        )
      }),
    )
  })

  it('in any norm has no way down to another portfolio, wherever it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 2, max: 15 }), (seed, size) => {
        const matrix = definite(seed, size)
        const random = seeded(seed + 1)
        const image = Array.from({ length: size }, () => random() * 4 - 2)
        const corner = Array.from({ length: size }, (_, i) => (i === seed % size ? 1 : 0))
        const q = projectInNorm(matrix, image, corner)
        const other = projectInNorm(matrix, image, uniform(size))
        // ∇·(e − q) ≥ 0 for every corner e: the condition of the minimum of a convex function on the simplex.
        const slopes = matrix.map((row, i) => dot(row, q) - (image[i] as number))
        const here = dot(slopes, q)
        return slopes.every((slope) => slope >= here - 1e-7) && q.every((value, i) => Math.abs(value - (other[i] as number)) < 1e-6)
      }),
    )
  })
})
