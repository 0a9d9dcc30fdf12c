/** The profile form: picture, name, contact and links. Only changes are sent; the server validates each field. */
import { useState } from 'react'
import { Button, Card, Form, Note } from '#web/kit/index.ts'
import type { Me } from '#web/shared/account/me-query.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LinkFields } from './LinkFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PictureField } from './PictureField.tsx'
import { changedOf, draftOf, type ProfileDraft } from './profile-draft.ts'
import { useUpdateProfile } from './use-update-profile.ts'

export function DetailsForm({ me }: { me: Me }) {
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
