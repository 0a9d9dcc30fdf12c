import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { networksOf, plainAddress } from '#kernel/network'
import { openMessages } from '#server/messages'
import type { Database } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { messageRoutes } from '../../../src/server/messages/routes.ts'
import { addMember, nameOf, openRooms } from '../identity/rooms.ts'

onStore((store) => {
  let database: Database
  beforeAll(async () => {
    database = await store.open()
  })

  it('writes a message and its mail once for each notice', async () => {
    const rooms = openRooms(database)
    const { id: user_id, email } = await addMember(rooms, 'told@mail.test')
    await database.transaction((tx) =>
      rooms.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'deposit.settled', params: { amount: '$500.00' } } }),
    )
    const [mail] = await rooms.mailsTo(email)
    expect(mail).toMatchObject({ kind: 'notice', subject: 'Your deposit of $500.00 has arrived' })
    const { data, page } = await rooms.messages.list(user_id, { limit: 10 })
    expect(data).toMatchObject([
      { user: user_id, is_read: false, status: 'unread', message_body: '$500.00 was added to your main balance.' },
    ])
    expect(page).toEqual({ next_cursor: null, total: 1 })
    const repeated = newId()
    const payload = { user_id, event: 'administrator.mail', params: { subject: 'Two\nlines', body: 'Hello.' } }
    for (let n = 0; n < 2; n += 1) await database.transaction((tx) => rooms.messages.react(tx, payload, repeated))
    expect((await rooms.mailsTo(email)).filter(({ subject }) => subject === 'Two lines')).toHaveLength(1)
    expect(rooms.failures).toEqual([])
  })

  it('says which investment a message is about, so that a plan has one thread', async () => {
    const rooms = openRooms(database)
    const { id: user_id } = await addMember(rooms, 'thread@mail.test')
    const investment_id = newId()
    const params = { plan: 'Starter', principal: '$500.00', paid: '$50.00' }
    await database.transaction((tx) =>
      rooms.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'plan.matured', params, investment_id } }),
    )
    await database.transaction((tx) =>
      rooms.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'deposit.settled', params: { amount: '$500.00' } } }),
    )
    await rooms.dispatcher.drain()
    const { data } = await rooms.messages.list(user_id, { limit: 10 })
    expect(new Set(data.map((one) => one.investment_id))).toEqual(new Set([investment_id, null]))
  })

  it('leaves a notice that the catalogue does not have, or that lacks a parameter, in the outbox with the reason', async () => {
    const rooms = openRooms(database)
    const { id: user_id } = await addMember(rooms, 'unclear@mail.test')
    const write = (event: string) =>
      database.transaction((tx) => rooms.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params: {} } }))
    await write('deposit.settled')
    await write('no.such')
    await rooms.dispatcher.drain()
    const left = await database.query('SELECT last_error FROM outbox WHERE done_at IS NULL ORDER BY last_error')
    expect(left).toEqual([{ last_error: 'deposit.settled needs amount' }, { last_error: 'the catalogue of events has no.such' }])
  })

  it('lists page by page, marks, and hides other members’ messages', async () => {
    const rooms = openRooms(database)
    const { id: user_id, email } = await addMember(rooms, 'reader@mail.test')
    const other = await addMember(rooms, 'stranger@mail.test')
    const messages = openMessages({
      database,
      clock: rooms.clock,
      addressOf: async () => email,
      languageOf: async () => 'en',
      wantsMail: async () => false,
      writeMail: rooms.mail.write,
    })
    for (let n = 1; n <= 5; n += 1) {
      const payload = { user_id, event: 'administrator.mail', params: { subject: `No ${n}`, body: 'Text.' } }
      await database.transaction((tx) => messages.react(tx, payload, newId()))
      if (n % 2) rooms.clock.forward(1)
    }
    const routes = messageRoutes(messages)
    const caller = { user_id, session_id: '', email, role: 'member' as const, is_frozen: false, role_hold: null }
    const call = {
      caller,
      params: undefined,
      query: undefined,
      body: undefined,
      files: undefined,
      once: null,
    }
    const transport = {
      request_id: '',
      address: plainAddress(''),
      network: networksOf(''),
      user_agent: '',
      is_page: false,
      accept_language: '',
      language: 'en' as const,
      setSession: () => {},
      setBrowser: () => {},
      clearSession: () => {},
      wants: null,
      spreadsheet: null,
      neverChanges: () => {},
    }
    const first = await messages.list(user_id, { limit: 3 })
    const rest = await messages.list(user_id, { limit: 3, cursor: first.page.next_cursor ?? '' })
    const listed = [...first.data, ...rest.data]
    // Several have the same millisecond: among them any order is valid.
    expect(listed.map((one) => one.message_subject).sort()).toEqual(['No 1', 'No 2', 'No 3', 'No 4', 'No 5'])
    const times = listed.map((one) => new Date(one.created_at).getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(times.every(Number.isFinite)).toBe(true)
    const id = first.data[0]?._id ?? ''
    expect(await messages.countUnread(user_id)).toBe(5)
    expect(await routes.readMessage({ ...call, transport, params: { id } })).toMatchObject({ data: { is_read: true, status: 'read' } })
    expect(await messages.countUnread(user_id)).toBe(4)
    expect(nameOf(await messages.mark(other.id, id, true))).toBe('no_message')
    expect(nameOf(await messages.mark(user_id, 'no id', true))).toBe('no_message')
    expect((await messages.list(other.id, { limit: 3, cursor: id })).data).toEqual([])
    expect(await messages.mark(user_id, id, false)).toMatchObject({ is_read: false })
    expect(await messages.markAllRead(user_id)).toBe(5)
    expect(await messages.countUnread(user_id)).toBe(0)
  })
})
