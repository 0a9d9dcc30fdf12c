/** The public figures and the calls of the API as series: money in cents, members, states of services, use of limits. */

import type { Answered } from '#server/http'
import { moveKinds } from '#server/ledger'
import { counter, histogram, type SeriesGroup, series } from '#server/room'
import type { Metrics } from '../open.ts'

export function figureSeries({ figures, services, limitUsage, health }: Metrics): SeriesGroup[] {
  return [
    series('figures', figures, {
      clearterm_custody_cents: { help: 'Held in custody, paper money.', of: ({ journal }) => journal.value.books.custody.value },
      clearterm_owed_cents: { help: 'Owed to members, open promises included.', of: ({ journal }) => journal.value.books.owed.value },
      clearterm_reserve_free_cents: {
        help: 'Reserve that is promised to nobody.',
        of: ({ journal }) => journal.value.books.reserve_free.value,
      },
      clearterm_reserve_committed_cents: {
        help: 'Reserve that is set aside for open plans.',
        of: ({ journal }) => journal.value.books.reserve_committed.value,
      },
      clearterm_verified_users: {
        help: 'Members with a confirmed email.',
        of: ({ verified }) => verified.value.reduce((sum, { count }) => sum + count, 0),
      },
      clearterm_journal_moves_total: { help: 'Moves of the journal.', type: 'counter', of: ({ journal }) => journal.value.upto },
      clearterm_moved_cents_total: {
        help: 'Amounts moved, by kind of move.',
        label: 'kind',
        type: 'counter',
        of: ({ journal }) => moveKinds.map((kind) => [kind, journal.value.of(kind).amount]),
      },
    }),
    series('checks', health.read, {
      clearterm_check_ok: {
        help: 'Whether a check of /readyz passes.',
        label: 'check',
        of: (checks) => checks.map(({ name, ok }) => [name, ok ? 1 : 0]),
      },
      clearterm_check_warning: {
        help: 'Whether a check of /readyz passes with a warning for the operator.',
        label: 'check',
        of: (checks) => checks.map(({ name, warning }) => [name, warning ? 1 : 0]),
      },
      clearterm_database_ping_seconds: {
        help: 'Time of the last check of the database, or how long one has been waiting.',
        of: health.pingSeconds,
      },
    }),
    series('services', services, {
      clearterm_service_ok: {
        help: 'Whether a service works.',
        label: 'service',
        of: ({ value }) => value.map(({ name, ok }) => [name, ok ? 1 : 0]),
      },
    }),
    series('limits', limitUsage, {
      clearterm_limit_used_ratio: {
        help: 'How much of a limit is used; an alarm from 0.5 on.',
        label: 'limit',
        of: ({ value }) => value.map(({ name, used_bps }) => [name, used_bps / 10_000]),
      },
    }),
  ]
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is counted of calls as they are answered. */
export function observeCalls() {
  const requests = histogram(
    'clearterm_http_request_duration_seconds',
    'Time to the end of an answer, by the pattern of the route and the class of the status. Streams are not included.',
    REQUEST_SECONDS,
    ['method', 'route', 'status_class'],
  )
  const refusals = counter('clearterm_refusals_total', 'Refused calls, by the name of the refusal.', 'refusal')
  return {
    series: [requests, refusals],
    answered: ({ method, route, status, refusal, seconds }: Answered): void => {
      requests.observe({ method, route: route ?? 'none', status_class: `${Math.floor(status / 100)}xx` }, seconds)
      if (refusal !== null) refusals.inc({ refusal })
    },
  }
}
