/** Kinds of files that can be uploaded: their names and signatures. */

export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp'

type Form = { readonly media_type: string; readonly extensions: readonly string[]; readonly begins: (bytes: Uint8Array) => boolean }

/**
 * Signatures: ISO 32000-1 7.5.2, ISO 10918-1 B.1.1.3, the PNG specification 5.2, RFC 9649 2.4; accepted only at the first byte.
 */
export const fileForms: { readonly [Kind in FileKind]: Form } = {
  pdf: { media_type: 'application/pdf', extensions: ['pdf'], begins: (bytes) => has(bytes, 0, '%PDF-') },
  jpg: { media_type: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: (bytes) => has(bytes, 0, '\xff\xd8\xff') },
  png: { media_type: 'image/png', extensions: ['png'], begins: (bytes) => has(bytes, 0, '\x89PNG\r\n\x1a\n') },
  webp: { media_type: 'image/webp', extensions: ['webp'], begins: (bytes) => has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP') },
}

const kinds = Object.keys(fileForms) as readonly FileKind[]

/** The kind on which content, last extension and declared type agree; null if they differ. */
export function kindOf(file: { readonly name: string; readonly media_type: string; readonly bytes: Uint8Array }): FileKind | null {
  const kind = kinds.find((one) => fileForms[one].begins(file.bytes))
  if (!kind) return null
  const extension = /\.([a-z]{3,4})$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const { media_type, extensions } = fileForms[kind]
  return extensions.includes(extension) && file.media_type.toLowerCase() === media_type ? kind : null
}

/** `.pdf, .jpg, .jpeg`: for texts and for file inputs. */
export function extensionsOf(accepted: readonly FileKind[]): string {
  return accepted.flatMap((kind) => fileForms[kind].extensions.map((extension) => `.${extension}`)).join(', ')
}

function has(bytes: Uint8Array, at: number, text: string): boolean {
  return bytes.length >= at + text.length && [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))
}
