/** Bodies with files, by themselves: what is read, what ends the reading, and that nothing but the named parts comes through. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flood } from './flood.ts'
import { MEMBER, openToy, PREFIX, send, type Toy } from './http-toy.ts'

let toy: Toy
const accepted: { bytesRead: number }[] = []
beforeAll(async () => {
  toy = await openToy({ before: (app) => app.server.on('connection', (socket) => accepted.push(socket)) })
})
afterAll(() => toy.app.close())

const MEBIBYTE = 1_048_576
const png = (bytes = 64) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes - 8, 7)])
const pdf = Buffer.from('%PDF-1.7\n%%EOF')

type Part = { readonly name: string; readonly value: string | Buffer; readonly file?: string; readonly type?: string }

const good: Part[] = [
  { name: 'title', value: 'A picture' },
  { name: 'picture', value: png(), file: 'a.png', type: 'image/png' },
]

function encode(parts: readonly Part[], boundary = 'xxBoundaryxx'): Buffer {
  const bytes = parts.flatMap(({ name, value, file, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)])
}

async function attach(parts: readonly Part[] | Buffer, headers: Record<string, string> = {}, token = MEMBER) {
  const response = await fetch(`${toy.url}${PREFIX}/attach`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=xxBoundaryxx', ...headers },
    body: Buffer.isBuffer(parts) ? new Uint8Array(parts) : new Uint8Array(encode(parts)),
  })
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as {
      data?: unknown
      error_code?: number
      fields?: Record<string, { readonly code: string; readonly message: string }>
    },
  }
}

const withPicture = (part: Partial<Part>): Part[] => [
  { name: 'title', value: 'A' },
  { name: 'picture', value: png(), file: 'a.png', type: 'image/png', ...part },
]

describe('bodies with files', () => {
  test('a picture and its title arrive', async () => {
    const { status, json } = await attach(good)
    expect([status, json.data]).toEqual([201, { title: 'A picture', picture: 'a.png', bytes: 64, paper: null }])
    const both = await attach([...good, { name: 'paper', value: pdf, file: 'Lettre d’emploi.pdf', type: 'application/pdf' }])
    expect(both.json).toMatchObject({ data: { paper: 'Lettre d’emploi.pdf' } })
  })

  test('an empty form field is no file', async () => {
    const empty = { name: 'paper', value: '', file: '', type: 'application/octet-stream' }
    expect((await attach([...good, empty])).status).toBe(201)
    expect(
      (
        await attach([
          { name: 'title', value: 'A' },
          { ...empty, name: 'picture' },
        ])
      ).json,
    ).toMatchObject({
      error_code: 40,
      fields: { picture: { code: 'file_needed' } },
    })
  })

  test('a file is judged by its bytes: name and declared type decide nothing', async () => {
    const jpeg = Buffer.from('\xff\xd8\xff\xe0rest', 'latin1')
    const paper = (part: Partial<Part>): Part[] => [...good, { name: 'paper', value: pdf, file: 'a.pdf', ...part }]
    const names = ['a.jfif', 'a.jpe', 'a.heic', 'a.JPG', 'a.png', 'a', '', '.htaccess', 'a.png.exe']
    for (const file of names)
      expect([file, (await attach(withPicture({ value: jpeg, file, type: 'image/jpeg' }))).status]).toEqual([file, 201])
    for (const type of ['image/jpg', 'image/pjpeg', 'application/octet-stream', 'text/html', 'image/png', ''])
      expect([type, (await attach(withPicture({ value: jpeg, file: 'a.jpg', type }))).status]).toEqual([type, 201])
    for (const type of ['application/x-pdf', 'application/octet-stream', ''])
      expect([type, (await attach(paper({ type }))).json]).toMatchObject([type, { data: { paper: 'a.pdf' } }])
    // A part without a file name at all.
    for (const type of ['image/jpeg', 'application/octet-stream']) {
      const { json } = await attach([
        { name: 'title', value: 'A' },
        { name: 'picture', value: jpeg, type },
      ])
      expect([type, json]).toMatchObject([type, { data: { picture: '' } }])
    }
  })

  test('a HEIC photo is refused with the remedy', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    for (const file of ['IMG_0001.HEIC', 'IMG_0001.jpg', 'photo']) {
      const { status, json } = await attach(withPicture({ value: heic, file, type: 'image/jpeg' }))
      const message = 'This picture is in HEIC format. Save it as JPEG first, then choose that file.'
      expect([status, json.fields]).toEqual([415, { picture: { code: 'file_form', params: { form: 'HEIC' }, message } }])
    }
  })

  test('sec/B15 what is no accepted kind by its content is 415', async () => {
    const wrong: Partial<Part>[] = [
      { value: pdf },
      { value: pdf, file: 'a.pdf', type: 'application/pdf' },
      { value: Buffer.concat([Buffer.from(' '), png()]) },
      { value: '<svg xmlns="http://www.w3.org/2000/svg"/>', file: 'a.svg', type: 'image/svg+xml' },
      { value: 'GIF89a', file: 'a.gif', type: 'image/gif' },
      { value: '<html>', file: 'a.html', type: 'text/html' },
      { value: '<html>', file: 'a.png', type: 'image/png' },
    ]
    for (const part of wrong) {
      const { status, json } = await attach(withPicture(part))
      expect([part, status, json.error_code, Object.keys(json.fields ?? {})]).toEqual([part, 415, 61, ['picture']])
    }
  })

  test('sec/B15 a name with separators or NUL is refused, and one loses control characters and a turn of direction', async () => {
    for (const file of ['../a.png', 'a/b.png', 'C:\\a.png', 'a\u0000.png', `${'x'.repeat(300)}.png`, '%00/a.png']) {
      const { status } = await attach(withPicture({ file: file.replaceAll('\\', '\\\\') }))
      expect([file, status]).toEqual([file, 400])
    }
    const names = { 'gnp.\u202eexe.png': 'gnp.exe.png', 'a\u200f.png': 'a.png', '\u202bصورة.png': 'صورة.png', 'a\tb.png': 'a b.png' }
    for (const [file, name] of Object.entries(names)) {
      const { status, json } = await attach(withPicture({ file }))
      expect([file, status, json]).toMatchObject([file, 201, { data: { picture: name } }])
    }
  })

  test('sec/B15 an empty file is refused', async () => {
    expect((await attach(withPicture({ value: '' }))).json).toMatchObject({ error_code: 40, fields: { picture: { code: 'file_empty' } } })
  })

  test('sec/B3 unknown parts, twice the same, files as fields and fields as files are refused without effect', async () => {
    const before = toy.effects()
    const file = { name: 'picture', value: png(), file: 'a.png', type: 'image/png' }
    const bodies: Part[][] = [
      [...good, { name: 'is_admin', value: 'true' }],
      [...good, { name: 'user_id', value: png(), file: 'b.png', type: 'image/png' }],
      [...good, file],
      [...good, { name: 'title', value: 'B' }],
      [...good, { name: 'title', value: png(), file: 'a.png', type: 'image/png' }],
      [
        { name: 'title', value: 'A' },
        { name: 'picture', value: 'text' },
      ],
      [...good, { name: 'note', value: '{"a":1}', type: 'application/json' }],
      [...good, { name: '__proto__', value: 'x' }],
      [...good, { name: 'constructor', value: 'x' }],
      [...good, { name: '__proto__', value: png(), file: 'a.png', type: 'image/png' }],
      [...good, { name: 'toString', value: 'x' }],
      [...good, { name: '', value: 'x' }],
      [...good, { name: 'title[is_admin]', value: 'x' }],
      [{ name: 'picture', value: png(), file: 'a.png', type: 'image/png' }],
      Array.from({ length: 40 }, () => file),
    ]
    for (const parts of bodies) {
      const { status } = await attach(parts)
      expect([parts.map(({ name }) => name), [400, 413].includes(status)]).toEqual([parts.map(({ name }) => name), true])
    }
    expect(toy.effects()).toBe(before)
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
  })

  test('sec/E7 what is no multipart is a plain 400', async () => {
    const whole = encode(good)
    const broken = [
      Buffer.alloc(0),
      Buffer.from('hello'),
      whole.subarray(0, 40),
      whole.subarray(0, -30),
      Buffer.from('--xxBoundaryxx\r\n\r\n'),
      Buffer.from('--xxBoundaryxx\r\nContent-Disposition: attachment\r\n\r\nx\r\n--xxBoundaryxx--'),
      Buffer.from(`--xxBoundaryxx\r\nX: ${'a'.repeat(100_000)}\r\n\r\nx\r\n--xxBoundaryxx--`),
    ]
    for (const body of broken) expect((await attach(body)).status).toBe(400)
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`])
      expect([type, (await attach(good, { 'content-type': type })).status]).toEqual([type, 400])
    expect(toy.faults).toEqual([])
  })

  test('JSON stays JSON: elsewhere a form is 415, and here JSON has no files', async () => {
    const body = encode([{ name: 'amount', value: '5.00' }]).toString('latin1')
    const form = { 'content-type': 'multipart/form-data; boundary=xxBoundaryxx' }
    expect((await send(toy, 'POST', '/pay/w1', { body, headers: form, token: MEMBER })).status).toBe(415)
    for (const type of ['multipart/mixed; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])
      expect((await attach(good, { 'content-type': type })).status).toBe(415)
    expect((await attach(good, { 'content-encoding': 'gzip' })).status).toBe(415)
    const json = await send(toy, 'POST', '/attach', { body: { title: 'A' }, token: MEMBER })
    expect([json.status, json.json.fields]).toEqual([400, { picture: { code: 'file_needed', params: {}, message: 'Add a file.' } }])
    expect((await send(toy, 'POST', '/attach', { body: { title: 'A', picture: 'x' }, token: MEMBER })).status).toBe(400)
  })

  test('who may call is decided before any of it is read', async () => {
    expect((await attach(Buffer.from('hello'), {}, 'nobody')).status).toBe(401)
  })

  test('a key that was used with another file is a conflict', async () => {
    const { bodySha } = await import('../../src/server/http/request/once.ts')
    const file = (bytes: Buffer) => ({ picture: { name: 'a.png', kind: 'png' as const, bytes }, paper: null })
    const sha = (bytes: Buffer) => Buffer.from(bodySha({}, {}, file(bytes))).toString('hex')
    expect(sha(png(64))).toBe(sha(png(64)))
    expect(sha(png(64))).not.toBe(sha(png(65)))
  })

  test('a file goes out for saving, sandboxed, under a name that cannot break the header', async () => {
    const { status, headers, text } = await send(toy, 'GET', '/file', { token: MEMBER })
    expect([status, text, headers.get('content-type'), headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      '%PDF-1.7',
      'application/pdf',
      'no-store',
      'nosniff',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="_vidence _1_.pdf"; filename*=UTF-8''%C3%89vidence%20%221%22.pdf`)
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  })
})

/** A visitor who begins a picture and sends no more of it. */
function sendSlowly(port: number) {
  const socket = connect(port, '127.0.0.1')
  const sender = { socket, text: '', closed: false }
  socket.on('error', () => undefined)
  socket.on('data', (part) => {
    sender.text += part.toString('latin1')
  })
  socket.once('close', () => {
    sender.closed = true
  })
  socket.write(
    'POST /api/v1/attach-open HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=xxBoundaryxx\r\nContent-Length: 1000000\r\n\r\n' +
      '--xxBoundaryxx\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  )
  return sender
}

describe('sec/F14 huge uploads', () => {
  const head = (framing: string) =>
    `POST /api/v1/attach HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${MEMBER}\r\nContent-Type: multipart/form-data; boundary=xxBoundaryxx\r\n${framing}\r\n\r\n`
  const opening = '--xxBoundaryxx\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const chunk = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  const chunked = head('Transfer-Encoding: chunked')
  const beginning = (bytes: string | Buffer) => Buffer.concat([Buffer.from(chunked), chunk(Buffer.from(bytes))])
  const zeros = chunk(Buffer.alloc(65_536))

  test.each([
    ['1 GiB declared', Buffer.from(head(`Content-Length: ${1024 * MEBIBYTE}`)), Buffer.alloc(65_536)],
    ['1 GiB as one chunked file', beginning(opening), zeros],
    ['1 GiB before the first part', Buffer.from(chunked), zeros],
    ['1 GiB after the last part', beginning(encode(good)), zeros],
    ['1 GiB of text', beginning('--xxBoundaryxx\r\nContent-Disposition: form-data; name="title"\r\n\r\n'), zeros],
  ])('sec/F14 %s is cut at the limit', async (_name, start, block) => {
    const text = await flood(toy.port, start, block, 1024 * MEBIBYTE)
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413'])
    // What the kernel takes in before the connection is closed depends on how busy the machine is.
    expect(accepted.at(-1)?.bytesRead).toBeLessThan(64 * MEBIBYTE)
  })

  test('sec/F14 a byte over the limit of its part is refused, and the connection goes on', async () => {
    expect((await attach(withPicture({ value: png(MEBIBYTE) }))).status).toBe(201)
    const { status, json } = await attach(withPicture({ value: png(MEBIBYTE + 1) }))
    expect([status, json.error_code, json.fields]).toEqual([
      413,
      61,
      { picture: { code: 'file_size', params: { most: 1 }, message: 'A file may have at most 1 MB.' } },
    ])
    expect((await attach(good)).status).toBe(201)
  })

  test('sec/F14 more uploads than places wait in turn, and each gets its answer', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => attach(withPicture({ value: png(900_000) }))))
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201))
  })

  test('sec/F14 slow senders whom nobody knows hold no place of a member', async () => {
    const other = await openToy({ uploads: { least: { grace_seconds: 60, bytes_per_second: 1 } } })
    const slow = Array.from({ length: 8 }, () => sendSlowly(other.port))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const form = new FormData()
    form.set('title', 'A')
    form.set('picture', new File([new Uint8Array(png())], 'a.png', { type: 'image/png' }))
    const sent = await fetch(`${other.url}${PREFIX}/attach`, { method: 'POST', headers: { authorization: MEMBER }, body: form })
    expect([sent.status, slow.filter(({ closed }) => closed).length]).toEqual([201, 0])
    for (const { socket } of slow) socket.destroy()
    await other.app.close()
  })

  test('sec/F14 a body that comes too slowly is cut off, and the next has its place', async () => {
    const least = { grace_seconds: 0.1, bytes_per_second: 10_000 }
    const one = { at_once: 1, each: 1, waiting: 5, waiting_each: 5 }
    const other = await openToy({ uploads: { visitors: one, least } })
    const slow = sendSlowly(other.port)
    await new Promise((resolve) => slow.socket.once('close', resolve))
    expect(slow.text).toContain('HTTP/1.1 400')
    expect(slow.text).toContain('"reason":"request_slow"')
    const form = new FormData()
    form.set('picture', new File([new Uint8Array(png())], 'a.png', { type: 'image/png' }))
    expect((await fetch(`${other.url}${PREFIX}/attach-open`, { method: 'POST', body: form })).status).toBe(201)
    await other.app.close()
  })

  test('sec/F14 a sender who leaves in the middle gives back its place', async () => {
    for (let round = 0; round < 8; round += 1) {
      const socket = connect(toy.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(beginning(opening))
      await new Promise((resolve) => setTimeout(resolve, 20))
      socket.destroy()
    }
    expect((await attach(good)).status).toBe(201)
    expect(toy.faults).toEqual([])
  })
})
