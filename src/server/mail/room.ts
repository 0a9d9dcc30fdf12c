import { ageSeconds, defineRoom, series } from '#server/room'
import { sealedFor } from '#server/store'
import { type MailDependencies, openMail } from './open.ts'
import { MAIL_RECORD, MAIL_SEAL } from './store.ts'

type Configured = 'smtp_url' | 'smtp_tls_required' | 'smtp_ca' | 'smtp_timeout_ms'
type Needs = Pick<MailDependencies, 'database' | 'clock' | 'sealer' | 'public_url'> & {
  readonly config: Pick<MailDependencies, Configured> & { readonly mail_from: string }
}

export const mailRoom = defineRoom({
  name: 'mail',
  knows: ['store'],
  needs: ['database', 'clock', 'sealer', 'public_url', 'config'],
  open: ({ config, ...given }: Needs) => ({ ...openMail({ ...config, ...given, from: config.mail_from }), clock: given.clock }),
  jobs: ({ deliver }) => [{ name: 'mail', every_seconds: 2, on: 'worker', run: deliver }],
  // Rows that were written before migration 071.
  reactions: ({ write }) => ({ mail: write }),
  setup: ({ setup }) => setup(),
  series: ({ queueState, clock }) => [
    series('queues', queueState, {
      clearterm_mail_waiting: { help: 'Mails that wait to be sent.', of: ({ waiting }) => waiting },
      clearterm_mail_failing: { help: 'Waiting mails that the mail server did not take at least once.', of: ({ failing }) => failing },
      clearterm_mail_age_seconds: {
        help: 'Age of the oldest mail that waits to be sent; 0: none waits.',
        of: ({ oldest }) => (oldest ? ageSeconds(oldest, clock.now()) : 0),
      },
    }),
  ],
  ledger: { records: [MAIL_RECORD] },
  sealed: [{ table: 'mail', id: 'id', column: 'sealed_body', reseal: sealedFor(MAIL_SEAL) }],
  erase: ({ erase }, tx, { emails }) => erase(tx, emails),
  purge: ({ purge }) => purge(),
  close: ({ close }) => close(),
})
