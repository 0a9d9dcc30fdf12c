/** The account's sessions, this device first, each with a sign-out button. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WireData } from '#contract/routes'
import { Button, Card, Chip, ConfirmDialog, Skeleton } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

type Device = WireData<'listSessions'>[number]

export function DevicesSection() {
  const t = useText()
  const devices = useQuery({
    ...read('listSessions'),
    select: ({ data }) => [...data].sort((a, b) => Number(b.current) - Number(a.current)),
  })
  const others = devices.data?.filter((device) => !device.current) ?? []
  return (
    <Card title={t('safety.devices.title')}>
      <div className="grid gap-4">
        <p className="text-text-2">{t('safety.devices.help')}</p>
        {devices.data ? (
          <ul className="grid">
            {devices.data.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        ) : devices.isError ? (
          <Failed
            bare
            title={t('safety.devices.failed')}
            error={devices.error}
            onRetry={() => void devices.refetch()}
            working={devices.isFetching}
          />
        ) : (
          <Skeleton lines={3} height={44} />
        )}
        {others.length > 0 && <SignOutOthers />}
        {devices.data && others.length === 0 && <p className="text-14 text-text-3">{t('safety.devices.only')}</p>}
      </div>
    </Card>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText()
  const name = nameOf(t, device.device_code)
  const end = useAction({
    act: (call) => call('endSession', { params: { id: device.id } }),
    say: () => t('safety.devices.signed_out'),
    refetch: ['listSessions'],
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && <Chip kind="success">{t('safety.devices.current')}</Chip>}
        </p>
        <p className="text-14 text-text-2 wrap-anywhere">
          {t('safety.devices.place', { address: device.address })} ·{' '}
          {listText([
            t('safety.devices.since', { at: realMomentText(device.created_at) }),
            t('safety.devices.seen', { at: realMomentText(device.last_seen_at) }),
          ])}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="s"
          aria-label={t('safety.devices.sign_out_label', { device: name, address: device.address })}
          working={end.working}
          workingLabel={t('common.wait')}
          onClick={() => end.run()}
        >
          {t('safety.devices.sign_out')}
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const end = useAction({
    act: (call) => call('endOtherSessions'),
    say: () => t('safety.devices.others_done'),
    refetch: ['listSessions'],
    onDone: () => setOpen(false),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="justify-self-start">
          {t('safety.devices.sign_out_others')}
        </Button>
      }
      title={t('safety.devices.others_title')}
      description={t('safety.devices.others_body')}
      confirmLabel={t('safety.devices.sign_out_others')}
      cancelLabel={t('safety.devices.keep')}
      workingLabel={t('common.wait')}
      working={end.working}
      acts={false}
      onConfirm={() => end.run()}
      error={refusalOf(end.error)}
    />
  )
}

/** `Firefox on Linux`, `A browser on Linux` or `An unknown device`. */
function nameOf(t: T, device_code: string): string {
  const [name = '', system = ''] = device_code.split('|')
  const browser = name === 'program' ? t('safety.devices.program') : name
  if (browser && system) return t('safety.devices.on', { browser, system })
  return browser || t(system ? 'safety.devices.system' : 'safety.devices.unknown', { system })
}
