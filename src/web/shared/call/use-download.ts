/** One download at a time, confirmed when done; failures go through the error handler. */
import { useMutation } from '@tanstack/react-query'
import type { RouteName } from '#contract/routes'
import { toast, useNotice } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Ask } from './call.ts'
import { download } from './download.ts'
import { useError } from './use-error.ts'

type File<Name extends RouteName> = { readonly name: Name; readonly ask?: Pick<Ask<Name>, 'params' | 'query'>; readonly accept: string }

export const CSV = 'text/csv'
export const PDF = 'application/pdf'
export const JSON_FILE = 'application/json'

export function useDownload<Name extends RouteName>() {
  const t = useText()
  const show = useError()
  const notice = useNotice()
  return useMutation({
    mutationFn: ({ name, ask = {}, accept }: File<Name>) => download(name, ask, accept),
    onSuccess: (name) => toast.success(t('common.saved', { name }), undefined, notice.next()),
    onError: (error) => show(error, { toastId: notice.next() }),
  })
}
