/** One mailbox is one account however it is spelt, and a person is found however their name is typed. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'

const COMPOSED = 'josé1@spelling.test'
const DECOMPOSED = 'jose\u03011@Spelling.test'
const TYPED = 'a@münchen.example'
const ASCII = 'a@xn--mnchen-3ya.example'
const signUpAs = (email: string, phone = '+14155550111') => ({
  email,
  first_name: 'Ad\u200ba',
  last_name: 'Ｌovelace\u00ad',
  gender: 'other',
  phone,
  new_password: PASSWORD,
  confirm_password: PASSWORD,
  agreeToTerms: true,
})

onStore((store) => {
  let app: TestApp
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
  })
  const ask = async (path: string, body: object, method = 'POST') => (await app.anyone.call(method, path, body)).status
  const usersLike = async (q: string) =>
    (await boss.call('GET', `/admin/user?limit=50&q=${encodeURIComponent(q)}`)).body.data as unknown as {
      full_name: string
      email: string
    }[]

  it('makes one account of the composed and the decomposed spelling', async () => {
    const member = await app.signUp({ email: COMPOSED })
    expect(await ask('/auth/sign-up', signUpAs(DECOMPOSED))).toBe(409)
    expect((await app.logIn(DECOMPOSED)).user_id).toBe(member.user_id)
    expect(await ask('/auth/forgot-password', { email: DECOMPOSED })).toBe(202)
    expect((await mailsTo(app, COMPOSED))[0]).toMatchObject({ kind: 'code:reset', to: COMPOSED })
    const { length } = await app.database.query('SELECT FROM users WHERE email IN ($1, $2)', [COMPOSED, DECOMPOSED])
    expect(length).toBe(1)
  })

  it('takes an international domain in either form, shows it as people write it, and keeps it in ASCII', async () => {
    const member = await app.signUp({ email: TYPED })
    expect((await member.call('GET', '/me')).body.data).toMatchObject({ email: TYPED })
    expect(await app.database.query('SELECT email FROM users WHERE id = $1', [member.user_id])).toEqual([{ email: ASCII }])
    for (const email of [ASCII, 'A@MÜNCHEN.example']) {
      expect([email, await ask('/auth/sign-up', signUpAs(email))]).toEqual([email, 409])
      expect([email, (await app.logIn(email)).user_id]).toEqual([email, member.user_id])
    }
    for (const q of [
      TYPED,
      ASCII,
      '@münchen.example',
      'xn--mnchen',
      'MÜNCHEN',
      'munchen',
      'a@mün',
      'a@munchen',
      '@münchen',
      'a@münchen.exa',
    ])
      expect([q, (await usersLike(q)).map(({ email }) => email)]).toEqual([q, [TYPED]])
    for (const q of ['a@mün', 'A@munchen.example', ASCII, TYPED]) {
      const mails = await boss.call('GET', `/admin/mail?q=${encodeURIComponent(q)}`)
      expect([q, [...new Set((mails.body.data as unknown as { to: string }[]).map(({ to }) => to))]]).toEqual([q, [TYPED]])
    }
    expect(await ask('/auth/sign-up', signUpAs('b@x.xn--p1ai', '+14155550112'))).toBe(201)
    const invited = await boss.call('POST', '/admin/invite', { email: 'B@Mu\u0308nchen.example', role: 'auditor' })
    expect([invited.status, invited.body.data?.email]).toEqual([201, 'b@münchen.example'])
    const other = await app.member()
    const moving = await other.call('POST', '/me/email', { email: 'MOVED@münchen.example' })
    expect(moving.status).toBe(202)
    const code = await app.codeFor('moved@münchen.example', 'code:email')
    const moved = await other.call('PATCH', '/me/email', { code })
    expect([moved.status, moved.body.data?.email]).toEqual([200, 'moved@münchen.example'])
  })

  it.each(['a..b@x.org', '.a@x.org', 'dot.@x.org', 'a@x..org', 'a b@x.org'])('refuses %j for a new account', async (email) => {
    const { status, body } = await app.anyone.call('POST', '/auth/sign-up', signUpAs(email))
    expect([status, body.fields?.email?.code]).toEqual([400, 'not_an_email'])
  })

  it('takes invisible and full-width characters out of emails and names', async () => {
    expect(await ask('/auth/sign-up', signUpAs('ｐlain\u200b@spelling.test', '+14155550113'))).toBe(201)
    // The same mailbox, which is not verified yet.
    expect(await ask('/auth/sign-up', signUpAs('plain@spelling.test', '+14155550114'))).toBe(403)
    expect(
      await app.database.query(`SELECT first_name || ' ' || last_name AS name FROM users WHERE email = 'plain@spelling.test'`),
    ).toEqual([{ name: 'Ada Lovelace' }])
  })

  it('keeps what an emoji consists of in a message to support', async () => {
    const member = await app.member()
    const text = '👩‍💻 cafe\u0301 ❤️'
    const asked = await member.call('POST', '/me/support', { subject: 'He\u200bllo', text })
    expect([asked.status, asked.body.data?.subject, asked.body.data?.thread?.[0]?.text]).toEqual([201, 'Hello', text.normalize('NFC')])
  })

  describe('people', () => {
    const PEOPLE = ['Jürgen Müller', 'José DÍAZ', 'Çelik Öztürk', 'Νίκος Παππάς', 'İsmail Kaya', 'Weiß Ole']
    beforeAll(async () => {
      for (const [at, name] of PEOPLE.entries()) {
        const [first_name, last_name] = name.split(' ')
        const { user_id } = await app.member()
        await app.database.query('UPDATE users SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1', [
          user_id,
          first_name,
          last_name,
          `+4917012340${at}`,
        ])
      }
    })

    it.each([
      ['muller', 0],
      ['MÜLLER', 0],
      ['müller jürgen', 0],
      ['mu\u0308ller', 0],
      ['Jose\u0301 diaz', 1],
      ['díaz', 1],
      ['ozturk', 2],
      ['ÖZTÜRK çelik', 2],
      ['νικος', 3],
      ['ΝΊΚΟΣ', 3],
      ['παππας', 3],
      ['ismail', 4],
      ['İSMAİL', 4],
      ['kaya i', 4],
      ['weiss', 5],
      ['WEIẞ', 5],
      ['+49170123405', 5],
      ['(0170) 123-405', 5],
      ['0170 123405', 5],
      ['٠١٧٠ ١٢٣٤٠٥', 5],
      ['Kaya, İsmail', 4],
    ])('are found by %j', async (q, at) => {
      expect((await usersLike(q)).map(({ full_name }) => full_name)).toEqual([PEOPLE[at]])
      const found = await boss.call('GET', `/admin/search?q=${encodeURIComponent(q)}`)
      expect((found.body.data as unknown as { title: string }[]).map(({ title }) => title)).toEqual([PEOPLE[at]])
    })

    it('are not found by words that one of them has and another one lacks, or by nothing', async () => {
      for (const q of ['müller diaz', '\u0301', '%', '_']) expect([q, await usersLike(q)]).toEqual([q, []])
    })

    it('are found in the audit log by what was written of them', async () => {
      const { user_id } = await app.member()
      await boss.call('PATCH', `/admin/user/${user_id}`, { status: 'suspended', reason: 'Frau MÜLLER-ÖZTÜRK rief an' })
      for (const q of ['muller-ozturk', 'rief frau', 'ÖZTÜRK']) {
        const { body } = await boss.call('GET', `/admin/audit?q=${encodeURIComponent(q)}`)
        expect([q, (body.data as unknown as { object_id: string }[]).map(({ object_id }) => object_id)]).toEqual([q, [user_id]])
      }
    })

    it('are found in the audit log by the email of who acted, as it is shown and as it is stored', async () => {
      const chief = await app.administrator()
      await app.database.query('UPDATE users SET email = $2 WHERE id = $1', [chief.user_id, 'chief@xn--mnchen-3ya.example'])
      const { user_id } = await app.member()
      await chief.call('PATCH', `/admin/user/${user_id}`, { status: 'suspended', reason: 'Asked for it' })
      for (const q of ['chief@mün', 'chief@munchen.example', 'chief@xn--mnchen-3ya.example']) {
        const { body } = await boss.call('GET', `/admin/audit?q=${encodeURIComponent(q)}`)
        expect([q, (body.data as unknown as { object_id: string }[]).map(({ object_id }) => object_id)]).toEqual([q, [user_id]])
      }
    })
  })

  it('respells the accounts of older versions, and leaves the second of one mailbox as it is', async () => {
    const [old, twin, kept] = ['zoe\u0308@old.test', 'noe\u0308l@old.test', 'noël@old.test']
    const insert = async (email: string) => {
      const { user_id } = await app.member()
      await app.database.query('UPDATE users SET email = $2 WHERE id = $1', [user_id, email])
      return user_id
    }
    const [zoe] = [await insert(old), await insert(kept), await insert(twin)]
    // As before migration 086: the trigger is what fills it.
    await app.database.query('ALTER TABLE users DISABLE TRIGGER fold')
    await app.database.query('UPDATE users SET search = NULL WHERE id = $1', [zoe])
    await app.database.query('ALTER TABLE users ENABLE TRIGGER fold')
    expect(await usersLike('ZOË')).toHaveLength(1)
    const fold = app.assembly.jobs.find(({ name }) => name === 'fold')
    await expect(fold?.run()).rejects.toThrow('spelled like that of user')
    expect(await app.database.query(`SELECT email, search FROM users WHERE email LIKE '%@old.test' ORDER BY email`)).toMatchObject([
      { email: twin },
      { email: kept },
      { email: 'zoë@old.test', search: 'zoe@old.test test member +14155550100' },
    ])
    expect((await app.logIn(old)).user_id).toBe(zoe)
  })
})
