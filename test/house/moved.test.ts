/** An address that has moved leads to one that is there, and nothing in the product still links to it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { moved, movedTo } from '#contract/shared/moved'
import { sitePaths } from '#contract/shared/paths'
import { appPaths } from '../support/app-paths.ts'

const SRC = join(import.meta.dirname, '../../src')

/** Where they are declared, calls of the same name, and texts that a date fixes: a changed link would be a new version. */
const MAY_NAME_THEM = /^contract\/|\.test\.tsx?$|^content\/\w+\/(policies|terms-[\d-]+|privacy-[\d-]+|risk-[\d-]+)\.ts$/

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path) && !MAY_NAME_THEM.test(path))

/** In quotes or the brackets of a link, with anything in place of a parameter. */
function linkTo(from: string): RegExp {
  const path = from.replace(/:\w+/g, String.raw`(?:\$\{[^}]+\}|[\w.-]+)`)
  return new RegExp(String.raw`(?:['"\`(])${path}(?:[?#][^'"\`)\s]*)?['"\`)]`)
}

it('leads to an address that is there and has not moved itself', () => {
  const there = [...appPaths, ...sitePaths] as readonly string[]
  const lost = moved.filter(
    ([, to]) => !there.includes(to.replace(/[?#].*/, '')) || movedTo({ pathname: to.replace(/[?#].*/, '') }) !== null,
  )
  expect(lost).toEqual([])
  expect(moved.filter(([from]) => there.includes(from))).toEqual([])
})

it('is linked nowhere', () => {
  const links = files.flatMap((path) => {
    const source = readFileSync(join(SRC, path), 'utf8')
    return moved.filter(([from]) => linkTo(from).test(source)).map(([from]) => `${path} links to ${from}`)
  })
  expect(links).toEqual([])
  expect(linkTo('/plan/:id').test('to="/plan/gold"')).toBe(true)
  expect(linkTo('/verify').test('[check](/verify)')).toBe(true)
})
