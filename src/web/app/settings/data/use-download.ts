/** One download at a time, said when it is there; what goes wrong goes through the one error handler. */
import { useMutation } from '@tanstack/react-query'
import type { RouteName } from '#contract/routes'
import { download } from '#web/download.ts'
import { useText } from '#web/locales/text.ts'
import { toast } from '#web/ui/index.ts'
import { useError } from '../../errors/use-error.ts'

type File = { readonly name: RouteName; readonly query?: Readonly<Record<string, string>>; readonly accept: string }

export const CSV = 'text/csv'
export const PDF = 'application/pdf'
export const JSON_FILE = 'application/json'

export function useDownload() {
  const t = useText()
  const show = useError()
  return useMutation({
    mutationFn: ({ name, query = {}, accept }: File) => download(name, { query }, accept),
    onSuccess: (name) => toast.success(t('common.saved', { name })),
    onError: (error) => show(error),
  })
}
