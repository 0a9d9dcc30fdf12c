/** Random programs of the rule language and what they decide, from arithmetic alone, so that node and a browser make the same ones. */
import { findingsOf } from '../../src/trading/language/check.ts'
import { type Expression, LIMITS, type Program, ruleOfProgram } from '../../src/trading/language/index.ts'
import { arithmetic, comparisons, logic, measures } from '../../src/trading/language/tree.ts'
import type { Rule, Weights } from '../../src/trading/rule.ts'
import { type Random, seeded } from '../../src/trading/seeded.ts'

type Wanted = 'number' | 'price' | 'condition'

/** `wild`: parts of the wrong type and windows out of range too. */
export function randomProgram(random: Random, wild = false): Program {
  const rebalance = random() < 0.5 ? 1 : random() < 0.5 ? 'once' : whole(random, 30)
  return { weight: expression(random, 'number', 1 + whole(random, 5), wild), rebalance }
}

function expression(random: Random, wanted: Wanted, depth: number, wild: boolean): Expression {
  const type = wild && random() < 0.1 ? pick(random, ['number', 'price', 'condition'] as const) : wanted
  if (type === 'condition') return condition(random, depth, wild)
  if (depth <= 0 || random() < 0.2) return type === 'price' ? somePrice(random, wild) : someNumber(random, wild)
  const of = (next: Wanted) => expression(random, next, depth - 1, wild)
  const roll = whole(random, 8)
  if (roll === 1) return { kind: 'if', condition: of('condition'), yes: of(type), no: of(type) }
  if (roll === 2) return { kind: pick(random, ['min', 'max'] as const), left: of(type), right: of(type) }
  if (roll === 3) return { kind: 'clamp', of: of(type), least: of(type), most: of(type) }
  if (roll === 4) return { kind: 'negate', of: of(type) }
  if (roll === 5 && type === 'number') return { kind: 'divide', left: of('price'), right: of('price') }
  if (roll === 6 && type === 'number') return { kind: pick(random, ['rank', 'normalise'] as const), of: of('number') }
  if (roll === 7) return { kind: pick(random, ['multiply', 'divide'] as const), left: of(type), right: of('number') }
  return { kind: pick(random, wild ? arithmetic : (['add', 'subtract'] as const)), left: of(type), right: of(type) }
}

function condition(random: Random, depth: number, wild: boolean): Expression {
  const of = (next: Wanted) => expression(random, next, depth - 1, wild)
  if (depth > 0 && random() < 0.2) return { kind: 'not', of: of('condition') }
  if (depth > 0 && random() < 0.3) return { kind: pick(random, logic), left: of('condition'), right: of('condition') }
  const type = pick(random, ['number', 'price'] as const)
  return { kind: pick(random, comparisons), left: of(type), right: of(type) }
}

function somePrice(random: Random, wild: boolean): Expression {
  return random() < 0.5 ? { kind: 'price' } : { kind: 'mean', bars: bars(random, wild) }
}

function someNumber(random: Random, wild: boolean): Expression {
  if (random() < 0.1) return { kind: 'coins' }
  if (random() < 0.15) return { kind: 'quantile', probability: whole(random, wild ? 1_100 : 999) / 1_000 }
  if (random() < 0.5) return { kind: pick(random, measures), bars: bars(random, wild) }
  return { kind: 'number', value: pick(random, [0, 1, -1, 0.5, 2e-7, 1e9, wild ? 1e300 : 3, (random() - 0.5) * 10 ** whole(random, 8)]) }
}

function bars(random: Random, wild: boolean): number {
  return wild && random() < 0.1 ? pick(random, [0, 0.5, LIMITS.bars + 1]) : 1 + whole(random, 29)
}

/** 1 to `most`. */
function whole(random: Random, most: number): number {
  return 1 + Math.floor(random() * most)
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

const SCRAPS = 'weight rebalance every once if then else and or not price coins return( volatility( mean( rsi( quantile( rank( normalise( min( max( clamp( ( ) , + - * / < <= > >= 1 0.5 1e9 14 é \u0000 # . 1e999 normalize(' // biome-ignore format: one line
const scraps = SCRAPS.split(' ')

/** Scraps of programs, any characters, brackets without end, or a valid text with one character changed. */
export function randomText(random: Random): string {
  const roll = random()
  if (roll < 0.4) return `weight ${Array.from({ length: whole(random, 40) }, () => pick(random, scraps)).join(random() < 0.5 ? ' ' : '')}`
  if (roll < 0.6) return String.fromCharCode(...Array.from({ length: whole(random, 60) }, () => whole(random, 0x2ff)))
  if (roll < 0.7) return `weight ${pick(random, ['(', '-', 'not ', 'if ', 'rank(', '1+', '1+('] as const).repeat(whole(random, 900))}`
  const text = randomProgramText(random)
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + pick(random, ['', '(', '9', 'x', '-', ' ']) + text.slice(at + 1)
}

function randomProgramText(random: Random): string {
  return pick(random, [
    'weight 1 / coins\nrebalance every 30',
    'weight normalise(max(mean(20) / price - 1, 0))',
    'weight if rsi(14) < 30 then 0.1 else 0',
  ])
}

/** Relatives near one, or from 10⁻³ to 10³. */
export function plainSeries(random: Random, length: number, assets: number): number[][] {
  const one = random() < 0.8 ? () => 0.9 + 0.2 * random() : () => (random() < 0.5 ? 1 + 999 * random() : 1 / (1 + 999 * random()))
  return Array.from({ length }, () => Array.from({ length: assets }, one))
}

/** What a rule decides before the first bar and after each, for holdings that prices do not change. */
export function decisionsOf<State>(rule: Rule<State>, relatives: readonly (readonly number[])[], assets: number): (Weights | null)[] {
  let state = rule.start(assets)
  let held = rule.decide(state, null)
  const all = [held]
  for (const row of relatives) {
    state = rule.update(state, row)
    const wanted = rule.decide(state, held)
    all.push(wanted)
    held = wanted ?? held
  }
  return all
}

/** Of all weights of `count` random programs, to the bit (FNV-1a). */
export function weightsDigest(seed: number, count: number): { readonly digest: string; readonly ran: number; readonly weights: number } {
  const random = seeded(seed)
  let hash = 0x811c9dc5
  let [ran, weights] = [0, 0]
  for (let n = 0; n < count; n += 1) {
    const program = randomProgram(random)
    const relatives = plainSeries(random, 40, 1 + (n % 5))
    if (findingsOf(program).length > 0) continue
    ran += 1
    for (const decided of decisionsOf(ruleOfProgram(program), relatives, 1 + (n % 5)))
      for (const byte of new Uint8Array(Float64Array.from(decided ?? [-1]).buffer)) {
        hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
        weights += 1 / 8
      }
  }
  return { digest: hash.toString(16), ran, weights }
}
