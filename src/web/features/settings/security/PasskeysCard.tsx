/** The passkeys with their last use; add, rename or remove. */

import { hasPasskeys } from '#web/entities/credential/index.ts'
import { Card, Chip, EmptyState, Icon, Note } from '#web/kit/index.ts'
import type { OnCodes, Passkey, SecondFactor } from '#web/shared/account/second-factor-query.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

export function PasskeysCard({ factor, onCodes }: { factor: SecondFactor; onCodes: OnCodes }) {
  const t = useText()
  const { passkeys } = factor
  const add = hasPasskeys() ? <AddPasskey count={passkeys.length} onCodes={onCodes} /> : <Note>{t('security.passkeys.unsupported')}</Note>
  return (
    <Card
      title={t('security.passkeys.title')}
      aside={passkeys.length > 0 && <Chip kind="success">{t('security.passkeys.count', { count: passkeys.length })}</Chip>}
    >
      <p className="mb-4 max-w-[60ch] text-text-2">{t('security.passkeys.help')}</p>
      {passkeys.length === 0 ? (
        <EmptyState title={t('security.passkeys.empty')} action={add}>
          {t('security.passkeys.empty_help')}
        </EmptyState>
      ) : (
        <>
          <ul className="mb-5 border-t border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} last={passkeys.length === 1 && factor.totp === null} />
            ))}
          </ul>
          {add}
        </>
      )}
    </Card>
  )
}

function PasskeyRow({ passkey, last }: { passkey: Passkey; last: boolean }) {
  const t = useText()
  const { name, created_at, last_used_at } = passkey
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <Icon name="key" size={20} className="text-text-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 text-text-3">
          {last_used_at
            ? t('security.passkeys.used', { at: momentText(last_used_at) })
            : t('security.passkeys.added', { at: momentText(created_at) })}
        </p>
      </div>
      <div className="flex flex-none gap-1">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} last={last} />
      </div>
    </li>
  )
}
