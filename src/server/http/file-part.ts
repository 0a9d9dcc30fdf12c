/** Whether a file that has come may go on: its name, its emptiness, and that content, extension and declared type agree on an accepted kind. */
import type { FilePart, SentFile } from '#contract/define'
import { extensionsOf, kindOf } from '#contract/file-kind'

export type ReadFile = SentFile
export type FileRefusal = { readonly refused: 'invalid' | 'wrong_type'; readonly message: string }

const NAME_CHARACTERS = 255
/** Separators and control characters, and those that turn the direction of reading, so that `exe.fdp` reads as `pdf.exe`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a name may not have
const NOT_IN_A_NAME = /[/\\\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd\ud800-\udfff]/u

export function judgeFile(
  part: FilePart,
  file: { readonly name: string; readonly media_type: string; readonly bytes: Uint8Array },
): ReadFile | FileRefusal {
  const { name, bytes } = file
  if (name === '' || name.length > NAME_CHARACTERS || NOT_IN_A_NAME.test(name))
    return { refused: 'invalid', message: 'This file name cannot be accepted.' }
  if (bytes.length === 0) return { refused: 'invalid', message: 'This file is empty.' }
  const kind = kindOf(file)
  if (!kind || !part.kinds.includes(kind))
    return {
      refused: 'wrong_type',
      message: `Only ${extensionsOf(part.kinds)} files are accepted, and the content must be what the name says.`,
    }
  return { name, kind, bytes }
}
