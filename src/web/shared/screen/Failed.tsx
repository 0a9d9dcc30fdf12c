/** The error state of a page or list: what failed, why, the reference, and a retry button. */

import { ErrorState } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

export type FailedProps = { title: string; error: unknown; onRetry: () => void; working: boolean; bare?: boolean | undefined }

export function Failed({ title, error, onRetry, working, bare }: FailedProps) {
  const t = useText()
  const call_error = error instanceof CallError ? error : null
  return (
    <ErrorState
      title={title}
      reference={call_error?.request_id ? t('common.reference', { id: call_error.request_id }) : undefined}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
      working={working}
      workingLabel={t('common.wait')}
      bare={bare}
    >
      {call_error?.message}
    </ErrorState>
  )
}
