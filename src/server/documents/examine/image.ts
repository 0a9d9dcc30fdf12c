/**
 * Images are decoded and re-encoded: only pixels are kept. libvips runs in its own native threads, one image at a time, with one thread and limits on
 * pixels and seconds; only three of its decoders are reachable.
 */
import type { Sharp } from 'sharp'
import { serialQueue } from '../serial-queue.ts'
import type { RejectionReason } from './rejection.ts'

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10
/** Wide enough to read a photographed page. */
const DOCUMENT_EDGE = 2600
const AVATAR_EDGE = 512

const inTurn = serialQueue()

/** A document as JPEG, at most 2600 px a side, upright, transparency on white. */
export function encodePaper(bytes: Buffer): Promise<Buffer | RejectionReason> {
  return encode(bytes, (image) =>
    image
      .resize({ width: DOCUMENT_EDGE, height: DOCUMENT_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 }),
  )
}

/** A person's picture as WebP: the centre, square, at most 512 px. */
export function encodeAvatar(bytes: Buffer): Promise<Buffer | RejectionReason> {
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
