/** A few series for monitoring, in the Prometheus text format (exposition format 0.0.4): money in cents, component states, age of the proof. */
import { moveKinds } from '#server/ledger'
import type { Metrics } from './open.ts'
import { ageSeconds } from './stats/make-stat.ts'

type Sample = { readonly labels?: string; readonly value: bigint | number }
type Series = { readonly name: string; readonly help: string; readonly type: 'gauge' | 'counter'; readonly samples: readonly Sample[] }

type Exposed = Pick<Metrics, 'clock' | 'figures' | 'services' | 'limitUsage'> & {
  /** Seconds since the last backup; null: none are configured. */
  readonly backupAge: (() => Promise<number>) | null
}

export async function renderExposition({ clock, figures, services, limitUsage, backupAge }: Exposed): Promise<string> {
  const [{ journal, epoch, verified }, checked, filled] = await Promise.all([figures(), services(), limitUsage()])
  const { books, of, upto } = journal.value
  const one = (name: string, help: string, value: bigint | number): Series => ({ name, help, type: 'gauge', samples: [{ value }] })
  const series: readonly Series[] = [
    one('clearterm_custody_cents', 'Held in custody, paper money.', books.custody.value),
    one('clearterm_owed_cents', 'Owed to members, open promises included.', books.owed.value),
    one('clearterm_reserve_free_cents', 'Reserve that is promised to nobody.', books.reserve_free.value),
    one('clearterm_reserve_committed_cents', 'Reserve that is set aside for open plans.', books.reserve_committed.value),
    one(
      'clearterm_verified_users',
      'Members with a confirmed email.',
      verified.value.reduce((sum, { count }) => sum + count, 0),
    ),
    { name: 'clearterm_journal_moves_total', help: 'Moves of the journal.', type: 'counter', samples: [{ value: upto }] },
    {
      name: 'clearterm_moved_cents_total',
      help: 'Amounts moved, by kind of move.',
      type: 'counter',
      samples: moveKinds.map((kind) => ({ labels: `kind="${kind}"`, value: of(kind).amount })),
    },
    {
      name: 'clearterm_service_ok',
      help: 'Whether a service works.',
      type: 'gauge',
      samples: checked.value.map(({ name, ok }) => ({ labels: `service="${name}"`, value: ok ? 1 : 0 })),
    },
    {
      name: 'clearterm_limit_used_ratio',
      help: 'How much of a limit is used; an alarm from 0.5 on.',
      type: 'gauge',
      samples: filled.value.map(({ name, used_bps }) => ({ labels: `limit="${name}"`, value: used_bps / 10_000 })),
    },
    ...(epoch.value
      ? [one('clearterm_checkpoint_age_seconds', 'Age of the newest solvency epoch.', ageSeconds(epoch.value.at, clock.now()))]
      : []),
    ...(backupAge ? [one('clearterm_backup_age_seconds', 'Age of the newest backup that was restored once.', await backupAge())] : []),
    one('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
  ]
  return `${series.map(textOf).join('\n')}\n`
}

function textOf({ name, help, type, samples }: Series): string {
  const lines = samples.map(({ labels, value }) => `${name}${labels ? `{${labels}}` : ''} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}
