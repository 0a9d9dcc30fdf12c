/**
 * sec/B3, sec/B4: what a member may change of themselves, and what no wording of a request reaches; what the profile answers, and nothing
 * else.
 */
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { me } from '#contract/member/account'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { thirdOf } from '#test/support/whole.ts'

/** Columns that are a member's own to write, by the names of the API. */
const OWN = [
  'first_name',
  'last_name',
  'gender',
  'dob',
  'phone',
  'phone_country_code',
  'phone_number',
  'location',
  'country_code',
  'address',
]
const PATH = '/me/update-profile'

async function sendForm(
  { url }: TestApp,
  { token }: Client,
  fields: Record<string, string>,
  file?: { name: string; type: string; bytes: Uint8Array },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('profile_pic_url', new Blob([file.bytes.slice()], { type: file.type }), file.name)
  const response = await fetch(`${url}/api/v1${PATH}`, { method: 'PATCH', headers: { authorization: `Bearer ${token}` }, body: form })
  const text = await response.text()
  return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> & { data: Record<string, unknown> } }
}

/** Everything that this person's rows say. */
async function rowsOf({ database }: TestApp, { user_id }: Client): Promise<string> {
  const [row] = await database.query<{ print: string }>(
    `SELECT concat_ws('|', (SELECT to_jsonb(u) - 'last_active_at' FROM users u WHERE id = $1), (SELECT to_jsonb(p) FROM profile p WHERE user_id = $1),
       (SELECT id FROM document WHERE owner = $1)) AS print`,
    [user_id],
  )
  return row?.print ?? ''
}

onStore((store) => {
  let app: TestApp
  let member: Client
  let columns: string[]
  beforeAll(async () => {
    app = await startApp(store)
    member = await app.member()
    const rows = await app.database.query<{ name: string }>(
      `SELECT DISTINCT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name IN ('users', 'profile') ORDER BY 1`,
    )
    columns = rows.map(({ name }) => name)
  })

  it('sec/B3 no wording of a request reaches a column that is not the member’s own', async () => {
    const before = await rowsOf(app, member)
    const foreign = columns.filter((column) => !OWN.includes(column))
    expect(foreign).toEqual(
      expect.arrayContaining(['id', 'status', 'role', 'referred_by', 'password_hash', 'email', 'withdrawals_frozen_until']),
    )
    const escaped = (name: string) => [...name].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
    for (const column of [...foreign, 'is_admin', 'main_balance', '__proto__', 'constructor']) {
      const value = column === 'email' ? 'somebody@else.test' : 'administrator'
      const bodies = [
        `{"location":"planted","${column}":"${value}"}`,
        `{"location":"planted","${escaped(column)}":"${value}"}`,
        `{"${column}":"${value}","location":"planted","${column}":"active"}`,
        `{"location":"planted","user":{"${column}":"${value}"}}`,
        `{"location":"planted","social_media":[{"${column}":"${value}"}]}`,
        `{"location":"planted","social_media":"[{\\"${column}\\":\\"${value}\\"}]"}`,
        `{"location":{"${column}":"${value}"}}`,
        `[{"${column}":"${value}"}]`,
      ]
      for (const body of thirdOf(bodies, columns.indexOf(column))) {
        const answer = await member.call('PATCH', PATH, body)
        expect([body, answer.status]).toEqual([body, 400])
      }
      const form = await sendForm(app, member, { location: 'planted', [column]: value })
      expect([column, form.status]).toEqual([column, 400])
      const links = await sendForm(app, member, {
        location: 'planted',
        social_media: JSON.stringify([{ facebook: '' }, { [`x${column}`]: value }]),
      })
      expect([column, links.status]).toEqual([column, 400])
    }
    expect(await rowsOf(app, member)).toBe(before)
  })

  it('sec/B3 a query beside the body changes nothing, and a member’s own fields only their own row', async () => {
    const other = await app.member()
    const before = await rowsOf(app, other)
    for (const column of [...columns, 'is_admin'])
      await member.call('PATCH', `${PATH}?${column}=administrator&user_id=${other.user_id}`, {})
    expect(await rowsOf(app, other)).toBe(before)
    const { data } = (await member.call('GET', '/me')).body
    expect(data).toMatchObject({ is_admin: false, status: 'active', first_name: 'Test', email: member.email })
  })

  it('sec/B4 the profile answers the keys of its schema and no secret of the account', async () => {
    const keys = Object.keys(me.shape).sort()
    const read = await member.call('GET', '/me')
    const written = await member.call('PATCH', PATH, { location: 'Norway' })
    for (const { body, text } of [read, written]) {
      expect(Object.keys(body.data ?? {}).sort()).toEqual(keys)
      expect(text).not.toMatch(/password|hash|ssn|secret|token|sealed|"ip_address"/)
    }
    expect(written.body.message).toBe('Profile Updated Successfully')
  })

  it('changes what is named, as JSON or as a form, and leaves the rest', async () => {
    const person = await app.member()
    const links = [{ facebook: 'https://facebook.com/a' }, { linkedin: 'https://www.linkedin.com/in/a' }, { twitter: 'https://x.com/a' }]
    const details = {
      first_name: ' Ada ',
      dob: '1990-02-28',
      phone: '+46 70 123 45 67',
      location: 'Sweden',
      country_code: 'se',
      address: 'A street 1',
    }
    const json = await person.call('PATCH', PATH, { ...details, gender: 'female', social_media: links, email: person.email.toUpperCase() })
    expect(json.body.data).toMatchObject({
      first_name: 'Ada',
      last_name: 'Member',
      full_name: 'Ada Member',
      gender: 'female',
      dob: '1990-02-28',
      phone: '+46701234567',
      phone_country_code: '+46',
      phone_number: '701234567',
      location: 'Sweden',
      country_code: 'SE',
      address: 'A street 1',
      social_media: links,
    })
    const form = await sendForm(app, person, { social_media: JSON.stringify([{ twitter: '' }]), email: person.email, address: '' })
    expect(form.body.data).toMatchObject({ address: null, location: 'Sweden', social_media: [links[0], links[1], { twitter: '' }] })
    expect((await person.call('GET', '/me')).body.data).toEqual(form.body.data)
  })

  it.each([
    ['dob', { dob: '2015-01-01' }, 'You must be at least 18.'],
    ['dob', { dob: '1990-02-30' }, 'Enter a date as YYYY-MM-DD.'],
    ['phone', { phone: 'call me' }, 'Enter a valid phone number with its country.'],
    ['phone', { phone: '+1 2' }, 'Enter a valid phone number with its country.'],
    ['email', { email: 'somebody@else.test' }, 'This is not your own email.'],
    ['first_name', { first_name: ' ' }, 'Enter a name.'],
    ['last_name', { last_name: 'a\nb' }, 'This must be a single line.'],
    ['country_code', { country_code: '12' }, 'Enter the two letters of a country.'],
    ['social_media.facebook', { social_media: [{ facebook: 'javascript:alert(1)' }] }, 'https://'],
  ])('refuses %s %o beside its field and saves nothing', async (field, body, message) => {
    const before = await rowsOf(app, member)
    const answer = await member.call('PATCH', PATH, { location: 'Elsewhere', ...body })
    expect(answer.status).toBe(400)
    expect(answer.body.error_code).toBe(40)
    expect(answer.body.fields?.[field]?.message).toContain(message)
    expect(await rowsOf(app, member)).toBe(before)
  })

  describe('a picture', () => {
    const camera = () =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a3fd0' } })
        .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
        .jpeg()
        .toBuffer()

    it('is re-encoded: WebP, square, small, without its metadata, and at another address each time', async () => {
      const person = await app.member()
      const urls: string[] = []
      for (let n = 0; n < 2; n += 1) {
        const sent = await sendForm(app, person, {}, { name: 'me.jpg', type: 'image/jpeg', bytes: await camera() })
        expect(sent.status).toBe(200)
        urls.push(String(sent.body.data.profile_pic_url))
      }
      const [old, now] = urls
      expect(now).toMatch(/^\/api\/v1\/files\/[0-9a-f-]{36}$/)
      expect((await fetch(app.url + old)).status).toBe(404)
      const shown = await fetch(app.url + now)
      expect(shown.headers.get('content-type')).toBe('image/webp')
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
      expect(shown.headers.get('content-security-policy')).toContain('sandbox')
      const bytes = Buffer.from(await shown.arrayBuffer())
      const { width, height, exif, xmp, icc } = await sharp(bytes).metadata()
      expect({ square: width === height, exif, xmp, icc }).toEqual({ square: true, exif: undefined, xmp: undefined, icc: undefined })
      expect(width).toBeLessThanOrEqual(512)
      expect(bytes.includes('secret place')).toBe(false)
      expect((await person.call('DELETE', '/me/profile-picture')).status).toBe(204)
      expect((await fetch(app.url + now)).status).toBe(404)
      expect((await person.call('GET', '/me')).body.data?.profile_pic_url).toBeNull()
    })

    it.each([
      ['an SVG', 'me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
      ['an SVG that says it is a PNG', 'me.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      ['a PDF', 'me.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF'), 415],
      ['a broken PNG', 'me.png', 'image/png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]), 415],
      [
        'more than 5 MB',
        'me.png',
        'image/png',
        Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5 * 1_048_576)]),
        413,
      ],
    ] as const)('%s is refused, and the fields beside it are not saved', async (_what, name, type, bytes, status) => {
      const before = await rowsOf(app, member)
      const sent = await sendForm(app, member, { location: 'planted' }, { name, type, bytes })
      expect(sent.status).toBe(status)
      expect(await rowsOf(app, member)).toBe(before)
    })
  })

  it('two changes at once both apply', async () => {
    const person = await app.member()
    const changes = [
      { location: 'Norway' },
      { address: 'A street 2' },
      { first_name: 'Bo' },
      { social_media: [{ twitter: 'https://x.com/b' }] },
    ]
    await Promise.all(changes.map((change) => person.call('PATCH', PATH, change)))
    expect((await person.call('GET', '/me')).body.data).toMatchObject({
      location: 'Norway',
      address: 'A street 2',
      first_name: 'Bo',
      social_media: [{ facebook: '' }, { linkedin: '' }, { twitter: 'https://x.com/b' }],
    })
  })
})
