import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { openHasher, PRODUCT_WORDS, passwordPolicy } from './password.ts'

const policy = passwordPolicy
const COMMON = { reason: 'password_common' }
const OWN = { reason: 'password_own' }
const owner = { email: 'mara.lindqvist@mail.test', first_name: 'Mara', last_name: 'Lindqvist' }

it('counts characters, not bytes, from twelve to a hundred and twenty-eight', async () => {
  expect(await policy('k9$Vq!2xZ_p', owner)).toEqual({ reason: 'password_least', params: { least: 12 } })
  expect(await policy('k9$Vq!2xZ_pW', owner)).toBeNull()
  const emoji = String.fromCodePoint(...Array.from({ length: 64 }, (_, n) => 0x1f400 + ((n * 37) % 63)))
  expect([...emoji]).toHaveLength(64)
  expect(await policy(emoji, owner)).toBeNull()
  expect(await policy(`${emoji}${emoji}`, owner)).toBeNull()
  expect(await policy(`${emoji}${emoji}x`, owner)).toEqual({ reason: 'password_most', params: { most: 128 } })
})

/** Tests one in this many; `npm run test:full` tests the whole list. */
const ONE_IN = Number(process.env.PASSWORDS_ONE_IN ?? 10)

it('A5 refuses common passwords of an allowed length', async () => {
  const common = dictionary['passwords-common'].filter((password) => password.length >= 12 && password.length <= 128)
  expect(common.length).toBeGreaterThan(200)
  const tried = common.filter((_password, at) => at % ONE_IN === 0)
  const results = await Promise.all(tried.map(async (password) => [password, await policy(password, owner)]))
  expect(results.filter(([, reason]) => reason === null)).toEqual([])
})

it('says why: too common, or made of the own name or email', async () => {
  for (const common of ['password12345', 'aaaaaaaaaaaaaaaa', 'qwertyuiop12', '123456789012'])
    expect(await policy(common, owner)).toEqual(COMMON)
  for (const own of ['MaraLindqvist', 'mara.lindqvist@mail.test', 'Lindqvist!1985', 'mara-mail-lindqvist'])
    expect(await policy(own, owner)).toEqual(OWN)
})

it('refuses the words of the product, alone, beside each other and with a little more', async () => {
  for (const word of PRODUCT_WORDS)
    for (const derived of [`${word}${word}`, `${word}-26!a`, `${word.toUpperCase()}sandbox`]) {
      if (derived.length >= 12) expect([derived, await policy(derived, owner)]).toEqual([derived, COMMON])
    }
  expect(await policy('harbour-quilt-lantern-7', owner)).toBeNull()
  expect(await policy('clearterm harbour quilt lantern', owner)).toBeNull()
})

it('judges the longest password of any kind within a bounded part of it', async () => {
  expect(await policy(`${'a'.repeat(60)}vQ7!zk_Rm2#pLx9w${'b'.repeat(10)}`, owner)).toBeNull()
})

it('A5 takes every character into account, and the same characters in another form as the same', async () => {
  const hasher = openHasher()
  const long = `${'correct horse '.repeat(9)}x`
  const stored = await hasher.hash(long)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, long)).toBe(true)
  expect(await hasher.verify(stored, `${long.slice(0, -1)}y`)).toBe(false)
  expect(await hasher.verify(null, long)).toBe(false)
  expect(await hasher.verify(await hasher.hash('ﬁne Ångström'), 'fine A\u030angström')).toBe(true)
})

it('turns work away when its queue is full', async () => {
  const hasher = openHasher({ at_once: 1, waiting: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => hasher.verify(null, 'anything at all')))
  expect(answers).toEqual([false, false, false, null, null])
})
