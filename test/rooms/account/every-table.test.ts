/**
 * sec/C10 sec/D2: what the database's catalogue says refers to a member is held to its demands: the key, the guard against writes behind a
 * closing, the erasure and the export. A new table is red here until its room has them.
 */
import { describe, expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'
import { admitMadeRows, asMade, insertRow, isGuarded, isKeyed, makeRows, markOf, readCatalogue } from '#test/support/made-rows.ts'

type Reasons = Readonly<Record<string, string>>

/** Neither the foreign key nor the trigger. */
const UNKEYED: Reasons = {
  'account.owner': 'the ledger’s; it refuses a closed account itself',
  'document_quota.owner': 'also of an upload without an account',
  'investment.user_id': 'written by the ledger’s batch, which claims that the member is active',
  'live_event.user_id': 'written by triggers of tables that have the key; a pointer without content, pruned',
  'member_transaction.user_id': 'written by the ledger’s batch, which claims that the member is active',
  'plan_calendar.user_id': 'written after refuseIfInactive, in its transaction',
  'proof_check.user_id': 'kept: that an epoch was checked, without content',
}
/** Without the trigger that refuses a person who has left: the row's own transaction holds the person's, or the row may stay. */
const UNGUARDED: Reasons = {
  ...UNKEYED,
  'ira_application.user_id': 'written after refuseIfClosed',
  'known_browser.user_id': 'written where a session opens, which holds the person',
  'known_device.user_id': 'written where a session opens, which holds the person',
  'pending_registration.user_id': 'of a sign-up that is not verified yet; purged',
  'referral_bonus.referred': 'a record of the ledger’s: amounts and states',
  'referral_bonus.referrer': 'a record of the ledger’s: amounts and states',
  'referred_sign_up.referrer': 'the row is the other person’s',
  'referred_sign_up.user_id': 'written with the sign-up',
  'session.user_id': 'opening one updates the person, which a closed account refuses',
  'staff_invite.accepted_by': 'staff',
  'staff_invite.approved_by': 'staff',
  'staff_invite.invited_by': 'staff',
  'support_conversation.assigned_to': 'staff',
  'support_entry.author': 'staff',
  'user_note.author': 'staff',
}
/** Rows that name a closed account by its number. */
const KEPT: Reasons = {
  'account.owner': 'the ledger’s accounts, at zero',
  'document_quota.owner': 'a counter',
  'investment.user_id': 'the journal refers to it: amounts and dates',
  'ira_application.user_id': 'what came of it: dates and states',
  'live_event.user_id': 'a pointer without content, pruned',
  'member_transaction.user_id': 'the journal refers to it: amounts and dates',
  'proof_check.user_id': 'the public count of checks',
  'referral_bonus.referred': 'the journal refers to it: amounts and states',
  'referral_bonus.referrer': 'the journal refers to it: amounts and states',
  'referred_sign_up.referrer': 'the other person’s row',
  'support_conversation.assigned_to': 'the other person’s conversation',
}
/** Texts in such rows. */
const KEPT_TEXTS: Reasons = {
  'account.code': 'the number again',
  'member_transaction.coin': 'which coin',
  'member_transaction.network': 'which network',
  'member_transaction.reason': 'the operator’s, for the decision',
  'member_transaction_event.reason': 'the operator’s, for the decision; append-only',
  'member_transaction_event.state': 'a state',
  'plan_terms.plan': 'which plan was bought',
  'referral_bonus.person': 'a hash: no second bonus for the same person',
  'referral_bonus.plan': 'which plan was bought',
  'referral_bonus.reason': 'the operator’s, for the decision',
}
/** Not the member's own data, or nothing to show of it. */
const UNEXPORTED: Reasons = {
  'account.owner': 'its moves are the postings',
  'document_quota.owner': 'a counter of the files',
  'known_browser.user_id': 'a hash',
  'known_device.user_id': 'a hash; the sessions name the devices',
  'lab_member.user_id': 'its trials and runs are the lab’s part',
  'live_event.user_id': 'a pointer to what the export has',
  'mailed_link.user_id': 'a secret’s hash',
  'passkey_challenge.user_id': 'a secret’s hash',
  'pending_login.user_id': 'a log-in that has not ended; minutes',
  'pending_registration.user_id': 'before there is an account',
  'proof_check.user_id': 'the member’s click, without content',
  'recovery_code.user_id': 'secrets',
  'referral_bonus.referred': 'the referrer’s',
  'referral_bonus.referrer': 'paid ones are transactions',
  'referred_sign_up.referrer': 'the other person’s',
  'referred_sign_up.user_id': 'names the referrer, another person',
  'staff_invite.accepted_by': 'staff',
  'staff_invite.approved_by': 'staff',
  'staff_invite.invited_by': 'staff',
  'support_conversation.assigned_to': 'staff',
  'support_entry.author': 'staff',
  'user_note.author': 'staff',
}

/** Values that the product must be able to read, or that decide what it does with a row. */
const GIVEN: Readonly<Record<string, string | null>> = {
  'account.balance': '0',
  'account.closed_at': null,
  'investment.status': 'matured',
  'ira_application.erased_at': null,
  'preference.hide_amounts': 'true',
  'member_transaction.state': 'settled',
  'member_transaction.type': 'debit',
}

describe('on a store of its own', () => {
  const store = testStore('embedded')

  it('sec/C10 every column that means a member has the foreign key or the guard, and the guard, or a reason', async () => {
    const catalogue = await readCatalogue(await store.open())
    const failing = (holds: (column: (typeof catalogue.members)[number]) => boolean) =>
      catalogue.members
        .filter((column) => !holds(column))
        .map(({ table, column }) => `${table}.${column}`)
        .sort()
    expect(catalogue.members.length).toBeGreaterThan(30)
    expect.soft(failing((column) => isKeyed(catalogue, column) || isGuarded(catalogue, column))).toEqual(Object.keys(UNKEYED).sort())
    expect.soft(failing((column) => isGuarded(catalogue, column))).toEqual(Object.keys(UNGUARDED).sort())
  })

  it('sec/C10 after a closing no table has a row or a text of the member but those known to stay', async () => {
    const app = await startApp(store)
    const [ada, bob] = [await app.member(), await app.member()]
    const catalogue = await readCatalogue(app.database)
    await admitMadeRows(app.database)
    const rows = makeRows(catalogue, { member: ada.user_id, other: bob.user_id, given: GIVEN })
    await asMade(app.database, async (tx) => {
      for (const row of rows) await insertRow(tx, catalogue, row)
    })
    // The row about the member; in the others they are staff or a referrer, and the texts are another person's.
    const marks = catalogue.columns.map(({ table, column }) => {
      const about = catalogue.members.find((one) => one.table === table)
      return { at: `${table}.${column}`, mark: `${markOf(table, column)}${about?.column}` }
    })
    const left = async () => {
      const text = [...(await dump(app)).values()].join('\n')
      const found = []
      for (const { table, column } of catalogue.members) {
        const [row] = await app.database.query(`SELECT 1 FROM ${table} WHERE "${column}" = $1 LIMIT 1`, [ada.user_id])
        if (row) found.push(`${table}.${column}`)
      }
      return {
        rows: found,
        texts: marks.filter(({ mark }) => text.includes(mark) || text.includes(Buffer.from(mark).toString('hex'))).map(({ at }) => at),
      }
    }
    expect((await left()).rows).toEqual(catalogue.members.map(({ table, column }) => `${table}.${column}`))
    // With the made factors it is the administrator who can close it.
    const boss = await app.administrator()
    const closed = await boss.call('DELETE', `/admin/user/${ada.user_id}`, { reason: 'Asked for by letter' })
    expect([closed.status, closed.text]).toEqual([200, expect.any(String)])
    const after = await left()
    expect.soft(after.rows.sort()).toEqual(Object.keys(KEPT).sort())
    expect.soft(after.texts.sort()).toEqual(Object.keys(KEPT_TEXTS).sort())
  })

  it('sec/D2 the export shows a row of every table of the member’s, but those with a reason', async () => {
    const app = await startApp(store)
    const [ada, bob] = [await app.member(), await app.member()]
    const catalogue = await readCatalogue(app.database)
    await admitMadeRows(app.database)
    const rows = makeRows(catalogue, { member: ada.user_id, other: bob.user_id, given: GIVEN })
    const read = async () => {
      await app.database.query('DELETE FROM throttle')
      const answer = await fetch(`${app.url}/api/v1/me/export`, { headers: { authorization: `Bearer ${ada.token}` } })
      expect(answer.status).toBe(200)
      // A made-up value may be none that the product can show: it breaks off, and has read the row.
      return answer.text().then(
        (text) => text.replace(/"exported_at":"[^"]*"/, ''),
        () => 'broken off',
      )
    }
    const before = await read()
    expect(before).toContain(ada.email)
    const silent: string[] = []
    for (const row of rows.filter(({ at }) => at !== null)) {
      const place = await asMade(app.database, (tx) => insertRow(tx, catalogue, row))
      const now = await read()
      if (now === before) silent.push(String(row.at))
      await asMade(app.database, (tx) => tx.query(`DELETE FROM ${row.table} WHERE ctid = $1::tid`, [place]))
      expect([row.at, await read()]).toEqual([row.at, before])
    }
    expect(silent.sort()).toEqual(Object.keys(UNEXPORTED).sort())
  })
})
