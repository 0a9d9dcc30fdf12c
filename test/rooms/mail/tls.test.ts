/** sec/S20 smtp: a mail, which may carry a code, leaves over TLS with a certificate that verifies, or it does not leave. */
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { openMail } from '#server/mail'
import { type Database, sealer } from '#server/store'
import { certificateFor } from '#test/support/certificate.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { SECRET_KEY, testClock } from '../identity/rooms.ts'
import { startSmtp } from './smtp.ts'

const store = testStore(quickKind())
let database: Database
beforeAll(async () => {
  database = await store.open()
})

type Server = Parameters<typeof startSmtp>[0]
type Trust = { readonly smtp_tls_required: boolean; readonly smtp_ca?: string }

/** What the server has got, and what is noted of the mail. */
async function deliver(server: Server, trust: Trust) {
  const smtp = await startSmtp(server)
  const from = 'Clearterm <no-reply@clearterm.test>'
  const room = openMail({
    database,
    clock: testClock(),
    sealer: sealer(SECRET_KEY),
    smtp_url: smtp.url,
    from,
    public_url: 'https://clearterm.test',
    ...trust,
  })
  onTestFinished(async () => {
    await room.close()
    await smtp.close()
  })
  const id = newId()
  await database.transaction((tx) => room.write(tx, { to: 'mara@mail.test', kind: 'notice', subject: 'A code', text: 'Text' }, id))
  await room.deliver()
  const [noted] = await database.query<{ state: string; last_error: string | null }>('SELECT state, last_error FROM mail WHERE id = $1', [
    id,
  ])
  await database.query('DELETE FROM mail WHERE id = $1', [id])
  return { got: smtp.raw.length, offered: smtp.offers(), ...noted }
}

const good = certificateFor('localhost')
const SENT = { got: 1, offered: 1, state: 'sent', last_error: null }
const KEPT = { got: 0, offered: 0, state: 'waiting', last_error: expect.any(String) }

it('sec/S20 smtp: nothing leaves to a server without STARTTLS, unless a setting allows it', async () => {
  expect(await deliver({}, { smtp_tls_required: true })).toEqual(KEPT)
  expect(await deliver({}, { smtp_tls_required: false })).toEqual(SENT)
})

it('sec/S20 smtp: nothing is sent to a server whose certificate is untrusted or for another name', async () => {
  for (const secure of [false, true]) {
    expect(await deliver({ tls: good, secure }, { smtp_tls_required: true })).toEqual(KEPT)
    const other = certificateFor('mail.other.test')
    expect(await deliver({ tls: other, secure }, { smtp_tls_required: true, smtp_ca: other.cert })).toEqual(KEPT)
  }
})

it('sec/S20 smtp: mail leaves over STARTTLS, and over smtps, where the certificate verifies', async () => {
  for (const secure of [false, true]) {
    expect(await deliver({ tls: good, secure }, { smtp_tls_required: true, smtp_ca: good.cert })).toEqual(SENT)
  }
})

it('sec/S20 smtp: a certificate that does not verify is refused where TLS is optional too', async () => {
  expect(await deliver({ tls: good }, { smtp_tls_required: false })).toEqual(KEPT)
})
