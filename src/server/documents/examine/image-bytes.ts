/** What a picture's bytes reveal before decoding: animation, and trailing data. */
import type { FileKind } from '#contract/shared/file-kind'
import type { RejectionReason } from './rejection.ts'

type ImageKind = Exclude<FileKind, 'pdf'>

/** JPEG is exempt: phones append second pictures, and re-encoding drops them. */
export function validateImageBytes(kind: ImageKind, bytes: Buffer): RejectionReason | null {
  if (kind === 'png') return validatePng(bytes)
  return kind === 'webp' ? validateWebp(bytes) : null
}

/** PNG specification 5.3: chunks of length, type, data and CRC; APNG adds acTL before the first IDAT. The file ends with IEND. */
function validatePng(bytes: Buffer): RejectionReason | null {
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return 'image_animated'
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at === bytes.length ? null : 'file_hides'
  }
  return 'image_broken'
}

/** RFC 9649 2.4 and 2.7: the RIFF length covers the file, and ANIM announces frames. */
function validateWebp(bytes: Buffer): RejectionReason | null {
  if (bytes.length < 20) return 'image_broken'
  const end = 8 + bytes.readUInt32LE(4)
  if (end !== bytes.length && end + 1 !== bytes.length) return end < bytes.length ? 'file_hides' : 'image_broken'
  let at = 12
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4)
    if (type === 'ANIM' || type === 'ANMF') return 'image_animated'
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return null
}
