/**
 * A paper as programs write it since PDF 1.5 (ISO 32000-1, 7.5.7 and 7.5.8): all but the streams packed into an object stream, the table a
 * stream too.
 */
import { deflateSync } from 'node:zlib'
import { objectStream } from './hostile-bytes.ts'
import { picture, stream } from './papers.ts'

const FIRST_PACKED = 20
const [TABLE, PACKED, IMAGE, CONTENT] = [1, 2, 3, 4]

/** Two pages, with text and a photograph. */
export async function honestPaper(): Promise<Buffer> {
  const page = `/Type /Page /Parent 21 0 R /MediaBox [0 0 595 842] /Contents ${CONTENT} 0 R`
  const resources = `/Resources << /Font << /F1 24 0 R >> /XObject << /I1 ${IMAGE} 0 R >> >>`
  const packed = [
    '<< /Type /Catalog /Pages 21 0 R /Lang (fr) >>',
    '<< /Type /Pages /Kids [22 0 R 23 0 R] /Count 2 >>',
    `<< ${page} ${resources} >>`,
    `<< ${page} ${resources} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Title (Lettre d\\222emploi) /Producer (A word processor) >>',
  ]
  const content = deflateSync(Buffer.from('BT /F1 12 Tf 50 700 Td (Two \\(2\\)) Tj ET q 320 0 0 200 50 50 cm /I1 Do Q'))
  const image = '/Type /XObject /Subtype /Image /Width 320 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'
  const streams: readonly [number, Buffer][] = [
    [PACKED, objectStream(packed)],
    [IMAGE, stream(await picture('jpeg'), image)],
    [CONTENT, stream(content, '/Filter /FlateDecode')],
  ]
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  const size = FIRST_PACKED + packed.length
  // Type of the entry, where it is, and its place among those that are packed together.
  const table = Buffer.alloc(6 * size)
  const put = (number: number, object: Buffer): void => {
    table.set([1, ...bytesOf(file.length)], 6 * number)
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n')])
  }
  for (const [number, object] of streams) put(number, object)
  for (const at of packed.keys()) table.set([2, ...bytesOf(PACKED), at], 6 * (FIRST_PACKED + at))
  const start = file.length
  table.set([1, ...bytesOf(start)], 6 * TABLE)
  const about = `/Type /XRef /Size ${size} /W [1 4 1] /Root 20 0 R /Info 25 0 R /Filter /FlateDecode`
  put(TABLE, stream(deflateSync(table), about))
  return Buffer.concat([file, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}

function bytesOf(offset: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(offset)
  return bytes
}
