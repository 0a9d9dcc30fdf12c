/**
 * Kinds of files that can be uploaded, recognised by their first bytes. Name and declared type of an upload decide nothing: programs and
 * systems disagree about them. Browser and server judge by this module.
 */

export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp'

type Form = {
  readonly name: string
  readonly media_type: string
  /** The usual ones, for texts. */
  readonly extensions: readonly string[]
  /** Other names of the same content, for file inputs. */
  readonly also: readonly string[]
  readonly begins: (bytes: Uint8Array) => boolean
}

/**
 * Signatures: ISO 32000-1 7.5.2, ISO 10918-1 B.1.1.3, the PNG specification 5.2, RFC 9649 2.4; accepted only at the first byte but for PDF.
 */
export const fileForms: { readonly [Kind in FileKind]: Form } = {
  pdf: { name: 'PDF', media_type: 'application/pdf', extensions: ['pdf'], also: [], begins: (bytes) => pdfStart(bytes) >= 0 },
  jpg: {
    name: 'JPEG',
    media_type: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    also: ['jfif', 'jpe'],
    begins: (bytes) => has(bytes, 0, '\xff\xd8\xff'),
  },
  png: { name: 'PNG', media_type: 'image/png', extensions: ['png'], also: [], begins: (bytes) => has(bytes, 0, '\x89PNG\r\n\x1a\n') },
  webp: {
    name: 'WebP',
    media_type: 'image/webp',
    extensions: ['webp'],
    also: [],
    begins: (bytes) => has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP'),
  },
}

/** Pictures that are common and not accepted; each can be saved as JPEG. ISO 14496-12 4.3 and 23008-12 10.2 (`ftyp`), TIFF 6.0, GIF89a. */
const otherPictures: Readonly<Record<string, Form['begins']>> = {
  AVIF: (bytes) => has(bytes, 4, 'ftyp') && (has(bytes, 8, 'avi') || (/^m[is]f1/.test(brands(bytes)) && brands(bytes).includes('avif'))),
  HEIC: (bytes) => has(bytes, 4, 'ftyp') && /^(?:hei|hev|mif1|msf1)/.test(brands(bytes)),
  GIF: (bytes) => has(bytes, 0, 'GIF8'),
  TIFF: (bytes) => has(bytes, 0, 'II*\0') || has(bytes, 0, 'MM\0*'),
  BMP: (bytes) => has(bytes, 0, 'BM') && has(bytes, 6, '\0\0\0\0'),
  'JPEG XL': (bytes) => has(bytes, 0, '\xff\x0a') || has(bytes, 4, 'JXL '),
}

export type Accepted = { readonly max_bytes: number; readonly kinds: readonly FileKind[] }

const MEBIBYTE = 1_048_576

/** Each upload of the product. */
export const uploads = {
  paper: { max_bytes: 10 * MEBIBYTE, kinds: ['pdf', 'jpg', 'png'] },
  attachment: { max_bytes: 5 * MEBIBYTE, kinds: ['pdf', 'jpg', 'png'] },
  portrait: { max_bytes: 5 * MEBIBYTE, kinds: ['png', 'jpg', 'webp'] },
  wallet: { max_bytes: MEBIBYTE, kinds: ['png', 'jpg', 'webp'] },
} as const satisfies Record<string, Accepted>

const kinds = Object.keys(fileForms) as readonly FileKind[]

/** So many first bytes are enough for `judgeFile`. */
export const HEAD_BYTES = 1_024
/** The box `ftyp` of pictures ends before. */
const BRAND_BYTES = 64

/** Why a file is refused, with the parameters of the sentence. */
export type FileFault =
  | { readonly reason: 'file_empty'; readonly params?: never }
  | { readonly reason: 'file_size'; readonly params: { readonly most: number } }
  | { readonly reason: 'file_form'; readonly params: { readonly form: string } }
  | { readonly reason: 'file_kinds'; readonly params: { readonly kinds: string } }

/** The kind of a file that is accepted here, or why it is not. `head`: its first bytes, or all. */
export function judgeFile({ size, head }: { readonly size: number; readonly head: Uint8Array }, accepted: Accepted): FileKind | FileFault {
  if (size === 0) return { reason: 'file_empty' }
  if (size > accepted.max_bytes) return { reason: 'file_size', params: { most: Math.floor(accepted.max_bytes / MEBIBYTE) } }
  const kind = kinds.find((one) => fileForms[one].begins(head))
  if (kind && accepted.kinds.includes(kind)) return kind
  const form = Object.keys(otherPictures).find((name) => otherPictures[name]?.(head))
  if (form) return { reason: 'file_form', params: { form } }
  return { reason: 'file_kinds', params: { kinds: accepted.kinds.map((one) => fileForms[one].name).join(', ') } }
}

/** `.pdf, .jpg, .jpeg`: for texts. */
export function extensionsOf(accepted: readonly FileKind[]): string {
  return accepted.flatMap((kind) => fileForms[kind].extensions.map((extension) => `.${extension}`)).join(', ')
}

/** For file inputs: what the dialog of the system offers. */
export function acceptOf(accepted: readonly FileKind[]): string {
  const others = accepted.flatMap((kind) => [...fileForms[kind].also.map((extension) => `.${extension}`), fileForms[kind].media_type])
  return [extensionsOf(accepted), ...others].join(', ')
}

/**
 * Where a PDF begins; -1: it is none. Programs write a byte order mark or white space before it, and readers look for it in the first 1024
 * bytes. Anything else before it could be a second file.
 */
export function pdfStart(bytes: Uint8Array): number {
  const before = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*(?=%PDF-)/.exec(String.fromCharCode(...bytes.subarray(0, HEAD_BYTES)))
  return before ? before[0].length : -1
}

function brands(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(8, BRAND_BYTES))
}

function has(bytes: Uint8Array, at: number, text: string): boolean {
  return bytes.length >= at + text.length && [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))
}
