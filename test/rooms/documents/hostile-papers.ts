/** Hostile PDFs: what acts, attaches, hides or swells, as plainly as can be and in each way of hiding it that readers follow. */
import { deflateSync } from 'node:zlib'
import { EICAR, objectStream, paperWith, SCRIPT, zip } from './hostile-bytes.ts'
import { pdf, stream } from './papers.ts'

export type Hostile = {
  readonly what: string
  readonly bytes: Buffer
  /** By default what the content would be called by an honest sender. */
  readonly name?: string
  readonly type?: string
  readonly statuses: readonly number[]
}

const REFUSED = [415]
const TOO_MUCH = [413]

const paper = (what: string, bytes: Buffer, statuses: readonly number[] = REFUSED): Hostile => ({ what, bytes, statuses })

function acting(): Hostile[] {
  const action = (text: string) => paperWith(`<< /Names [(a) ${text}] >>`)
  return [
    paper('/JavaScript', action(SCRIPT)),
    paper('/JS', action('<< /JS (x) >>')),
    paper('/OpenAction', pdf({ catalog: '/OpenAction << /S /Named /N /Print >>' })),
    paper('/AA of a page', pdf({ page: '/AA << /O 5 0 R >>', objects: ['<< /S /Named >>'] })),
    paper('/EmbeddedFile', paperWith(stream(Buffer.from('MZ'), '/Type /EmbeddedFile'))),
    paper('an attached file without its type', pdf({ objects: [stream(Buffer.from('MZ')), '<< /F (a.exe) /EF << /F 5 0 R >> >>'] })),
    paper('/FileAttachment', pdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' })),
    paper('/Launch', action('<< /S /Launch /F (cmd.exe) >>')),
    paper('/RichMedia', pdf({ page: '/Annots [<< /Subtype /RichMedia >>]' })),
    paper('/XFA', pdf({ catalog: '/AcroForm << /XFA 5 0 R >>', objects: [stream(Buffer.from('<xdp/>'))] })),
    paper('/SubmitForm', action('<< /S /SubmitForm /F (https://a.test) >>')),
    paper('an encrypted PDF', pdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 2 >>'] })),
  ]
}

function disguised(): Hostile[] {
  const escaped = SCRIPT.replace('/JavaScript', '/J#61vaScript').replace('/JS', '/#4aS')
  const updated = (object: string) => `5 0 obj\n${object}\nendobj\ntrailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n0\n%%EOF\n`
  return [
    paper('/J#61vaScript', paperWith(escaped)),
    paper('/Open#41ction', pdf({ catalog: '/Open#41ction 5 0 R' })),
    paper('a script in an object stream', paperWith(objectStream([SCRIPT]))),
    paper('an escaped script in an object stream', paperWith(objectStream([escaped]))),
    paper('a script inside a string of an object stream, where its table points', paperWith(objectStream([`(${SCRIPT})`]))),
    paper('an object stream that is packed twice', paperWith(twice()), [413, 415]),
    paper('an object stream in hexadecimal', paperWith(objectStream([SCRIPT], { filter: '/AHx', packed: hex }))),
    paper(
      'an object stream whose packing stands elsewhere',
      pdf({ objects: [objectStream([SCRIPT], { filter: '6 0 R' }), '/FlateDecode'] }),
    ),
    paper('an object stream behind a space', paperWith(swap(objectStream([SCRIPT]), 'stream\n', 'stream \n'))),
    paper(
      'an object stream that is cut at a false end',
      paperWith(objectStream(['(endstream)', SCRIPT], { filter: '', packed: (raw) => Buffer.from(raw) })),
    ),
    paper('a script in an update', pdf({ tail: updated(SCRIPT) })),
    paper(
      'a script in an update in an object stream',
      pdf({ tail: Buffer.from(updated('<< /Type /XRef >>') + objectStreamText(), 'latin1') }),
    ),
    paper('a script behind keywords that end nothing', paperWith('<< /A 1 endobj /S /JavaScript /JS (x) >>')),
    paper('a script behind brackets that close nothing', paperWith('<< /A [ >> endobj ] /S /JavaScript >>')),
    paper('a script behind an end that is a value', paperWith('<< /A >> endobj /S /JavaScript >>')),
    paper('an object whose number stands behind a comment', swap(paperWith(SCRIPT), '5 0 obj', '5 0 %c\nobj')),
    paper('an object numbered +0', swap(paperWith(SCRIPT), '5 0 obj', '5 +0 obj')),
    paper('an object numbered 0e0', swap(paperWith(SCRIPT), '5 0 obj', '5 0e0 obj')),
    paper('an object numbered with spaces of PDFium', swap(paperWith(SCRIPT), '5 0 obj', '5\x800\xffobj')),
    paper('/JS before a space of PDFium', paperWith('<< /JS\x80(x) >>')),
    paper('a whole PDF with a script in the data of a stream', paperWith(stream(paperWith(SCRIPT)))),
  ]
}

async function swelling(): Promise<Hostile[]> {
  const bomb = deflateSync(Buffer.alloc(400 * 1_048_576))
  const pages = Array.from({ length: 300 }, () => '<< /Type /Page /Parent 2 0 R >>')
  const layered = stream(deflateSync(bomb), '/Filter [/FlateDecode /FlateDecode]')
  return [
    paper('a deflate bomb', paperWith(stream(bomb, '/Filter /FlateDecode')), TOO_MUCH),
    paper('a deflate bomb in a deflate bomb', paperWith(layered), TOO_MUCH),
    paper('an object stream that is a bomb', paperWith(stream(bomb, '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode')), TOO_MUCH),
    paper('too many pages', pdf({ objects: pages }), TOO_MUCH),
    paper('too many objects', pdf({ objects: Array.from({ length: 60_000 }, () => 'null') }), TOO_MUCH),
    paper('a hundred thousand arrays in each other', paperWith('['.repeat(100_000) + ']'.repeat(100_000)), [413, 415]),
  ]
}

async function besides(): Promise<Hostile[]> {
  const plain = pdf()
  return [
    paper('a PDF that is JavaScript', Buffer.concat([Buffer.from('%PDF-1.7\n=1;alert(1)/*\n'), plain, Buffer.from('*/')])),
    paper('a PDF that is a page', pdf({ content: 'BT (<script>alert(1)</script>) Tj ET' })),
    paper('a PDF that is a ZIP', Buffer.concat([plain, zip()])),
    paper('a PDF with a ZIP inside', paperWith(stream(zip()))),
    paper('a PDF behind other bytes', Buffer.concat([Buffer.from('GIF89a\n'), plain])),
    paper('a PDF behind a line', Buffer.concat([Buffer.from('\n'), plain])),
    paper('a PDF that is cut', plain.subarray(0, plain.length - 60)),
    paper('a PDF without pages', Buffer.from('%PDF-1.7\n%%EOF\n')),
    paper('EICAR plain, called a PDF', Buffer.from(EICAR)),
    paper('EICAR inside a PDF', paperWith(stream(Buffer.from(EICAR)))),
    paper('EICAR packed inside a PDF', paperWith(stream(deflateSync(Buffer.from(EICAR)), '/Filter /FlateDecode'))),
  ]
}

const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`)

function twice(): Buffer {
  return objectStream([SCRIPT], { filter: '[/FlateDecode /FlateDecode]', packed: (raw) => deflateSync(deflateSync(raw)) })
}

function objectStreamText(): string {
  return `6 0 obj\n${objectStream([SCRIPT]).toString('latin1')}\nendobj\n%%EOF\n`
}

/** In latin1, which keeps every byte. */
function swap(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
}

export async function hostilePapers(): Promise<Hostile[]> {
  return [...acting(), ...disguised(), ...(await swelling()), ...(await besides())]
}
