/** Offsets where a PDF's objects may begin, regardless of its xref tables. */

/** How far back a comment sign is searched; a longer line counts as a comment. */
const LINE_BYTES = 4096

/** After every "n g obj" and every "trailer". */
export function* objectOffsets(bytes: Buffer): Generator<number> {
  for (const keyword of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
      if (keyword === 'trailer' || numbersBefore(bytes, at)) yield at + keyword.length
    }
  }
}

/** Two numbers, each followed by white space or a comment; optional before `obj` itself. */
function numbersBefore(bytes: Buffer, from: number): boolean {
  const second = skipBack(bytes, from, isSpace)
  if (isComment(bytes, second, from)) return true
  const between = skipBack(bytes, second, isNumeric)
  const first = skipBack(bytes, between, isSpace)
  if (between === second) return false
  return isComment(bytes, first, between) || (first < between && isNumeric(bytes[first - 1] ?? 0))
}

function skipBack(bytes: Buffer, at: number, belongs: (byte: number) => boolean): number {
  let start = at
  while (start > 0 && belongs(bytes[start - 1] ?? 0)) start -= 1
  return start
}

/** Whether a line ends here that contains a comment. */
function isComment(bytes: Buffer, at: number, to: number): boolean {
  if (!bytes.subarray(at, to).some(isLineEnd)) return false
  const least = Math.max(0, at - LINE_BYTES)
  for (let place = at - 1; place >= least; place -= 1) {
    const byte = bytes[place] ?? 0
    if (byte === 0x25) return true
    if (isLineEnd(byte)) return false
  }
  return least > 0
}

/** What some readers accept as a number: `+0`, `0.`, `0e0`. */
const NUMERIC = new Set(Buffer.from('0123456789+-.eE'))
/** The last two are white space to PDFium. */
const SPACE = new Set([0, 9, 10, 12, 13, 32, 0x80, 0xff])
const isNumeric = (byte: number): boolean => NUMERIC.has(byte)
const isSpace = (byte: number): boolean => SPACE.has(byte)
const isLineEnd = (byte: number): boolean => byte === 10 || byte === 13
