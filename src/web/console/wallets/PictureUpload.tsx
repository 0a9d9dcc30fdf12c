/** A custom picture for an existing wallet: uploaded at once, re-encoded and served by the server. */
import { useState } from 'react'
import { bundledIcons } from '#contract/shared/deposit-network'
import { acceptOf, uploads } from '#contract/shared/file-kind'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Field, FileDrop, join, Note, TextInput } from '#web/kit/index.ts'
import { useFileCheck } from '#web/shared/form/use-file-check.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'
import type { Draft } from './WalletFields.tsx'
import { isForeign, WalletIcon } from './WalletIcon.tsx'

const PICTURE = uploads.wallet

export function PictureUpload({ wallet, onDone }: { wallet: AdminWallet; onDone: () => void }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const checked = useFileCheck(PICTURE)
  const { run, working, fields } = useChange({
    act: (call) => call('setWalletPicture', { params: { id: wallet._id }, files: { image: file } }),
    say: () => t('wallets.updated', { name: wallet.name }),
    fallback: t('wallets.update_failed'),
    onDone: () => {
      setFile(null)
      onDone()
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Field label={t('wallets.upload')} error={checked.error ?? fields.image} disabled={working} className="w-full">
        <FileDrop
          file={file}
          onChange={async (chosen) => setFile(await checked.check(chosen))}
          accept={acceptOf(PICTURE.kinds)}
          labels={{
            choose: t('wallets.choose'),
            formats: t('wallets.formats'),
            dropping: t('wallets.dropping'),
            remove: t('wallets.remove_file', { name: file?.name ?? '' }),
          }}
        />
      </Field>
      {file && (
        <Button variant="secondary" size="s" working={working} workingLabel={t('common.wait')} onClick={() => run()}>
          {t('wallets.send_picture')}
        </Button>
      )}
    </div>
  )
}

/** The picture of a wallet: a bundled icon or an upload. A link to another site is rejected while it is typed. */
type ImageFieldProps = { readonly draft: Draft; readonly error: string | undefined; readonly onChange: (image: string) => void }

export function ImageField({ draft, error, onChange }: ImageFieldProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <span className="pt-5">
          <WalletIcon wallet={draft} />
        </span>
        <Field label={t('wallets.image')} hint={t('wallets.image_hint')} error={error} aside={t('common.optional')}>
          <TextInput inputMode="url" autoComplete="off" value={draft.image} onChange={(event) => onChange(event.target.value)} />
        </Field>
      </div>
      {isForeign(draft.image, window.location.origin) && <Note live>{t('wallets.foreign')}</Note>}
      <div>
        <Button variant="secondary" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'wallets.icons_close' : 'wallets.icons_open')}
        </Button>
        {open && <Icons value={draft.image} onChange={onChange} />}
      </div>
    </div>
  )
}

function Icons({ value, onChange }: { value: string; onChange: (image: string) => void }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend
    <div role="group" aria-label={t('wallets.icons')} className="flex flex-wrap gap-2 pt-4">
      {bundledIcons.map((name) => {
        const image = `icon:${name}`
        return (
          <button
            key={name}
            type="button"
            aria-pressed={value === image}
            onClick={() => onChange(image)}
            className={join(
              'flex min-h-11 items-center gap-2 rounded-full border px-2 pe-3 text-14 font-medium uppercase focus-visible:rounded-full',
              value === image ? 'border-term-aside bg-accent-wash text-accent-text' : 'border-line-strong text-text-2 hover:bg-surface-2',
            )}
          >
            <WalletIcon wallet={{ image, symbol: name }} />
            {name}
          </button>
        )
      })}
    </div>
  )
}
