/** The account number, and closing the account: the obstacles, or the confirmation. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import {
  Button,
  Card,
  CopyButton,
  Dialog,
  DialogActions,
  DialogClose,
  Field,
  Form,
  HiddenAmounts,
  Link,
  moneyText,
  Note,
  PasswordInput,
  Skeleton,
} from '#web/kit/index.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { clearUserData, readStoredUser } from '#web/shared/session/stored-user.ts'

export function AccountCard() {
  const t = useText()
  const id = readStoredUser()?.id ?? ''
  return (
    <Card title={t('data.account')}>
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-2">
          <h3 className="font-head text-14 font-bold">{t('data.account_id')}</h3>
          <p className="text-text-2">{t('data.account_help')}</p>
          <p className="num text-14 wrap-anywhere whitespace-normal">
            <Link render={<RouterLink to="/proof#check" />}>{id}</Link>
          </p>
          <CopyButton text={id} label={t('data.copy')} copiedLabel={t('data.copied')} failedLabel={t('data.copy_failed')} />
        </div>
        <Closing />
      </div>
    </Card>
  )
}

function Closing() {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useData(read('readClosing'), { staleTime: 0 })
  return (
    <section aria-label={t('data.close_title')} className="grid justify-items-start gap-2 border-t border-line pt-6">
      <h3 className="font-head text-14 font-bold">{t('data.close_title')}</h3>
      <p className="text-text-2">{t('data.close_help')}</p>
      {!data && error && <Failed bare title={t('data.close_failed')} error={error} onRetry={() => void refetch()} working={isFetching} />}
      {!data && !error && <Skeleton width={160} height={44} />}
      {data && !data.can_close && <Obstacles obstacles={data.in_the_way} />}
      {data && (
        <Button acts variant="danger" disabled={!data.can_close} onClick={() => data.can_close && setAsked(true)} className="mt-2">
          {t('data.close')}
        </Button>
      )}
      {asked && <CloseDialog onClose={() => setAsked(false)} onRefused={() => void refetch()} />}
    </section>
  )
}

/** What blocks closing the account, each with a link to resolve it. */
type Obstacle = WireData<'readClosing'>['in_the_way'][number]

const PATHS = {
  balance: '/withdraw',
  bonus: '/dashboard',
  earning: '/dashboard',
  plans: '/investments',
  withdrawals: '/transactions',
  deposits: '/transactions',
} as const

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = useText()
  return (
    <div className="grid w-full gap-2">
      <p>{t('data.in_the_way')}</p>
      <ul className="grid gap-1">
        {obstacles.map(({ kind, amount, count }) => (
          <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1.5">
            <HiddenAmounts text={t(`data.obstacles.${kind}`, { amount: moneyText(amount ?? '0.00'), count: count ?? 0 })} />
            {kind !== 'administrator' && (
              <Link render={<RouterLink to={PATHS[kind]} />} className="inline-flex min-h-11 items-center text-14 lg:min-h-0">
                {t(`data.ways.${kind}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The final confirmation: what is erased, what is kept, and the password. */
function CloseDialog({ onClose, onRefused }: { onClose: () => void; onRefused: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const close = useAction({
    act: (call) => {
      setOwnChange('leaving')
      return call('closeMe', { body: { password } })
    },
    say: () => t('data.dialog.done'),
    // This page's guard redirects to the log-in.
    onDone: () => clearUserData(client),
    onFailed: onRefused,
    onSettled: () => setOwnChange(null),
  })
  const wrong = close.fields.password
  const submit = () => {
    setChecked(true)
    if (password !== '' && !close.working) close.run()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('data.dialog.title')} locked={close.working}>
      <Form onSubmit={submit} className="grid gap-4">
        <Consequences />
        <Field
          label={t('data.dialog.password')}
          required
          error={wrong ?? (checked && password === '' ? t('data.dialog.required') : undefined)}
        >
          <PasswordInput
            labels={{ show: t('auth.show'), hide: t('auth.hide'), capsLock: t('auth.caps_lock') }}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {close.error && !wrong && <Note kind="error">{refusalOf(close.error)}</Note>}
        <DialogActions>
          <DialogClose
            render={
              <Button variant="quiet" disabled={close.working}>
                {t('data.dialog.keep')}
              </Button>
            }
          />
          <Button type="submit" variant="danger" working={close.working} workingLabel={t('common.wait')}>
            {t('data.dialog.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Consequences() {
  const t = useText()
  return (
    <>
      <Part title={t('data.dialog.erased')}>{t('data.dialog.erased_list')}</Part>
      <Part title={t('data.dialog.stays')}>{t('data.dialog.stays_list')}</Part>
      <p className="text-text-2">{t('data.dialog.again')}</p>
    </>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-head text-14 font-bold">{title}</h3>
      <p className="text-text-2">{children}</p>
    </div>
  )
}
