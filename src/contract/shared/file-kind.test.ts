import { expect, test } from 'vitest'
import { extensionsOf, type FileKind, fileForms, kindOf } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const content: Readonly<Record<FileKind, Uint8Array>> = {
  pdf: bytes('%PDF-1.4\n'),
  jpg: bytes('\xff\xd8\xff\xe0rest'),
  png: bytes('\x89PNG\r\n\x1a\nrest'),
  webp: bytes('RIFF\x10\0\0\0WEBPVP8 '),
}
const kinds = Object.keys(fileForms) as FileKind[]

test('content, extension and declared type must name one kind', () => {
  for (const kind of kinds) {
    for (const other of kinds) {
      const file = { name: `a.${kind}`, media_type: fileForms[kind].media_type, bytes: content[kind] }
      const agrees = kind === other
      expect(kindOf({ ...file, bytes: content[other] })).toBe(agrees ? kind : null)
      expect(kindOf({ ...file, name: `a.${other}` })).toBe(agrees ? kind : null)
      expect(kindOf({ ...file, media_type: fileForms[other].media_type })).toBe(agrees ? kind : null)
    }
  }
})

test('an extension may be in capitals, and is the last one', () => {
  expect(kindOf({ name: 'SCAN.JPEG', media_type: 'image/jpeg', bytes: content.jpg })).toBe('jpg')
  expect(kindOf({ name: 'scan.pdf.jpg', media_type: 'application/pdf', bytes: content.pdf })).toBe(null)
  for (const name of ['pdf', '.pdf ', 'a.pdf.', 'a.pdf\n'])
    expect([name, kindOf({ name, media_type: 'application/pdf', bytes: content.pdf })]).toEqual([name, null])
})

test('too few bytes are no kind', () => {
  for (const kind of kinds)
    expect(kindOf({ name: `a.${kind}`, media_type: fileForms[kind].media_type, bytes: content[kind].subarray(0, 2) })).toBe(null)
  expect(extensionsOf(['pdf', 'jpg', 'png'])).toBe('.pdf, .jpg, .jpeg, .png')
})
