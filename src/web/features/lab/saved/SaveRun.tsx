/** Saves a run and shows its link. Visitors are asked to log in; runs on an own file stay here. `children`: further actions beside it. */
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newId } from '#kernel/id'
import { Button, CopyField, Link } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { queries } from '#web/shared/call/queries.ts'
import { useError } from '#web/shared/call/use-error.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { useStoredUser } from '#web/shared/session/index.ts'
import type { RunBody } from './run-body.ts'
import { savedKey } from './saved-key.ts'

type Props = { body: () => RunBody; is_own_file: boolean; children?: ReactNode }

export function SaveRun({ body, is_own_file, children }: Props) {
  const t = useText()
  const show = useError()
  const is_member = useStoredUser() !== null
  const [key] = useState(() => newId())
  const saving = useMutation({
    mutationFn: () => call('saveLabRun', { body: body(), key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: savedKey }),
    onError: (error) => show(error),
  })
  const id = saving.data?.data._id
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {is_member && !is_own_file && !id && (
          <Button
            variant="secondary"
            size="s"
            icon="check"
            working={saving.isPending}
            workingLabel={t('common.wait')}
            onClick={() => saving.mutate()}
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
      {is_own_file && <p className="text-13 text-text-2">{t('evidence.saved.own_file')}</p>}
      {!is_member && !is_own_file && (
        <p className="text-13 text-text-2">
          <Link render={<Go to="/login" />}>{t('evidence.saved.visitor')}</Link>
        </p>
      )}
    </div>
  )
}
