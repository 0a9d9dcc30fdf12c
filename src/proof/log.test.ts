import fc from 'fast-check'
import { expect, it } from 'vitest'
import { u32be } from './bytes.ts'
import { consistencyProof, inclusionProof, treeHead, verifyConsistency, verifyInclusion } from './log.ts'
import { openLog } from './log-memory.ts'

const log = openLog(Array.from({ length: 300 }, (_, at) => u32be(at)))
const head = (size: number) => ({ size, root: treeHead(size, log.nodes) })
const at = (size: number) => fc.nat({ max: size })

it('shows every entry in every size, and nowhere else', () => {
  fc.assert(
    fc.property(at(298), at(300), (index, larger) => {
      const size = Math.max(index + 1, larger)
      const hashes = inclusionProof(index, size, log.nodes)
      const holds = (bent: object, hash = log.nodes(0, index)) => verifyInclusion(hash, { index, size, hashes, ...bent }, head(size).root)
      const elsewhere = index + 1 < size && holds({ index: index + 1 })
      const other = holds({}, log.nodes(0, index + 1))
      return holds({}) && !elsewhere && !other && !holds({ hashes: [...hashes, head(1).root] }) && !holds({ size: index })
    }),
  )
})

it('joins every earlier size with every later one, and no other history', () => {
  const forged = openLog(Array.from({ length: 300 }, (_, index) => u32be(index === 0 ? 999 : index)))
  fc.assert(
    fc.property(at(300), at(300), (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const hashes = consistencyProof(from, to, log.nodes)
      const rewritten = { size: to, root: treeHead(to, forged.nodes) }
      const forgedHashes = consistencyProof(from, to, forged.nodes)
      const caught = from === 0 || !verifyConsistency(head(from), rewritten, forgedHashes)
      const padded = verifyConsistency(head(from), head(to), [...hashes, head(1).root])
      return verifyConsistency(head(from), head(to), hashes) && caught && !padded
    }),
  )
})

it('takes no proof cut short, and none of a log that shrank', () => {
  const hashes = consistencyProof(6, 11, log.nodes)
  expect(verifyConsistency(head(6), head(11), hashes.slice(0, -1))).toBe(false)
  expect(verifyConsistency(head(6), head(11), [])).toBe(false)
  expect(verifyConsistency(head(11), head(6), hashes)).toBe(false)
})

it('holds nothing at size zero', () => {
  expect(verifyInclusion(log.nodes(0, 0), { index: 0, size: 0, hashes: [] }, head(0).root)).toBe(false)
})
