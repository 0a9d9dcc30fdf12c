/** From an uploaded file to what may be stored: an inert PDF, or re-encoded pixels. */

import type { Sharp } from 'sharp'
import type { SentFile } from '#contract/shared/define'
import type { FileKind } from '#contract/shared/file-kind'
import { refuse } from '#kernel/refusal'
import { serialQueue } from '../serial-queue.ts'
import type { PdfThread } from './pdf-thread.ts'
import { type FileRejected, isPolyglot, type RejectionReason, rejectFile } from './rejection.ts'
import type { Scan } from './scanner.ts'

/** Accepted content. Only `examine` creates one. */
export type Examined = { readonly kind: 'pdf' | 'jpg' | 'webp'; readonly name: string; readonly bytes: Buffer; readonly examined: true }
type Use = 'paper' | 'avatar'

export type Examine = (file: SentFile, use: Use) => Promise<Examined | FileRejected>

const NAME_CHARACTERS = 120

export function openExamine({ pdfs, scan }: { readonly pdfs: Pick<PdfThread, 'validate'>; readonly scan: Scan | null }): Examine {
  return async (file, use) => {
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
    if (isPolyglot(bytes)) return rejectFile('file_hides')
    const verdict = (await scan?.(bytes)) ?? 'clean'
    if (verdict === 'infected') return rejectFile('file_infected')
    if (verdict === 'unknown') return refuse('unavailable', { reason: 'files_unchecked' })
    const clean = await sanitize(file.kind, bytes, use, pdfs)
    if (typeof clean === 'string') return rejectFile(clean)
    const kind = use === 'avatar' ? 'webp' : file.kind === 'pdf' ? 'pdf' : 'jpg'
    return { kind, name: nameOf(file.name, kind), bytes: clean, examined: true }
  }
}

async function sanitize(kind: FileKind, bytes: Buffer, use: Use, pdfs: Pick<PdfThread, 'validate'>): Promise<Buffer | RejectionReason> {
  if (kind === 'pdf') return use === 'avatar' ? 'image_broken' : ((await pdfs.validate(bytes)) ?? bytes)
  const reason = validateImageBytes(kind, bytes)
  if (reason) return reason
  return use === 'avatar' ? encodeAvatar(bytes) : encodePaper(bytes)
}

/**
 * A display name: letters, digits and a little punctuation of any script, with the extension of the stored type instead of the given one.
 */
function nameOf(sent: string, kind: Examined['kind']): string {
  const base = sent
    .replace(/\.[a-z0-9]{0,8}$/i, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _()-]/gu, '_')
    .slice(0, NAME_CHARACTERS)
    .trim()
  return `${base || 'file'}.${kind}`
}

/** What a picture's bytes reveal before decoding: animation, and trailing data. */
type ImageKind = Exclude<FileKind, 'pdf'>

/** JPEG is exempt: phones append second pictures, and re-encoding drops them. */
function validateImageBytes(kind: ImageKind, bytes: Buffer): RejectionReason | null {
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

/**
 * Images are decoded and re-encoded: only pixels are kept. libvips runs in its own native threads, one image at a time, with one thread and
 * limits on pixels and seconds; only three of its decoders are reachable.
 */
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10
/** Wide enough to read a photographed page. */
const DOCUMENT_EDGE = 2600
const AVATAR_EDGE = 512

const inTurn = serialQueue()

/** A document as JPEG, at most 2600 px a side, upright, transparency on white. */
function encodePaper(bytes: Buffer): Promise<Buffer | RejectionReason> {
  return encode(bytes, (image) =>
    image
      .resize({ width: DOCUMENT_EDGE, height: DOCUMENT_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 }),
  )
}

/** A person's picture as WebP: the centre, square, at most 512 px. */
function encodeAvatar(bytes: Buffer): Promise<Buffer | RejectionReason> {
  return encode(bytes, (image) => image.resize({ width: AVATAR_EDGE, height: AVATAR_EDGE, fit: 'cover' }).webp({ quality: 82 }))
}

function encode(bytes: Buffer, into: (image: Sharp) => Sharp): Promise<Buffer | RejectionReason> {
  return inTurn(async () => {
    const { sharp } = await import('./sharp.ts')
    try {
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      const { width, height, pages = 1 } = await image.metadata()
      if (pages > 1) return 'image_animated'
      if (width * height > MAX_PIXELS) return 'image_too_large'
      return await into(image.autoOrient()).timeout({ seconds: MAX_SECONDS }).toBuffer()
    } catch (error) {
      return error instanceof Error && /pixel limit/i.test(error.message) ? 'image_too_large' : 'image_broken'
    }
  })
}
