/** Checks an uploaded file: name, not empty, and content, extension and declared type agree on an accepted kind. */
import type { FilePart, SentFile } from '#contract/shared/define'
import { extensionsOf, kindOf } from '#contract/shared/file-kind'
import { type Refused, refuse } from '#kernel/refusal'

export type ReadFile = SentFile
export type FileRefusal = Refused<'invalid' | 'wrong_type'>

const NAME_CHARACTERS = 255
/** Separators, control characters, and direction marks that make `exe.fdp` read as `pdf.exe`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a name may not have
const NOT_IN_A_NAME = /[/\\\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd\ud800-\udfff]/u

export function checkFile(
  part: FilePart,
  file: { readonly name: string; readonly media_type: string; readonly bytes: Uint8Array },
): ReadFile | FileRefusal {
  const { name, bytes } = file
  if (name === '' || name.length > NAME_CHARACTERS || NOT_IN_A_NAME.test(name)) return refuse('invalid', { reason: 'file_name' })
  if (bytes.length === 0) return refuse('invalid', { reason: 'file_empty' })
  const kind = kindOf(file)
  if (!kind || !part.kinds.includes(kind))
    return refuse('wrong_type', { reason: 'file_kinds', params: { kinds: extensionsOf(part.kinds) } })
  return { name, kind, bytes }
}
