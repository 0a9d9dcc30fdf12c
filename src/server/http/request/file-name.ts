/** The name of an uploaded file, which decides nothing: what a keyboard or a program left in it is cleaned. */
import { cleanInOneLine } from '#kernel/text'

const CHARACTERS = 255
/** Halves of a character, and the sign of an unreadable one. */
const BROKEN = /[\ud800-\udfff\ufffd]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of the characters that no file has in its name
const IN_NO_NAME = /[/\\\u0000]/

/**
 * In one line, without control characters and direction marks (by which `exe.fdp` reads as `pdf.exe`); null: no file can have this name.
 */
export function cleanFileName(sent: string): string | null {
  return sent.length > CHARACTERS || IN_NO_NAME.test(sent) ? null : cleanInOneLine(sent.replace(BROKEN, ''))
}
