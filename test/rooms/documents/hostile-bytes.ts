/** Pieces that hostile files are made of. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf, stream } from './papers.ts'

/** One chunk of a PNG, PNG specification 5.3. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** The header of a greyscale PNG of that size. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.writeUInt8(8, 8)
  return chunk('IHDR', data)
}

/** A PNG that says how large it is and has next to nothing inside. */
export function pngOfSize(width: number, height: number, packed: Buffer = deflateSync(Buffer.alloc(1000))): Buffer {
  return Buffer.concat([PNG_SIGNATURE, header(width, height), chunk('IDAT', packed), chunk('IEND')])
}

/** Another chunk between a PNG's header and the rest. */
export function withChunk(png: Buffer, added: Buffer): Buffer {
  const behind_header = PNG_SIGNATURE.length + 25
  return Buffer.concat([png.subarray(0, behind_header), added, png.subarray(behind_header)])
}

/** An empty archive's end, or one with a file in it; APPNOTE 4.3. */
export function zip(name = 'payload.js', content = 'alert(1)'): Buffer {
  const data = Buffer.from(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt32LE(crc32(data), 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(data.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt32LE(crc32(data), 16)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(data.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + data.length, 16)
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end])
}

/** An animated WebP's container, RFC 9649 2.7, around no frame that could be drawn. */
export function movingWebp(): Buffer {
  const part = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type), length, data])
  }
  const inside = Buffer.concat([
    Buffer.from('WEBP'),
    part('VP8X', Buffer.from([2, 0, 0, 0, 9, 0, 0, 9, 0, 0])),
    part('ANIM', Buffer.alloc(6)),
    part('ANMF', Buffer.alloc(16)),
  ])
  return part('RIFF', inside)
}

/** A WebP of two frames. */
export async function movingPicture(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A packed object stream, ISO 32000-1 7.5.7, of these objects' texts from number 20 on. */
export function objectStream(
  texts: readonly string[],
  { filter = '/FlateDecode', packed = (bytes: Buffer): Buffer => deflateSync(bytes) } = {},
): Buffer {
  let at = 0
  const places = texts.map((text, index) => {
    const place = `${20 + index} ${at}`
    at += text.length + 1
    return place
  })
  const first = `${places.join(' ')}\n`
  const bytes = packed(Buffer.from(`${first}${texts.join('\n')}\n`, 'latin1'))
  return stream(bytes, `/Type /ObjStm /N ${texts.length} /First ${first.length} ${filter ? `/Filter ${filter}` : ''}`)
}

export const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

/** A paper with one more object of this text, which its catalog names. */
export function paperWith(object: string | Buffer, catalog = '/Names 5 0 R'): Buffer {
  return pdf({ objects: [object], catalog })
}

/** EICAR's test file, which every scanner takes for a virus; in pieces, so that none takes this source for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')
