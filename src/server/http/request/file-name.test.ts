import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['passport.pdf', 'passport.pdf'],
  ['\u200fجواز.pdf', 'جواز.pdf'],
  ['\u202bpass\tport\r\n.pdf', 'pass port .pdf'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['a\ufffd\ud800\u0085\u2028b.png', 'a b.png'],
  ['\ufeffe\u0301.png', 'é.png'],
  ['', ''],
])('cleans the name of a file: %j', (sent, name) => expect(cleanFileName(sent)).toBe(name))

it('takes no name that no file can have', () => {
  const names = ['../../etc/passwd', 'a/b.pdf', 'C:\\scan.pdf', 'a\u0000.pdf', `${'x'.repeat(252)}.pdf`]
  expect(names.map(cleanFileName)).toEqual(names.map(() => null))
})
