/** One download at a time, confirmed when done; failures go through the error handler. */
import type { RouteName } from '#contract/routes'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Ask } from './call.ts'
import { download } from './download.ts'

type File<Name extends RouteName> = { readonly name: Name; readonly ask?: Pick<Ask<Name>, 'params' | 'query'>; readonly accept: string }

export const CSV = 'text/csv'
export const PDF = 'application/pdf'
export const JSON_FILE = 'application/json'

export function useDownload<Name extends RouteName>() {
  const t = useText()
  return useAction({
    act: (_call, { name, ask = {}, accept }: File<Name>) => download(name, ask, accept),
    say: (name) => t('common.saved', { name }),
    errors: 'toast',
  })
}
