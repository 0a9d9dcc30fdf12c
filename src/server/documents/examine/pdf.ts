/**
 * Whether a PDF is inert. Objects are searched for at every "n g obj", including unlisted ones and the data of streams, because repair
 * tools look there too; object streams are unpacked and read. Everything is counted, and the first excess ends it.
 */
import { createInflate } from 'node:zlib'
import { pdfStart } from '#contract/shared/file-kind'
import { everyName, type Names, readNames } from './pdf-names.ts'
import { hasTestFile, isPolyglot, type RejectionReason } from './rejection.ts'

const MAX_OBJECTS = 50_000
const MAX_PAGES = 200
/** Of names and the like, over all objects. */
const MAX_READ_BYTES = 64 * 1_048_576
/** Of all streams. */
const MAX_UNPACKED_BYTES = 200 * 1_048_576
/** Of one object stream, and of what else is looked into. */
const MAX_KEPT_BYTES = 8 * 1_048_576

/** Names that run actions, attach files, call out or hide content. ISO 32000-1 7.11.4, 12.6, 12.7.8, 13; encryption 7.6. */
const ACTIVE = new Set(
  (
    'JavaScript JS OpenAction AA EmbeddedFile EmbeddedFiles EF FileAttachment Launch RichMedia XFA SubmitForm ImportData GoToE Rendition ' +
    'Movie Sound FFilter 3DD OnInstantiate'
  ).split(' '),
)
const FLATE = new Set(['FlateDecode', 'Fl'])
const OTHER_PACKING = new Set(['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'RunLengthDecode', 'RL', 'Crypt'])

type Sums = { objects: number; pages: number; read_bytes: number; unpacked_bytes: number; catalog: boolean }

export async function validatePdf(bytes: Buffer): Promise<RejectionReason | null> {
  if (isPolyglot(bytes)) return 'file_hides'
  const start = pdfStart(bytes)
  if (start < 0 || !/^%PDF-(1\.[0-7]|2\.0)[\s%]/.test(bytes.toString('latin1', start, start + 9))) return 'pdf_broken'
  if (!endsWell(bytes)) return 'file_hides'
  const sums: Sums = { objects: 0, pages: 0, read_bytes: 0, unpacked_bytes: 0, catalog: false }
  for (const at of objectOffsets(bytes)) {
    const names = readNames(bytes, at, bytes.length)
    sums.read_bytes += names.end - at
    const reason = validateNames(names.names, sums) ?? (names.sound ? null : 'pdf_broken') ?? (await validateStream(bytes, names, sums))
    if (reason) return reason
  }
  return sums.catalog && sums.pages > 0 ? null : 'pdf_broken'
}

/** Only white space after the last end of file. */
function endsWell(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return end >= 0 && bytes.length - end < 1024 && /^%%EOF[\s\0]*$/.test(bytes.toString('latin1', end))
}

function validateNames(names: readonly string[], sums: Sums): RejectionReason | null {
  sums.objects += 1
  names.forEach((name, index) => {
    if (name === 'Page' && names[index - 1] === 'Type') sums.pages += 1
    if (name === 'Catalog') sums.catalog = true
  })
  if (names.includes('Encrypt')) return 'pdf_encrypted'
  if (names.some((name) => ACTIVE.has(name))) return 'pdf_active'
  return sums.objects > MAX_OBJECTS || sums.pages > MAX_PAGES || sums.read_bytes > MAX_READ_BYTES ? 'pdf_too_much' : null
}

async function validateStream(bytes: Buffer, { names, stream_at }: Names, sums: Sums): Promise<RejectionReason | null> {
  if (stream_at === null) return null
  const holds_objects = names.includes('ObjStm') || names.includes('First')
  const packings = names.filter((name) => FLATE.has(name)).length
  if (packings > 1) return 'pdf_too_much'
  if (holds_objects && !isPlainlyPacked(names)) return 'pdf_broken'
  if (packings === 0) return null
  const unpacked = await inflate(bytes.subarray(stream_at), {
    max_bytes: MAX_UNPACKED_BYTES - sums.unpacked_bytes,
    keep_bytes: MAX_KEPT_BYTES,
  })
  if (!unpacked) return 'pdf_too_much'
  sums.unpacked_bytes += unpacked.count
  if (!holds_objects) return unpacked.kept && hasTestFile(unpacked.kept) ? 'file_hides' : null
  // Another reader may unpack what we could not.
  if (!unpacked.whole) return 'pdf_broken'
  return unpacked.kept ? validateObjectStream(unpacked.kept, sums) : 'pdf_too_much'
}

/** Only Flate, named directly: unusual packing is a sign of hidden objects. */
function isPlainlyPacked(names: readonly string[]): boolean {
  const others = names.some((name) => OTHER_PACKING.has(name) || name === 'Predictor')
  return !others && names.filter((name) => name === 'Filter').length === 1 && names.some((name) => FLATE.has(name))
}

function validateObjectStream(inside: Buffer, sums: Sums): RejectionReason | null {
  const names = everyName(inside)
  sums.read_bytes += inside.length
  // Objects of an object stream are not separated here; each dictionary has at least a few names.
  sums.objects += Math.floor(names.length / 4)
  return validateNames(names, sums)
}

/** Inflates a PDF's Flate stream with an output limit; zlib finds the end itself, regardless of the length in the file. */
type Inflated = {
  readonly count: number
  readonly kept: Buffer | null
  /** Up to its end and its checksum. */
  readonly whole: boolean
}

/**
 * The unpacked bytes up to `keep_bytes`, else only their number. Null: more than `max_bytes`. Invalid Flate data yields the bytes before
 * the fault, as viewers do.
 */
function inflate(
  packed: Buffer,
  { max_bytes, keep_bytes }: { readonly max_bytes: number; readonly keep_bytes: number },
): Promise<Inflated | null> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    let chunks: Buffer[] | null = []
    let count = 0
    const finish = (whole: boolean): void => resolve({ count, kept: chunks && Buffer.concat(chunks), whole })
    inflate.on('data', (chunk: Buffer) => {
      count += chunk.length
      if (count > max_bytes) {
        inflate.destroy()
        resolve(null)
      } else if (count > keep_bytes) chunks = null
      else chunks?.push(chunk)
    })
    inflate.once('end', () => finish(true))
    inflate.once('error', () => finish(false))
    inflate.end(packed)
  })
}

/** How far back a comment sign is searched; a longer line counts as a comment. */
const LINE_BYTES = 4096

/** After every "n g obj" and every "trailer". */
function* objectOffsets(bytes: Buffer): Generator<number> {
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
