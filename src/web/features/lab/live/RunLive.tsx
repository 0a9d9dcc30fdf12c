/** Releases the own rule of a run as a live paper bot. Visitors are asked to log in. */
import { useState } from 'react'
import { Button, Card, Field, Form, Link, Live, TextInput } from '#web/kit/index.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import type { LabInterval } from '../lab-messages.ts'

const MAX_NAME = 40

export function RunLive({ program, interval }: { program: string; interval: LabInterval }) {
  const t = useText()
  const is_member = useStoredUser() !== null
  return (
    <Card title={t('own_bots.offer')}>
      <p className="mb-4 max-w-[72ch] text-text-2">{t('own_bots.offer_help')}</p>
      {is_member ? (
        <Release program={program} interval={interval} />
      ) : (
        <Link render={<Go to={withNext('/login', '/bots/lab')} />}>{t('own_bots.visitor')}</Link>
      )}
    </Card>
  )
}

function Release({ program, interval }: { program: string; interval: LabInterval }) {
  const t = useText()
  const [name, setName] = useState(() => t('own_bots.first_name'))
  const release = useSubmit({
    act: (call) => call('releaseOwnBot', { body: { name, program, interval } }),
    faults: name.trim() === '' ? [{ at: { name: t('own_bots.name_needed') } }] : [],
    refetch: ['listOwnBots'],
    silent: true,
  })
  const bot = release.reply?.data
  if (bot) {
    return (
      <Live as="p" arrives className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {t('own_bots.released', { name: bot.name })}
        <Link render={<Go to={`/bots/own/${bot._id}`} />}>{t('own_bots.open')}</Link>
      </Live>
    )
  }
  return (
    <Form className="flex flex-wrap items-end gap-3" onSubmit={() => release.run()}>
      <Field label={t('own_bots.name')} error={release.fields.name} className="flex-[0_1_20rem]">
        <TextInput value={name} maxLength={MAX_NAME} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" icon="bot" working={release.working} workingLabel={t('common.wait')}>
        {t('own_bots.offer')}
      </Button>
    </Form>
  )
}
