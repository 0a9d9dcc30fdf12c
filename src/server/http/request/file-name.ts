/** The name of an uploaded file, which decides nothing: it is cleaned, and a file is never refused for it. */
import { cleanInOneLine } from '#kernel/text'

const CHARACTERS = 255
const ENDING = /\.[^.]{1,16}$/u
/** Halves of a character, the sign of an unreadable one, and NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of the characters that a name may not have
const BROKEN = /[\ud800-\udfff\ufffd\u0000]/gu

/** In one line, without folders, direction marks (by which `exe.fdp` reads as `pdf.exe`) and control characters; its ending stays. */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const name = cleanInOneLine(last.replace(BROKEN, ''))
  if (name === '.' || name === '..') return ''
  if (name.length <= CHARACTERS) return name
  const [ending = ''] = ENDING.exec(name) ?? []
  return name.slice(0, CHARACTERS - ending.length).replace(BROKEN, '') + ending
}
