/** The member's profile: the edit form, the current profile, the referral link, and the referrals. */
import { useState } from 'react'
import { useReferral } from '#web/entities/referral/index.ts'
import { Button, Card, CopyField, Field, Form, Money, Note, Skeleton, TermsList, TextInput } from '#web/kit/index.ts'
import { type Me, useMe } from '#web/shared/account/queries.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Network } from '#web/shared/person/person.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { PictureField } from './PictureField.tsx'
import { type FormPart, PersonFields, ProfileCard } from './ProfileCard.tsx'
import { changedOf, draftOf, type ProfileDraft, useUpdateProfile } from './profile-draft.ts'
import { Referrals } from './referrals/Referrals.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const me = useMe()
  const again = { onRetry: () => void me.refetch(), working: me.isFetching }
  if (me.data) {
    return (
      <>
        <StaleNote error={me.error} at={me.dataUpdatedAt} {...again} />
        <div className={columns}>
          <DetailsForm me={me.data} />
          <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
            <ProfileCard me={me.data} />
            <ReferralCard me={me.data} />
          </div>
        </div>
        <Referrals />
      </>
    )
  }
  if (me.isError) return <Failed title={t('profile.failed')} error={me.error} {...again} />
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width={200} height={64} />
        <Skeleton lines={6} height={44} className="mt-8" />
      </Card>
      <Card>
        <Skeleton width={200} height={64} />
        <Skeleton lines={3} height={20} className="mt-8" />
      </Card>
    </Loading>
  )
}

/** The profile form: picture, name, contact and links. Only changes are sent; the server validates each field. */
function DetailsForm({ me }: { me: Me }) {
  const t = useText()
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({})
  const [picture, setPicture] = useState<File | null>(null)
  const [checked, setChecked] = useState(false)
  const update = useUpdateProfile(() => {
    setTyped({})
    setPicture(null)
    setChecked(false)
  })
  const saved = draftOf(me)
  const draft = { ...saved, ...typed }
  const changed = changedOf(typed, saved)
  const untouched = Object.keys(changed).length === 0 && !picture
  const missing = (['first_name', 'last_name'] as const).filter((name) => draft[name].trim() === '')
  const refused = fieldTexts(update.error)
  const form = {
    draft,
    change: (part: Partial<ProfileDraft>) => setTyped({ ...typed, ...part }),
    errorOf: (name: string) => (checked && missing.some((one) => one === name) ? t('profile.required') : refused[name]),
  }
  const submit = () => {
    setChecked(true)
    if (missing.length === 0 && !untouched && !update.working) update.run({ typed: changed, picture })
  }
  return (
    <Card title={t('profile.details')}>
      <Form onSubmit={submit} className="grid gap-6 [&>*]:min-w-0">
        <PictureField me={me} chosen={picture} error={refused.profile_pic_url} onChoose={setPicture} />
        <PersonFields email={me.email} {...form} />
        <LinkFields {...form} />
        {checked && untouched && <Note live>{t('profile.nothing')}</Note>}
        <Button type="submit" working={update.working} workingLabel={t('common.wait')} className="md:justify-self-start">
          {t('profile.save')}
        </Button>
      </Form>
    </Card>
  )
}

/** Links to the member's other pages, in the specification's order. */
const networks: readonly Network[] = ['twitter', 'facebook', 'linkedin']

function LinkFields({ draft, change, errorOf }: FormPart) {
  const t = useText()
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5 [&>*]:min-w-0">
      <legend className="sr-only">{t('profile.links')}</legend>
      {networks.map((network) => (
        <Field
          key={network}
          label={t(`profile.networks.${network}`)}
          aside={t('profile.optional')}
          error={errorOf(`social_media.${network}`)}
        >
          <TextInput
            type="url"
            value={draft[network]}
            placeholder={t(`profile.link_examples.${network}`)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ [network]: event.target.value })}
          />
        </Field>
      ))}
    </fieldset>
  )
}

/** The member's referral link, and its results. */
export function ReferralCard({ me }: { me: Me }) {
  const t = useText()
  const enabled = useConfig().data?.referral_enabled ?? true
  // The same link and figures as below: this page may have been opened under another host.
  const referral = useReferral().data
  const link = referral?.link ?? `${window.location.origin}/register/${encodeURIComponent(me.referral_code)}`
  return (
    <Card title={t('profile.referral')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t(enabled ? 'profile.referral_help' : 'profile.referral_off')}</p>
      <CopyField
        label={t('profile.link')}
        text={link}
        copyLabel={t('profile.copy')}
        copiedLabel={t('profile.copied')}
        failedLabel={t('profile.copy_failed')}
      />
      <TermsList
        className="mt-4"
        terms={[
          { term: t('profile.referred'), value: me.total_referred },
          { term: t('profile.total_bonus'), value: referral ? <Money value={referral.total_bonus} /> : <Skeleton width={64} /> },
        ]}
      />
    </Card>
  )
}
