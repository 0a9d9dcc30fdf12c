import { expect, it } from 'vitest'
import { canonicalEmail, personHash } from './person.ts'

it('sees one mailbox behind dots and plus at gmail, and behind plus anywhere', () => {
  const same = ['ada@gmail.com', 'a.d.a@gmail.com', 'ada+1@gmail.com', 'A.DA+x+y@GoogleMail.com', ' ada@gmail.com ']
  expect(new Set(same.map(canonicalEmail))).toEqual(new Set(['ada@gmail.com']))
  expect(new Set(same.map((email) => personHash(email).toString('hex'))).size).toBe(1)
  expect(canonicalEmail('ada+news@own.example')).toBe('ada@own.example')
})

it('takes nobody for somebody else', () => {
  expect(canonicalEmail('a.da@own.example')).not.toBe(canonicalEmail('ada@own.example'))
  expect(canonicalEmail('ada@gmail.com.example')).toBe('ada@gmail.com.example')
  expect(canonicalEmail('ada@gmail.com')).not.toBe(canonicalEmail('adb@gmail.com'))
})
