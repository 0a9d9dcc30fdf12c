/** Recovery codes, and whether the account is protected enough. */

import { useState } from 'react'
import { Button, Card, Checkbox, Chip, ConfirmDialog, CopyButton, Dialog, Icon, Note } from '#web/kit/index.ts'
import { type OnCodes, SECOND_FACTOR, type SecondFactor } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'

const FEW = 3

export function RecoveryCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const left = factor.recovery_codes_left
  const enrolled = factor.factor !== null
  return (
    <Card
      title={t('security.recovery.title')}
      aside={enrolled && <Chip kind={left > FEW ? 'success' : 'pending'}>{t('security.recovery.left', { count: left })}</Chip>}
    >
      <p className="max-w-[60ch] text-text-2">{t(enrolled ? 'security.recovery.help' : 'security.recovery.none')}</p>
      {enrolled && <RenewCodes onCodes={onCodes} />}
    </Card>
  )
}

function RenewCodes({ onCodes }: { onCodes: OnCodes }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const renew = useAction({
    act: (call) => call('drawRecoveryCodes'),
    refetch: SECOND_FACTOR,
    onDone: ({ data }) => {
      setOpen(false)
      onCodes(data.recovery_codes)
    },
  })
  return (
    <div className="mt-4">
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button acts variant="secondary">
            {t('security.recovery.renew')}
          </Button>
        }
        title={t('security.recovery.renew_title')}
        description={t('security.recovery.renew_body')}
        confirmLabel={t('security.recovery.renew')}
        cancelLabel={t('common.cancel')}
        workingLabel={t('common.wait')}
        working={renew.working}
        onConfirm={() => renew.run()}
        error={refusalOf(renew.error)}
      />
    </div>
  )
}

/** Shows the ten codes once: copy, download, confirm. Only the confirmation closes it, because they aren't shown again. */
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

/** The account's protection in one sentence, and what a second factor protects. */
const GUARDED = ['log_in', 'withdrawal', 'address', 'account', 'factors'] as const

export function ProtectionCard({ factor }: { factor: SecondFactor }) {
  const t = useText()
  const on = factor.factor !== null
  return (
    <Card
      title={t('security.title')}
      titleSize="l"
      aside={
        <Chip kind={on ? 'success' : 'pending'} icon={on ? 'shield' : 'warning'}>
          {t(on ? 'security.on' : 'security.off')}
        </Chip>
      }
    >
      <p className="max-w-[68ch] text-text-2">{t(`security.status.${factor.factor ?? 'none'}`)}</p>
      <h3 className="mt-5 mb-2 text-14 font-semibold text-text">{t(on ? 'security.asks' : 'security.would_ask')}</h3>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {GUARDED.map((what) => (
          <li key={what} className="flex gap-2.5 text-text-2">
            <Icon name={on ? 'check' : 'minus'} size={20} className={on ? 'text-gain' : 'text-text-3'} />
            <span className="min-w-0">{t(`security.guards.${what}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
