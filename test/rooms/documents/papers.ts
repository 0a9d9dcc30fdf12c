/** Papers and pictures for tests, made when they are asked for. */
import sharp from 'sharp'

/** Each object's text, or the bytes between its number and its end. */
export type PdfParts = {
  readonly objects?: readonly (string | Buffer)[]
  readonly catalog?: string
  readonly page?: string
  readonly trailer?: string
  readonly version?: string
  readonly tail?: string | Buffer
  readonly content?: string
}

/** A PDF of one page, ISO 32000-1 7.5, with a table of its objects; `objects` follow the four that it needs. */
export function pdf({
  objects = [],
  catalog = '',
  page = '',
  trailer = '',
  version = '1.7',
  tail = '',
  content = 'BT ET',
}: PdfParts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...objects,
  ]
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
  }
  all.forEach((object, index) => {
    places.push(at)
    add(
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'),
        Buffer.from('\nendobj\n'),
      ]),
    )
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end), Buffer.from(tail)])
}

/** A stream object around bytes. */
export function stream(bytes: Buffer, dictionary = ''): Buffer {
  return Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
}

export function picture(kind: 'png' | 'jpeg' | 'webp' = 'png', width = 320, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a5f8f' } })
    .toFormat(kind)
    .toBuffer()
}

/** A form as a browser sends it. */
export function form(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, File>> = {}): FormData {
  const created = new FormData()
  for (const [name, value] of Object.entries(fields)) created.append(name, value)
  for (const [name, file] of Object.entries(files)) created.append(name, file)
  return created
}

export const SPECIMEN_SSN = '987-65-4320'

export function paperFile(bytes: Buffer = pdf(), name = 'id.pdf', type = 'application/pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** What an application needs, save what a test says otherwise. */
export function applicationForm(fields: Readonly<Record<string, string>> = {}, files: Readonly<Record<string, File>> = {}): FormData {
  const person = { email: 'ada@member.test', full_name: 'Ada Member', phone_number: '+1 415 555 0100', ssn: SPECIMEN_SSN }
  return form({ ...person, ...fields }, { govt_id: paperFile(), ...files })
}
