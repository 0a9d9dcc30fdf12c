/** What to type, set or open for each finding. Example values are the operator's to replace. */
import type { SetupFinding } from '#contract/admin/setup'
import type { Key } from '#web/shared/locale/text.ts'
import type { SetupFact } from './use-setup.ts'

export type Step =
  | { readonly kind: 'setting' | 'command'; readonly text: string }
  | { readonly kind: 'screen'; readonly to: string; readonly label: Key }

const setting = (text: string): Step => ({ kind: 'setting', text })
const command = (text: string): Step => ({ kind: 'command', text })
const screen = (to: string, label: Key): Step => ({ kind: 'screen', to, label })

/** A path or an address as one word of a shell. */
const word = (text: string): string => (/^[\w./:[\]-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

const BACKUP_FOLDER = '/mnt/backups'
const verify = command(`npm run backup:verify -- ${BACKUP_FOLDER}`)
const contact = screen('/admin/settings#settings-contact', 'setup.to.contact')
const jobs = screen('/admin/jobs', 'setup.to.jobs')
const scrape = ({ value }: SetupFact): readonly Step[] => [command(`curl ${word(value ?? '')}`)]

const steps: { readonly [Finding in SetupFinding]?: readonly Step[] | ((fact: SetupFact) => readonly Step[]) } = {
  disk_low: ({ value }) => [command(`df -h ${word(value ?? '.')}`)],
  disk_full: [command('df -h /var/lib/postgresql')],
  disk_elsewhere: [command('df -h /var/lib/postgresql')],
  clock_apart: [command('timedatectl set-ntp true')],
  clock_alone: [command('timedatectl show --property=NTPSynchronized')],
  key_generated: ({ value }) => [
    command(`sudo install -D -m 600 -o "$USER" ${word(`${value}/secret-key`)} /etc/clearterm/secret-key`),
    command(`rm ${word(`${value}/secret-key`)}`),
    setting('SECRET_KEY_FILE=/etc/clearterm/secret-key'),
  ],
  mail_sandbox: [setting('SMTP_URL=smtps://user:secret@mail.example:465'), setting('MAIL_FROM="Clearterm <no-reply@clearterm.example>"')],
  mail_unsent: [screen('/admin/mails', 'setup.to.mails')],
  address_local: ({ value }) => [
    setting('PUBLIC_URL=https://clearterm.example'),
    setting('TRUST_PROXY=127.0.0.1/32'),
    command(`caddy reverse-proxy --from clearterm.example --to ${value ? new URL(value).host : 'localhost:3000'}`),
  ],
  factors_missing: [screen('/settings?tab=security', 'setup.to.security'), screen('/admin/team', 'setup.to.team')],
  administrators_one: [screen('/admin/team#invite', 'setup.to.invite')],
  operator_no_contact: [contact],
  operator_no_name: [contact],
  backup_old: [jobs],
  backup_none: [jobs],
  backup_off: [setting(`BACKUP_DIR=${BACKUP_FOLDER}`)],
  backup_elsewhere: [command('pgbackrest --config=/etc/clearterm/pgbackrest.conf --stanza=clearterm info')],
  restored_never: [verify],
  restored_read: [command(`psql -c 'ALTER ROLE clearterm_owner CREATEDB'`), verify],
  restored_elsewhere: [command('npm run drill:pitr')],
  metrics_off: [setting('METRICS_PORT=9464')],
  metrics_late: scrape,
  metrics_never: scrape,
  database_embedded: [
    command('psql -v secrets=/path/of/the/folder -f deploy/database/logins.sql clearterm'),
    setting('DATABASE_OWNER_URL=postgres://clearterm_owner:secret@localhost/clearterm'),
    setting('DATABASE_URL=postgres://clearterm_server:secret@localhost/clearterm'),
  ],
}

export function stepsOf(fact: SetupFact): readonly Step[] {
  const own = steps[fact.finding] ?? []
  return typeof own === 'function' ? own(fact) : own
}
