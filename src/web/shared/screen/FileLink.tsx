/** Downloads of the API's files. No plain links: those name no member, so another one's session would fetch them. */
import type { RouteName } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { Link } from '#web/kit/index.ts'
import { type Ask, CallError, fileUrl, refused } from '#web/shared/call/call.ts'
import { pageHeaders } from '#web/shared/call/page-headers.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'

/** Saves a file of the API. Not a plain link: that names no member, so another one's session would fetch it. */
export type FileLinkProps<Name extends RouteName> = {
  readonly name: Name
  readonly ask: Pick<Ask<Name>, 'params' | 'query'>
  readonly children: string
}

export function FileLink<Name extends RouteName>({ name, ask, children }: FileLinkProps<Name>) {
  const file = useDownload<Name>()
  return (
    <Link
      className="justify-self-start text-start wrap-anywhere"
      render={<button type="button" disabled={file.working} onClick={() => file.run({ name, ask, accept: '*/*' })} />}
    >
      {children}
    </Link>
  )
}

/** One download at a time, confirmed when done; failures go through the error handler. */
type File<Name extends RouteName> = {
  readonly name: Name
  readonly ask?: Pick<Ask<Name>, 'params' | 'query'>
  readonly accept: string
  readonly onSaved?: (saved: Saved) => void
}

/** `cut`: it has so many rows of a longer list. */
type Saved = { readonly file: string; readonly cut: { readonly rows: string; readonly total: string } | null }

export const PDF = 'application/pdf'
export const JSON_FILE = 'application/json'

export function useDownload<Name extends RouteName>() {
  const t = useText()
  return useAction({
    act: (_call, { name, ask = {}, accept }: File<Name>) => download(name, ask, accept),
    say: ({ file }) => t('common.saved', { name: file }),
    onDone: (saved, { onSaved }) => onSaved?.(saved),
    errors: 'toast',
  })
}

/** Generating a long month takes seconds. */
const TIMEOUT_MS = MINUTE_MS
const REVOKE_MS = MINUTE_MS

async function download<Name extends RouteName>(name: Name, ask: Pick<Ask<Name>, 'params' | 'query'>, accept: string): Promise<Saved> {
  const response = await fetch(await fileUrl(name, ask), {
    headers: { accept, ...pageHeaders() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallError(textNow()('errors.network'))
  })
  if (!response.ok) throw await refused(response.status, await response.text())
  const file = nameOf(response.headers.get('content-disposition') ?? '') ?? name
  saveFile(await response.blob(), file)
  const [rows, total] = ['x-rows', 'x-rows-total'].map((header) => response.headers.get(header))
  return { file, cut: rows && total ? { rows, total } : null }
}

/** `attachment; filename="name"; …` */
function nameOf(disposition: string): string | undefined {
  return disposition.split('"')[1]
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
