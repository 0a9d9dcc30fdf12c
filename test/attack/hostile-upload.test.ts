/**
 * A corpus of hostile files, each uploaded as an identity document: every one is rejected, none is stored, and the server keeps running.
 */
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { honestPaper } from '#test/rooms/documents/honest-paper.ts'
import { hostileFiles, hostilePictures } from '#test/rooms/documents/hostile-files.ts'
import type { Hostile } from '#test/rooms/documents/hostile-papers.ts'
import { pdf, picture } from '#test/rooms/documents/papers.ts'
import { type Answer, type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { thirdOf } from '#test/support/whole.ts'
import { draw } from '../../src/server/documents/pdf/draw.ts'

const MEBIBYTE = 1_048_576
const BOUNDARY = 'xxBoundaryxx'

/** Built by hand: a client that knows better would mend the names. */
function body(
  { email }: Client,
  { name = 'id.pdf', type = 'application/pdf', bytes }: Omit<Hostile, 'what' | 'statuses'>,
): Uint8Array<ArrayBuffer> {
  const fields = { email, full_name: 'Test Member', phone_number: '+1 415 555 0100' }
  const heads = Object.entries(fields).map(
    ([field, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const escaped = name.replace(/[\\"]/g, '\\$&')
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="govt_id"; filename="${escaped}"\r\nContent-Type: ${type}\r\n\r\n`
  return new Uint8Array(Buffer.concat([Buffer.from(heads.join('') + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]))
}

async function send(app: TestApp, member: Client, file: Omit<Hostile, 'what' | 'statuses'>): Promise<Pick<Answer, 'status' | 'text'>> {
  const response = await fetch(`${app.url}/api/v1/me/ira-form`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: body(member, file),
  })
  return { status: response.status, text: await response.text() }
}

onStore((store) => {
  let app: TestApp
  let administrator: Client
  let member: Client
  beforeAll(async () => {
    app = await startApp(store)
    administrator = await app.administrator()
    await administrator.call('PATCH', '/admin/settings', { limit_uploads: 100_000 })
    member = await app.member()
  })

  const kept = async (): Promise<number> => {
    const [row] = await app.database.query<{ rows: number }>(
      'SELECT ((SELECT count(*) FROM document) + (SELECT count(*) FROM ira_application))::int AS rows',
    )
    return row?.rows ?? -1
  }

  it('sec/B15 sec/F15 a corpus of hostile files: each is refused, nothing is kept, and an honest one still gets in', async () => {
    const corpus = await hostileFiles()
    expect(corpus.length).toBeGreaterThanOrEqual(50)
    const before = await kept()
    const wrong: [string, number, string][] = []
    const resident = process.memoryUsage().rss
    let peak = 0
    for (const { what, statuses, ...file } of thirdOf(corpus, 0)) {
      const { status, text } = await send(app, member, file)
      peak = Math.max(peak, process.memoryUsage().rss - resident)
      const { error_code, message, request_id } = JSON.parse(text)
      const shaped = Number.isInteger(error_code) && message && request_id
      if (!statuses.includes(status) || !shaped || (/no room|too many/i.test(message) && !/pages/.test(message)))
        wrong.push([what, status, text])
      expect([what, (await kept()) - before]).toEqual([what, wrong.filter((one) => one[1] === 201).length * 2])
    }
    expect(wrong).toEqual([])
    expect((await send(app, member, { bytes: pdf() })).status).toBe(201)
    expect(await kept()).toBe(before + 2)
    process.stdout.write(
      `${corpus.length} hostile files on the ${store.kind} store: ${Math.round(peak / MEBIBYTE)} MiB more memory at most\n`,
    )
  })

  it('sec/B15 hostile pictures are no picture of a person either', async () => {
    const before = await kept()
    for (const { what, bytes, name, type, statuses } of await hostilePictures()) {
      const form = new FormData()
      form.append('profile_pic_url', new File([new Uint8Array(bytes)], name ?? '', { type: type ?? '' }))
      const { status } = await member.call('PATCH', '/me/update-profile', form)
      expect([what, statuses.includes(status), status, (await kept()) - before]).toEqual([what, true, status, 0])
    }
    expect((await member.call('GET', '/me')).body.data?.profile_pic_url).toBeNull()
  })

  it('sec/B15 what honest programs write gets in: papers with object streams and pictures, printed pages, photographs', async () => {
    const [photograph, packed] = await Promise.all([picture('jpeg', 1600, 1200), honestPaper()])
    const [blocks, at] = [[{ kind: 'code', text: 'https://clearterm.example', label: 'Check here' }] as const, new Date(0)]
    const drawn = Buffer.from(await draw({ title: 'Statement', language: 'ar', generated_at: at, blocks }))
    const sender = await app.member()
    const honest = [
      { bytes: packed, name: 'Lettre.pdf', type: 'application/pdf' },
      { bytes: drawn, name: 'ours.pdf', type: 'application/pdf' },
      { bytes: pdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://a.test/JavaScript) >> >>]' }) },
      { bytes: pdf({ content: 'BT /F1 12 Tf [(a trailer \\(1 0 obj\\)) -20 (x)] TJ ET' }) },
      { bytes: photograph, name: 'Foto.JPG', type: 'image/jpeg' },
      { bytes: await picture('png'), name: 'scan.jpg', type: 'image/jpeg' },
      { bytes: pdf(), name: 'id.pdf.html', type: 'text/html' },
    ]
    for (const file of honest) expect([file.name, (await send(app, sender, file)).status]).toEqual([file.name, 201])
  })

  it('sec/B15 of a photograph the pixels are kept, and neither place nor camera; it goes out for saving, sandboxed', async () => {
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a5f8f' } })
      .withExif({ IFD0: { Make: 'Zebra Camera', Artist: 'Zebra Person' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const tagged = await sharp(photograph).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(tagged.includes('Zebra')).toBe(true)
    expect((await send(app, await app.member(), { bytes: tagged, name: 'Ausweis.jpg', type: 'image/jpeg' })).status).toBe(201)
    const application = (await administrator.call('GET', '/admin/ira-form?limit=1')).body.data?.[0]
    const response = await fetch(`${app.url}/api/v1/admin/ira-form/${application?._id}/document/${application?.documents?.[0]?._id}`, {
      headers: { authorization: `Bearer ${administrator.token}` },
    })
    const given = Buffer.from(await response.arrayBuffer())
    const { exif, orientation, icc, xmp, iptc, width, height } = await sharp(given).metadata()
    expect({ exif, orientation, icc, xmp, iptc, width, height }).toEqual({ width: 200, height: 300 })
    for (const word of ['Zebra', 'Exif', 'GPS']) expect([word, given.includes(word)]).toEqual([word, false])
    const shown = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options', 'cache-control']
    expect(shown.map((name) => response.headers.get(name))).toEqual([
      'image/jpeg',
      `attachment; filename="Ausweis.jpg"; filename*=UTF-8''Ausweis.jpg`,
      "sandbox; default-src 'none'; frame-ancestors 'none'",
      'nosniff',
      'no-store',
    ])
  })
})
