/** The sandbox mailbox with every email of the platform. Only on instances that are reachable from this machine alone. */

import { useState } from 'react'
import type { WireData } from '#contract/routes'
import { Card, CopyButton, EmptyState, Field, Link, Skeleton, SkipLink, TextInput } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useDocumentTitle } from '#web/shared/frame/AuthFrame.tsx'
import { SandboxRibbon } from '#web/shared/frame/SandboxRibbon.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'

type Mail = WireData<'readMailbox'>[number]

const REFRESH_MS = 3000

export function Component() {
  const t = useText()
  const [to, setTo] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  useDocumentTitle(t('auth.sandbox.title'))
  const mails = useData(read('readMailbox', { query: { to: to.trim() || undefined } }), {
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  })
  const open = mails.data?.find((mail) => mail._id === chosen) ?? mails.data?.[0] ?? null
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <SandboxRibbon />
      <main id="main" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-6 outline-none md:gap-6 md:py-10">
        {isAbsent(mails.error) ? (
          <NotFoundScreen />
        ) : (
          <>
            <header className="grid gap-2">
              <h1 className="font-head text-24 font-bold">{t('auth.sandbox.title')}</h1>
              <p className="text-text-2">{t('auth.sandbox.lead')}</p>
            </header>
            <Field label={t('auth.sandbox.filter')} className="max-w-100">
              <TextInput icon="search" type="search" value={to} onChange={(event) => setTo(event.target.value)} />
            </Field>
            {mails.data ? (
              <Mails mails={mails.data} filtered={to.trim() !== ''} open={open} onOpen={setChosen} />
            ) : mails.isError ? (
              <Failed
                title={t('auth.sandbox.failed')}
                error={mails.error}
                onRetry={() => void mails.refetch()}
                working={mails.isFetching}
              />
            ) : (
              <Skeleton height={240} />
            )}
          </>
        )}
      </main>
    </>
  )
}

type MailsProps = {
  readonly mails: readonly Mail[]
  readonly filtered: boolean
  readonly open: Mail | null
  readonly onOpen: (id: string) => void
}

function Mails({ mails, filtered, open, onOpen }: MailsProps) {
  const t = useText()
  if (mails.length === 0) {
    const name = filtered ? 'none' : 'empty'
    return <EmptyState title={t(`auth.sandbox.${name}`)}>{t(`auth.sandbox.${name}_help`)}</EmptyState>
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] [&>*]:min-w-0">
      {open && (
        <div className="lg:order-2">
          <Reader mail={open} />
        </div>
      )}
      <ul className="grid overflow-hidden rounded-4 border border-line bg-surface-1 lg:max-h-[70dvh] lg:overflow-y-auto">
        {mails.map((mail) => (
          <li key={mail._id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-current={mail._id === open?._id}
              onClick={() => onOpen(mail._id)}
              className="grid w-full gap-0.5 px-4 py-3 text-start hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current=true]:bg-accent-wash"
            >
              <span className="truncate font-medium">{mail.subject}</span>
              <span className="truncate text-14 text-text-2">{mail.to}</span>
              <span className="num text-14 text-text-3">{realMomentText(mail.created_at)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reader({ mail }: { mail: Mail }) {
  const t = useText()
  const code = mail.kind.startsWith('code:') ? /\b\d{6}\b/.exec(mail.text)?.[0] : undefined
  return (
    <Card title={mail.subject}>
      <p className="text-14 text-text-2">
        {t('auth.sandbox.to', { to: mail.to })} · <span className="num">{realMomentText(mail.created_at)}</span>
      </p>
      {code && (
        <p className="flex flex-wrap items-center gap-3">
          <strong translate="no" className="num text-32 font-medium tracking-[.18em]">
            {code}
          </strong>
          <CopyButton
            text={code}
            label={t('auth.sandbox.copy')}
            copiedLabel={t('auth.sandbox.copied')}
            failedLabel={t('auth.sandbox.not_copied')}
          />
        </p>
      )}
      <div className="border-t border-line pt-4 leading-6 wrap-anywhere whitespace-pre-wrap">
        {mail.text.split(/(https?:\/\/\S+)/).map((part, index) => {
          const key = `${index} ${part}`
          return part.startsWith('http') ? (
            <Link key={key} href={part}>
              {part}
            </Link>
          ) : (
            <span key={key}>{part}</span>
          )
        })}
      </div>
    </Card>
  )
}
