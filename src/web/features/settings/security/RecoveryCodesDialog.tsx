/** Shows the ten codes once: copy, download, confirm. Only the confirmation closes it, because they aren't shown again. */
import { useState } from 'react'
import { Button, Checkbox, CopyButton, Dialog, Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const FILE = 'clearterm-recovery-codes.txt'

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText()
  const [saved, setSaved] = useState(false)
  const text = `${t('security.recovery.file_head')}\n\n${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && saved && onClose()}
      title={t('security.recovery.dialog_title')}
      description={t('security.recovery.dialog_body')}
      locked={!saved}
      actions={
        <Button onClick={onClose} disabled={!saved}>
          {t('security.recovery.finish')}
        </Button>
      }
    >
      <ol className="num grid gap-y-2 rounded-3 border border-line bg-surface-2 px-5 py-4 text-16 font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={text}
          label={t('security.recovery.copy')}
          copiedLabel={t('security.copied')}
          failedLabel={t('security.not_copied')}
        />
        <Button variant="secondary" size="s" icon="download" onClick={() => saveFile(text)}>
          {t('security.recovery.download')}
        </Button>
      </div>
      <Note kind="risk">{t('security.recovery.once')}</Note>
      <Checkbox label={t('security.recovery.saved')} checked={saved} onChange={({ target }) => setSaved(target.checked)} />
    </Dialog>
  )
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE
  link.click()
  URL.revokeObjectURL(url)
}
