import { expect, test } from 'vitest'
import { acceptOf, extensionsOf, type FileKind, fileForms, judgeFile } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const content: Readonly<Record<FileKind, Uint8Array>> = {
  pdf: bytes('%PDF-1.4\n'),
  jpg: bytes('\xff\xd8\xff\xe0rest'),
  png: bytes('\x89PNG\r\n\x1a\nrest'),
  webp: bytes('RIFF\x10\0\0\0WEBPVP8 '),
}
const kinds = Object.keys(fileForms) as FileKind[]
const judge = (head: Uint8Array, accepted: readonly FileKind[] = kinds) =>
  judgeFile({ size: head.length, head }, { max_bytes: 1_048_576, kinds: accepted })

test('the first bytes say the kind, where it is accepted', () => {
  for (const kind of kinds) {
    expect(judge(content[kind])).toBe(kind)
    const others = kinds.filter((other) => other !== kind)
    const names = others.map((other) => fileForms[other].name).join(', ')
    expect(judge(content[kind], others)).toEqual({ reason: 'file_kinds', params: { kinds: names } })
    expect(judge(content[kind].subarray(0, 2))).toMatchObject({ reason: 'file_kinds' })
  }
})

test('a PDF may have a byte order mark or white space before its signature, in the first 1024 bytes', () => {
  for (const before of ['\xef\xbb\xbf', '\r\n', '\n\n  ', ' '.repeat(1_019)])
    expect([before, judge(bytes(`${before}%PDF-1.4\n`))]).toEqual([before, 'pdf'])
  expect(judge(bytes(`${' '.repeat(1_020)}%PDF-1.4\n`))).toMatchObject({ reason: 'file_kinds' })
  expect(judge(bytes('GIF89a %PDF-1.4\n'))).toMatchObject({ reason: 'file_form' })
  expect(judge(bytes('<html>%PDF-1.4\n'))).toMatchObject({ reason: 'file_kinds' })
  expect(judge(bytes('\xff\xd8\xff\xe0%PDF-1.4'))).toBe('jpg')
})

test('a common picture that is not accepted is named, so that the sentence can say what to do', () => {
  const box = (brand: string, others = '') => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0${others}`)
  const pictures: [string, Uint8Array][] = [
    ...['heic', 'heix', 'hevc', 'heim'].map((brand): [string, Uint8Array] => ['HEIC', box(brand)]),
    ['HEIC', box('mif1', 'mif1heic')],
    ['AVIF', box('avif', 'mif1miaf')],
    ['AVIF', box('mif1', 'avifmiaf')],
    ['GIF', bytes('GIF89a')],
    ['TIFF', bytes('II*\0')],
    ['BMP', bytes('BM\x36\0\0\0\0\0\0\0')],
  ]
  for (const [form, head] of pictures) expect([form, judge(head)]).toEqual([form, { reason: 'file_form', params: { form } }])
  // A film is no picture.
  expect(judge(box('isom', 'mp42'))).toMatchObject({ reason: 'file_kinds' })
})

test('size comes first', () => {
  expect(judgeFile({ size: 0, head: bytes('') }, { max_bytes: 1, kinds })).toEqual({ reason: 'file_empty' })
  expect(judgeFile({ size: 2_097_153, head: content.pdf }, { max_bytes: 2_097_152, kinds })).toEqual({
    reason: 'file_size',
    params: { most: 2 },
  })
})

test('a file input offers every usual name of a kind', () => {
  expect(extensionsOf(['pdf', 'jpg', 'png'])).toBe('.pdf, .jpg, .jpeg, .png')
  expect(acceptOf(['jpg', 'png'])).toBe('.jpg, .jpeg, .png, .jfif, .jpe, image/jpeg, image/png')
})
