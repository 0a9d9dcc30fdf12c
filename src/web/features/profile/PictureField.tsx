/** The profile picture: the saved one or a preview of the new one, with buttons to choose and remove. No cropping. */

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { acceptOf, uploads } from '#contract/shared/file-kind'
import { Avatar, Button, ConfirmDialog, Live } from '#web/kit/index.ts'
import { type Me, useStoreMe } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useFileCheck } from '#web/shared/form/use-file-check.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'

const PICTURE = uploads.portrait

export type PictureFieldProps = { me: Me; chosen: File | null; error: string | undefined; onChoose: (file: File | null) => void }

export function PictureField({ me, chosen, error, onChoose }: PictureFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const checked = useFileCheck(PICTURE)
  const preview = usePreview(chosen)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const taken = file && (await checked.check(file))
    if (taken) onChoose(taken)
  }
  const message = checked.error ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend
    <div role="group" aria-label={t('profile.picture')} className="flex items-start gap-4">
      <Avatar size={64} initials={initialsOf(me)} src={preview ?? me.profile_pic_url ?? undefined} label={t('profile.picture')} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button acts variant="secondary" size="s" onClick={() => input.current?.click()}>
            {t(chosen || me.profile_pic_url ? 'profile.change' : 'profile.choose')}
          </Button>
          {chosen ? (
            <Button variant="quiet" size="s" onClick={() => onChoose(null)}>
              {t(me.profile_pic_url ? 'profile.keep' : 'profile.remove')}
            </Button>
          ) : (
            me.profile_pic_url && <RemovePicture />
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={acceptOf(PICTURE.kinds)}
          aria-label={t('profile.choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        {message ? (
          <Live as="p" arrives urgency="assertive" className="text-14 text-loss">
            {message}
          </Live>
        ) : (
          <Live as="p" className="text-14 text-text-3">
            {t(chosen ? 'profile.chosen' : 'profile.picture_help')}
          </Live>
        )}
      </div>
    </div>
  )
}

/** Removes the profile picture, after a confirmation. */
function RemovePicture() {
  const t = useText()
  const { refresh } = useStoreMe()
  const [open, setOpen] = useState(false)
  const remove = useAction({
    act: (call) => call('removePicture'),
    say: () => t('profile.removed'),
    onDone: () => {
      setOpen(false)
      return refresh()
    },
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button acts variant="quiet" size="s">
          {t('profile.remove')}
        </Button>
      }
      title={t('profile.remove_title')}
      description={t('profile.remove_body')}
      confirmLabel={t('profile.remove_confirm')}
      cancelLabel={t('profile.remove_cancel')}
      workingLabel={t('common.wait')}
      working={remove.working}
      onConfirm={() => remove.run()}
      error={refusalOf(remove.error)}
    />
  )
}

/** An object URL for a chosen picture. */
function usePreview(file: File | null): string | null {
  const [shown, setShown] = useState<{ readonly file: File; readonly url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setShown({ file, url: String(reader.result) })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return shown && shown.file === file ? shown.url : null
}
