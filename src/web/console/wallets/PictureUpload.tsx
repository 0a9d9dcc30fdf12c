/** A custom picture for an existing wallet: uploaded at once, re-encoded and served by the server. */
import { useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Field, FileDrop } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'

const ACCEPTED = '.png, .jpg, .jpeg, .webp'

export function PictureUpload({ wallet, onDone }: { wallet: AdminWallet; onDone: () => void }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
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
      <Field label={t('wallets.upload')} error={fields.image} disabled={working} className="w-full">
        <FileDrop
          file={file}
          onChange={setFile}
          accept={ACCEPTED}
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
