import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scratch } from '#test/support/scratch.ts'
import { configSchema, readConfig } from './index.ts'
import { SECRETS } from './secret-files.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

/** Whatever the driver would connect to without TLS, or without looking at the certificate. */
const ELSEWHERE = [
  'postgres://db.example/x',
  'postgres:///x',
  'postgres://10.0.0.5/x?sslmode=disable',
  'postgres://db.example/x?sslmode=prefer',
  'postgres://db.example/x?sslmode=require&uselibpqcompat=true',
  'postgres://db.example/x?sslmode=no-verify',
  'postgres://db.example/x?ssl=true',
  'postgres://db.example/x?host=',
  'postgres://127.0.0.1/x?host=db.example',
  'postgres://localhost.example/x',
]

describe('the environment', () => {
  it('is listed in .env.example, no name more and no name less', () => {
    const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual([...Object.keys(configSchema.shape), ...SECRETS.map((name) => `${name}_FILE`)].sort())
  })

  it('needs nothing, and then serves on loopback with the embedded store', () => {
    const none = { database_url: null, smtp_url: null, admin_email: null, admin_password: null, secret_key: null, mailbox_key: null }
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, ...none })
  })

  it('treats the empty values of the example as not set', () => {
    const values = Object.fromEntries([...example.matchAll(/^([A-Z_]+)="?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]))
    expect(readConfig(values)).toMatchObject({ port: 3000, database_url: null, admin_email: null })
  })

  it.each(Object.keys(configSchema.shape))('%s is not set by what is empty or blank', (name) => {
    for (const value of ['', ' ', '\t\n']) expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })

  it.each([
    [{ PORT: '0x1F90' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address.'],
    [{ HOST: 'http://localhost' }, 'HOST must be a host name or an address.'],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be addresses or CIDR blocks/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be addresses or CIDR blocks/],
    [{ MAIL_FROM: 'x' }, /^MAIL_FROM must be an email address/],
    [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /^MAIL_FROM must be an email address/],
  ])('refuses %o in one sentence', (environment, sentence) => {
    expect(readConfig(environment)).toMatchObject({
      refused: 'config',
      detail: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    })
  })

  it('takes values with spaces around them', () => {
    const values = { HOST: '127.0.0.1 ', PORT: ' 8080', TRUST_PROXY: ' 10.0.0.0/8, ::1 ', MAIL_FROM: ' Desk <desk@clearterm.example>' }
    expect(readConfig(values)).toMatchObject({
      ...{ host: '127.0.0.1', port: 8080, trust_proxy: ['10.0.0.0/8', '::1'], mail_from: 'Desk <desk@clearterm.example>' },
    })
  })

  it('needs a second factor of staff unless only this machine reaches the server, or STAFF_SECOND_FACTOR says otherwise', () => {
    const needed = (environment: Record<string, string>) => readConfig(environment)
    const outside = { PUBLIC_URL: 'https://clearterm.example', SMTP_URL: 'smtp://127.0.0.1' }
    expect(needed({})).toMatchObject({ staff_second_factor: false })
    expect(needed(outside)).toMatchObject({ staff_second_factor: true })
    expect(needed({ ...outside, HOST: '0.0.0.0' })).toMatchObject({ staff_second_factor: true })
    expect(needed({ ...outside, STAFF_SECOND_FACTOR: 'optional' })).toMatchObject({ staff_second_factor: false })
    expect(needed({ STAFF_SECOND_FACTOR: 'required' })).toMatchObject({ staff_second_factor: true })
  })

  it('needs TLS to a mail server on another machine, unless SMTP_TLS says otherwise', () => {
    const required = (environment: Record<string, string>) => readConfig(environment)
    expect(required({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({ smtp_tls_required: true })
    expect(required({ SMTP_URL: 'smtp://10.0.0.8:25' })).toMatchObject({ smtp_tls_required: true })
    expect(required({ SMTP_URL: 'smtp://localhost:1025' })).toMatchObject({ smtp_tls_required: false })
    expect(required({ SMTP_URL: 'smtp://127.0.0.1', SMTP_TLS: 'required' })).toMatchObject({ smtp_tls_required: true })
    expect(required({ SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'optional' })).toMatchObject({ smtp_tls_required: false })
  })

  it('takes prices from where PRICE_FEED says', () => {
    const feed = (environment: Record<string, string>) => readConfig(environment)
    expect(feed({})).toMatchObject({ price_feed: { kind: 'simulator' } })
    expect(feed({ PRICE_FEED: 'coingecko' })).toMatchObject({ price_feed: { kind: 'coingecko', url: 'https://api.coingecko.com/api/v3' } })
    const local = { PRICE_FEED: 'coingecko', COINGECKO_URL: 'http://127.0.0.1:9/v3/' }
    expect(feed(local)).toMatchObject({ price_feed: { kind: 'coingecko', url: 'http://127.0.0.1:9/v3' } })
    const replay = { PRICE_FEED: 'replay:/a folder', REPLAY_SECONDS: '2' }
    expect(feed(replay)).toMatchObject({ price_feed: { kind: 'replay', folder: '/a folder', every_seconds: 2 } })
  })

  it('takes a database on this machine as it is, and another over TLS', () => {
    for (const DATABASE_URL of [
      'postgres://u@localhost/x',
      'postgres:///x?host=/run/postgresql',
      'postgres://u@%2Frun%2Fpostgresql/x',
      'postgres://db.example/x?host=/run/postgresql',
      'postgres://u@[::1]:5433/x?sslmode=disable',
      'postgres://db.example/x?sslmode=verify-full&sslrootcert=/ca.pem',
    ])
      expect(readConfig({ DATABASE_URL, SECRET_KEY: 'k'.repeat(32) })).toMatchObject({ database_url: DATABASE_URL })
  })

  it('takes clear text to another machine only where its setting says so', () => {
    const secrets = { SECRET_KEY: 'k'.repeat(32), METRICS_TOKEN: 't'.repeat(16) }
    const accepted: readonly Record<string, string>[] = [
      { DATABASE_URL: 'postgres://database/x?sslmode=disable', DATABASE_TLS: 'optional' },
      { DATABASE_URL: 'postgres://localhost/x', DATABASE_REPLICA_URL: 'postgres://replica/x', DATABASE_TLS: 'optional' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', TRACES_TLS: 'optional' },
      { METRICS_PORT: '9464', METRICS_HOST: '::1' },
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TLS: 'optional' },
      { METRICS_HOST: '0.0.0.0' },
      { FILE_SCANNER: 'tcp:localhost:3310' },
      { FILE_SCANNER: 'unix:/run/clamd.sock' },
      { FILE_SCANNER: 'tcp:clamd:3310', FILE_SCANNER_TLS: 'optional' },
    ]
    for (const environment of accepted)
      expect([environment, readConfig({ ...secrets, ...environment })]).toEqual([environment, expect.objectContaining({ port: 3000 })])
  })

  it('makes the public address an origin, as browsers write it', () => {
    const outside = { SMTP_URL: 'smtp://127.0.0.1' }
    const origins = ['https://Clearterm.example/', 'https://clearterm.example:443', 'https://clearterm.example:8443/'].map((PUBLIC_URL) =>
      readConfig({ ...outside, PUBLIC_URL }),
    )
    expect(origins).toMatchObject([
      { public_url: 'https://clearterm.example' },
      { public_url: 'https://clearterm.example' },
      { public_url: 'https://clearterm.example:8443' },
    ])
    expect(readConfig({ HOST: '::1' })).toMatchObject({ public_url: 'http://[::1]:3000' })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'http://h.test/clearterm' },
      'PUBLIC_URL must have no path (/clearterm): Clearterm needs a host name or a port of its own, such as http://h.test.',
    ],
    [
      { PUBLIC_URL: 'https://h.test//' },
      'PUBLIC_URL must have no double slash but the one before the host: write only the origin, such as https://h.test.',
    ],
    [
      { PUBLIC_URL: 'https:///h.test' },
      'PUBLIC_URL must have no double slash but the one before the host: write only the origin, such as https://h.test.',
    ],
    [
      { PUBLIC_URL: 'https://h.test/?x=1' },
      'PUBLIC_URL must have no query (what follows ?): write only the origin, such as https://h.test.',
    ],
    [{ PUBLIC_URL: 'https://h.test?' }, 'PUBLIC_URL must have no query (what follows ?): write only the origin, such as https://h.test.'],
    [
      { PUBLIC_URL: 'https://h.test/#a' },
      'PUBLIC_URL must have no fragment (what follows #): write only the origin, such as https://h.test.',
    ],
    [
      { PUBLIC_URL: 'https://user:pw@h.test' },
      'PUBLIC_URL must have no user and no password, because everybody sees it: write only the origin, such as https://h.test.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST 0.0.0.0 is reachable from outside, so SMTP_URL must be set: the sandbox mailbox would show everybody’s codes.',
    ],
    [
      { PUBLIC_URL: 'https://clearterm.example' },
      'PUBLIC_URL https://clearterm.example is reachable from outside, so SMTP_URL must be set: the sandbox mailbox would show everybody’s codes.',
    ],
    [
      { HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1' },
      'HOST 0.0.0.0 is every address of this machine, so PUBLIC_URL must say the one that people use.',
    ],
    [
      { PUBLIC_URL: 'http://clearterm.example', SMTP_URL: 'smtp://127.0.0.1' },
      'PUBLIC_URL http://clearterm.example is reachable from outside, so PUBLIC_URL must be an https:// URL.',
    ],
    [
      { HOST: '192.0.2.7', SMTP_URL: 'smtp://127.0.0.1' },
      'HOST 192.0.2.7 is reachable from outside, so PUBLIC_URL must be an https:// URL.',
    ],
    ...ELSEWHERE.map((DATABASE_URL): [Record<string, string>, string] => [
      { DATABASE_URL, SECRET_KEY: 'k'.repeat(32) },
      'DATABASE_URL leads to another machine, so it needs sslmode=verify-full, or DATABASE_TLS=optional where the network is private.',
    ]),
    ...['sslmode=verify-full&sslmode=disable', 'sslmode=disable&host=127.0.0.1&host=db.example'].map(
      (query): [Record<string, string>, string] => [
        { DATABASE_URL: `postgres://db.example/x?${query}`, SECRET_KEY: 'k'.repeat(32) },
        `DATABASE_URL names ${query.includes('host') ? 'host' : 'sslmode'} twice.`,
      ],
    ),
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'DATABASE_URL needs SECRET_KEY: every node must have the same one.'],
    [{ DATABASE_OWNER_URL: 'postgres://localhost/x' }, 'DATABASE_OWNER_URL needs DATABASE_URL: the login that serves.'],
    [
      { DATABASE_URL: 'postgres://localhost/x', DATABASE_OWNER_URL: 'postgres://db.example/x', SECRET_KEY: 'k'.repeat(32) },
      'DATABASE_OWNER_URL leads to another machine, so it needs sslmode=verify-full, or DATABASE_TLS=optional where the network is private.',
    ],
    [{ DATABASE_REPLICA_URL: 'postgres://localhost/x' }, 'DATABASE_REPLICA_URL needs DATABASE_URL: its primary.'],
    [
      { DATABASE_URL: 'postgres://localhost/x', DATABASE_REPLICA_URL: 'postgres://db.example/x', SECRET_KEY: 'k'.repeat(32) },
      'DATABASE_REPLICA_URL leads to another machine, so it needs sslmode=verify-full, or DATABASE_TLS=optional where the network is private.',
    ],
    [{ DATABASE_REPLICA_LAG_SECONDS: '0' }, 'DATABASE_REPLICA_LAG_SECONDS must be a whole number from 1 to 3600.'],
    [{ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST 0.0.0.0 is reachable from outside, so METRICS_TOKEN must be set.'],
    [
      { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7', METRICS_TOKEN: 't'.repeat(16) },
      'METRICS_HOST 10.0.0.7 sends its token in clear text: put TLS before a loopback address, or set METRICS_TLS=optional where the network is private.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT leads to another machine, so it needs https, or TRACES_TLS=optional where the network is private.',
    ],
    [
      { FILE_SCANNER: 'tcp:10.0.0.9:3310' },
      'FILE_SCANNER tcp:10.0.0.9:3310 is another machine, which would get files in clear text: set FILE_SCANNER_TLS=optional where the network is private.',
    ],
    [
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: remove it, and name a private authority in NODE_EXTRA_CA_CERTS.',
    ],
    [{ DATABASE_TLS: 'off' }, 'DATABASE_TLS must be optional or empty.'],
    [{ SANDBOX_MAILBOX_KEY: 'short' }, 'SANDBOX_MAILBOX_KEY must have 16 to 128 letters, digits, _ or -.'],
    [{ NODE_ROLES: 'web,cook' }, 'NODE_ROLES has cook, which is no role: the roles are web, worker, proof.'],
    [{ NODE_ROLES: 'worker' }, 'NODE_ROLES needs DATABASE_URL: the embedded store has one process, which does all the work.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error or fatal.'],
    [{ LOG_ADDRESS: 'none' }, 'LOG_ADDRESS must be hashed or full.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters, and no spaces.'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be a postgres:// URL.'],
    [
      { SMTP_URL: 'smtp://mail.example/?tls.rejectUnauthorized=false' },
      'SMTP_URL must have no parameters: SMTP_TLS says whether TLS is needed.',
    ],
    [{ SMTP_TLS: 'off' }, 'SMTP_TLS must be required or optional.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an email address.'],
    [{ PRICE_FEED: 'binance' }, 'PRICE_FEED must be simulator, coingecko or replay:FOLDER.'],
    [{ PRICE_FEED: 'replay:' }, 'PRICE_FEED must be simulator, coingecko or replay:FOLDER.'],
    [{ REPLAY_SECONDS: '0' }, 'REPLAY_SECONDS must be a whole number from 1 to 60.'],
    [{ COINGECKO_URL: 'ftp://provider.example' }, 'COINGECKO_URL must be an https:// URL.'],
    [{ COINGECKO_URL: 'http://provider.example/api' }, 'COINGECKO_URL must be an https:// URL.'],
  ])('refuses %j in one sentence', (environment, detail) => {
    expect(readConfig(environment)).toEqual({ refused: 'config', detail })
  })

  const written = (value: string): string => {
    const path = join(scratch(), 'secret')
    writeFileSync(path, value)
    return path
  }

  it('takes secrets from files, without their last line end', () => {
    const environment = {
      SECRET_KEY_FILE: written(`${'k'.repeat(32)}\n`),
      DATABASE_URL_FILE: written('postgres://u@localhost/x\r\n'),
      DATABASE_OWNER_URL_FILE: written('postgres://o@localhost/x'),
      DATABASE_REPLICA_URL_FILE: written('postgres://r@localhost/x'),
      SMTP_URL_FILE: written('smtp://localhost:1025\n'),
      ADMIN_PASSWORD_FILE: written(' two  words \n'),
    }
    expect(readConfig(environment)).toMatchObject({
      secret_key: 'k'.repeat(32),
      database_url: 'postgres://u@localhost/x',
      database_replica: { url: 'postgres://r@localhost/x', max_lag_seconds: 60 },
      database_owner_url: 'postgres://o@localhost/x',
      smtp_url: 'smtp://localhost:1025',
      admin_password: ' two  words ',
    })
    expect(readConfig({ ...environment, SECRET_KEY_FILE: '', SECRET_KEY: 's'.repeat(32) })).toMatchObject({ secret_key: 's'.repeat(32) })
  })

  it.each([...SECRETS])('refuses a file of %s that is missing, empty, or beside the value', (name) => {
    const [missing, folder, empty] = [join(scratch(), 'none'), scratch(), written('\n')]
    const detailOf = (environment: Record<string, string>) => readConfig({ [name]: '', ...environment })
    const setting = `${name}_FILE`
    expect(detailOf({ [setting]: missing })).toMatchObject({ detail: `${setting}: ${missing} cannot be read: there is no such file.` })
    expect(detailOf({ [setting]: folder })).toMatchObject({ detail: `${setting}: ${folder} cannot be read: it is a folder.` })
    expect(detailOf({ [setting]: empty })).toMatchObject({ detail: `${setting}: ${empty} is empty.` })
    expect(detailOf({ [setting]: written('x'), [name]: 'x' })).toMatchObject({
      detail: `${name} and ${setting} are both set: remove one of them.`,
    })
  })
})
