/** Downloads of the API's files. No plain links: those name no member, so another one's session would fetch them. */
import { type ComponentProps, type ReactElement, useState } from 'react'
import type { Api, RouteName } from '#contract/routes'
import type { Language } from '#contract/shared/language'
import { MINUTE_MS } from '#kernel/duration'
import { formatCount } from '#kernel/format/number'
import { Button, Dialog, Link, Note } from '#web/kit/index.ts'
import { type Ask, CallError, fileUrl, refused } from '#web/shared/call/call.ts'
import { pageHeaders } from '#web/shared/call/page-headers.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { textNow, useText } from '#web/shared/locale/text.ts'

/** List calls that support CSV. */
type ListName = { [Name in RouteName]: Api[Name] extends { readonly csv: string } ? Name : never }[RouteName]

export function CsvButton<Name extends ListName>({ name, ask = {} }: { name: Name; ask?: Pick<Ask<Name>, 'params' | 'query'> }) {
  const t = useText()
  return (
    <CsvDownload name={name} ask={ask}>
      <Button variant="secondary" size="s" icon="download">
        {t('common.csv')}
      </Button>
    </CsvDownload>
  )
}

type CsvDownloadProps<Name extends RouteName> = {
  readonly name: Name
  readonly ask?: Pick<Ask<Name>, 'params' | 'query'>
  /** The button that opens the dialog. */
  readonly children: Trigger
}

/** Asks for the form of the file, then saves it. A list that was cut keeps the dialog open and says so. */
export function CsvDownload<Name extends RouteName>({ name, ask = {}, children }: CsvDownloadProps<Name>) {
  const t = useText()
  const file = useDownload<Name>()
  const cut = file.done ? file.reply?.cut : null
  return (
    <ExportDialog
      trigger={children}
      working={file.working}
      note={cut && t(cut.total === 'more' ? 'csv.cut_unknown' : 'csv.cut', { rows: countOf(cut.rows), total: countOf(cut.total) })}
      onOpen={file.reset}
      onSave={(spreadsheet, close) => file.run({ name, ask, accept: csvType(spreadsheet), onSaved: ({ cut }) => !cut && close() })}
    />
  )
}

type Trigger = ReactElement<ComponentProps<'button'>>

type ExportDialogProps = {
  readonly trigger: Trigger
  readonly working?: boolean
  readonly note?: string | null | undefined
  readonly onOpen?: () => void
  /** With the language of the spreadsheet, or null for programs. */
  readonly onSave: (spreadsheet: Language | null, close: () => void) => void
}

/** What every table is saved by: for a spreadsheet in the current language, or for programs. */
export function ExportDialog({ trigger, working = false, note, onOpen, onSave }: ExportDialogProps) {
  const t = useText()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<'spreadsheet' | 'programs' | null>(null)
  const change = (next: boolean) => {
    setOpen(next)
    setChosen(null)
    if (next) onOpen?.()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title={t('common.csv')}
      description={t('csv.which')}
      closeLabel={t('common.close')}
    >
      {(['spreadsheet', 'programs'] as const).map((form) => (
        <div key={form} className="grid gap-1.5">
          <Button
            variant="secondary"
            working={working && chosen === form}
            workingLabel={t('common.wait')}
            onClick={() => {
              setChosen(form)
              onSave(form === 'spreadsheet' ? language : null, () => change(false))
            }}
          >
            {t(`csv.${form}`)}
          </Button>
          <p className="text-13 text-text-2">{t(`csv.${form}_help`)}</p>
          {note && chosen === form && <Note live>{note}</Note>}
        </div>
      ))}
    </Dialog>
  )
}

function countOf(count: string): string {
  return formatCount(Number(count) || 0)
}

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

function csvType(spreadsheet: Language | null): string {
  return spreadsheet ? `text/csv;spreadsheet=${spreadsheet}` : 'text/csv'
}

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
  const response = await fetch(fileUrl(name, ask), {
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
