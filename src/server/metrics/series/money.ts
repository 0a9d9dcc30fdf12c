/** Money in cents, members, states of services, use of limits: the public figures, as series. */
import type { Registry } from 'prom-client'
import { moveKinds } from '#server/ledger'
import type { Metrics } from '../open.ts'
import { openGroup, type SeriesGroup } from './gauges.ts'

export type MoneySources = Pick<Metrics, 'figures' | 'services' | 'limitUsage' | 'health'>

export function moneyGroups(registry: Registry, { figures, services, limitUsage, health }: MoneySources): SeriesGroup[] {
  return [
    openGroup(
      registry,
      'figures',
      {
        clearterm_custody_cents: { help: 'Held in custody, paper money.' },
        clearterm_owed_cents: { help: 'Owed to members, open promises included.' },
        clearterm_reserve_free_cents: { help: 'Reserve that is promised to nobody.' },
        clearterm_reserve_committed_cents: { help: 'Reserve that is set aside for open plans.' },
        clearterm_verified_users: { help: 'Members with a confirmed email.' },
        clearterm_journal_moves_total: { help: 'Moves of the journal.', type: 'counter' },
        clearterm_moved_cents_total: { help: 'Amounts moved, by kind of move.', label: 'kind', type: 'counter' },
      },
      async () => {
        const { journal, verified } = await figures()
        const { books, of, upto } = journal.value
        return {
          clearterm_custody_cents: books.custody.value,
          clearterm_owed_cents: books.owed.value,
          clearterm_reserve_free_cents: books.reserve_free.value,
          clearterm_reserve_committed_cents: books.reserve_committed.value,
          clearterm_verified_users: verified.value.reduce((sum, { count }) => sum + count, 0),
          clearterm_journal_moves_total: upto,
          clearterm_moved_cents_total: moveKinds.map((kind) => [kind, of(kind).amount] as const),
        }
      },
    ),
    openGroup(
      registry,
      'checks',
      {
        clearterm_check_ok: { help: 'Whether a check of /readyz passes.', label: 'check' },
        clearterm_check_warning: { help: 'Whether a check of /readyz passes with a warning for the operator.', label: 'check' },
        clearterm_database_ping_seconds: { help: 'Time of the last check of the database, or how long one has been waiting.' },
      },
      async () => {
        const checks = await health.read()
        return {
          clearterm_check_ok: checks.map(({ name, ok }) => [name, ok ? 1 : 0] as const),
          clearterm_check_warning: checks.map(({ name, warning }) => [name, warning ? 1 : 0] as const),
          clearterm_database_ping_seconds: health.pingSeconds(),
        }
      },
    ),
    openGroup(registry, 'services', { clearterm_service_ok: { help: 'Whether a service works.', label: 'service' } }, async () => ({
      clearterm_service_ok: (await services()).value.map(({ name, ok }) => [name, ok ? 1 : 0] as const),
    })),
    openGroup(
      registry,
      'limits',
      { clearterm_limit_used_ratio: { help: 'How much of a limit is used; an alarm from 0.5 on.', label: 'limit' } },
      async () => ({
        clearterm_limit_used_ratio: (await limitUsage()).value.map(({ name, used_bps }) => [name, used_bps / 10_000] as const),
      }),
    ),
  ]
}
