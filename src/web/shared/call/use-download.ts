/** One download at a time, confirmed when done; failures go through the error handler. */
import type { RouteName } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { useAction } from '#web/shared/call/use-action.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'
import { type Ask, CallError, fileUrl, refused } from './call.ts'
import { pageHeaders } from './page-headers.ts'

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

/** Generating a long month takes seconds. */
const TIMEOUT_MS = MINUTE_MS
const REVOKE_MS = MINUTE_MS

/** Returns the file's name. */
async function download<Name extends RouteName>(name: Name, ask: Pick<Ask<Name>, 'params' | 'query'>, accept: string): Promise<string> {
  const response = await fetch(fileUrl(name, ask), {
    headers: { accept, ...pageHeaders() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallError(textNow()('errors.network'))
  })
  if (!response.ok) throw await refused(response.status, await response.text())
  const file = nameOf(response.headers.get('content-disposition') ?? '') ?? name
  save(await response.blob(), file)
  return file
}

/** `attachment; filename="name"; …` */
function nameOf(disposition: string): string | undefined {
  return disposition.split('"')[1]
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
