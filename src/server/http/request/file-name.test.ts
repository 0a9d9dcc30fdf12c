import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['passport.pdf', 'passport.pdf'],
  ['\u200fجواز.pdf', 'جواز.pdf'],
  ['\u202bpass\tport\r\n.pdf', 'pass port .pdf'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['C:\\Users\\ada\\scan.pdf', 'scan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\ufffd\ud800.png', 'ab.png'],
  ['..', ''],
  ['/', ''],
  ['', ''],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(251)}.pdf`],
  [`${'a'.repeat(250)}💶.pdf`, `${'a'.repeat(250)}.pdf`],
  ['.'.repeat(300), '.'.repeat(255)],
])('cleans the name of a file: %j', (sent, name) => expect(cleanFileName(sent)).toBe(name))
