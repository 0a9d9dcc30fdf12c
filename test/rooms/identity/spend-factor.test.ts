/** Below the limits on attempts: fifty transactions that spend one proof at the same time, on both stores. */
import { expect, it } from 'vitest'
import { onStore } from '#test/support/database.ts'
import { spendFactor } from '../../../src/server/identity/factor/proof.ts'
import type { VerifiedFactor } from '../../../src/server/identity/factor/verified-factor.ts'
import { addMember, openRooms } from './rooms.ts'

onStore((store) => {
  it('sec/A7 one proof is spent once: a step of the app, a recovery code, an answer of a passkey', async () => {
    const rooms = openRooms(await store.open())
    const { database, clock, writeOutbox } = rooms
    const { id } = await addMember(rooms, 'spend@member.test')
    const mac = Buffer.alloc(32, 7)
    const passkey_id = '018f0000-0000-7000-8000-000000000001'
    const challenge = 'challenge'
    await database.query(`INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`, [id])
    await database.query('INSERT INTO recovery_code (user_id, mac, created_at) VALUES ($1, $2, now())', [id, mac])
    await database.query(
      `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($1, $2, '\\x01', '\\x01', 4, '{}', 'x', now())`,
      [passkey_id, id],
    )
    await database.query(
      `INSERT INTO passkey_challenge (challenge_hash, purpose, subject, user_id, expires_at)
       VALUES (sha256('challenge'), 'step_up', 's', $1, '2100-01-01')`,
      [id],
    )
    const proofs: readonly VerifiedFactor[] = [
      { by: 'totp', step: 7 },
      { by: 'recovery', macs: [mac] },
      { by: 'passkey', passkey_id, counter: 5, is_backed_up: false, is_backup_eligible: false, challenge, subject: 's' },
    ]
    for (const judged of proofs) {
      const spend = () => database.transaction((tx) => spendFactor({ clock, writeOutbox }, tx, id, judged))
      const outcomes = await Promise.all(Array.from({ length: 50 }, spend))
      expect(
        outcomes.filter((outcome) => outcome === null),
        judged.by,
      ).toHaveLength(1)
    }
    const older = { by: 'totp', step: 6 } as const
    expect(await database.transaction((tx) => spendFactor({ clock, writeOutbox }, tx, id, older))).toMatchObject({
      reason: 'app_code_used',
    })
  })
})
