/** Saves a run and shows its link. Visitors are asked to log in; runs on an own file stay here. `children`: further actions beside it. */
import type { ReactNode } from 'react'
import { Button, CopyField, Link } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import type { RunBody } from './run-body.ts'
import { savedKey } from './saved-words.ts'

type Props = { body: () => RunBody; is_own_file: boolean; children?: ReactNode }

export function SaveRun({ body, is_own_file, children }: Props) {
  const t = useText()
  const is_member = useStoredUser() !== null
  const saving = useAction({
    act: (call) => call('saveLabRun', { body: body() }),
    refetch: savedKey,
    errors: 'toast',
  })
  const id = saving.reply?.data._id
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {is_member && !is_own_file && !id && (
          <Button
            acts
            variant="secondary"
            size="s"
            icon="check"
            working={saving.working}
            workingLabel={t('common.wait')}
            onClick={() => saving.run()}
          >
            {t('evidence.saved.save')}
          </Button>
        )}
        {children}
      </div>
      {id && (
        <CopyField
          label={t('evidence.saved.link')}
          copyLabel={t('evidence.saved.copy')}
          copiedLabel={t('evidence.saved.copied')}
          failedLabel={t('evidence.saved.copy_failed')}
          text={`${location.origin}/bots/lab/${id}`}
        />
      )}
      {!is_own_file && <p className="text-14 text-text-2">{t('evidence.since.offer')}</p>}
      {is_own_file && <p className="text-14 text-text-2">{t('evidence.saved.own_file')}</p>}
      {!is_member && !is_own_file && (
        <p className="text-14 text-text-2">
          <Link render={<Go to={withNext('/login', '/bots/lab')} />}>{t('evidence.saved.visitor')}</Link>
        </p>
      )}
    </div>
  )
}
