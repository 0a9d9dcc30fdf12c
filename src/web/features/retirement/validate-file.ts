/** Local validation of a file before the upload. The server repeats it and checks more. */
import { type FileKind, kindOf } from '#contract/shared/file-kind'

export type FileFault = 'too_large' | 'wrong_type' | 'empty'

const HEAD_BYTES = 16

export async function validateFile(
  file: File,
  accepted: { readonly kinds: readonly FileKind[]; readonly max_bytes: number },
): Promise<FileFault | null> {
  if (file.size === 0) return 'empty'
  if (file.size > accepted.max_bytes) return 'too_large'
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf({ name: file.name, media_type: file.type, bytes })
  return kind && accepted.kinds.includes(kind) ? null : 'wrong_type'
}
