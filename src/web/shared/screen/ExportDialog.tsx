/** The dialog by which every table is saved: for a spreadsheet in the current language, or for programs. Fetched when it is opened. */
import { useState } from 'react'
import type { RouteName } from '#contract/routes'
import type { Language } from '#contract/shared/language'
import { formatCount } from '#kernel/format/number'
import { Button, Dialog, Note } from '#web/kit/index.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useDownload } from './FileLink.tsx'

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

type CsvDialogProps<Name extends RouteName> = Opened & { readonly name: Name; readonly ask: Pick<Ask<Name>, 'params' | 'query'> }

/** A list that was cut keeps the dialog open and says so. */
export function CsvDialog<Name extends RouteName>({ name, ask, open, onOpenChange }: CsvDialogProps<Name>) {
  const t = useText()
  const file = useDownload<Name>()
  const cut = file.done ? file.reply?.cut : null
  const onSaved = (saved: { readonly cut: unknown }) => !saved.cut && onOpenChange(false)
  return (
    <ExportDialog
      open={open}
      onOpenChange={(next) => {
        file.reset()
        onOpenChange(next)
      }}
      working={file.working}
      note={cut && t(cut.total === 'more' ? 'csv.cut_unknown' : 'csv.cut', { rows: countOf(cut.rows), total: countOf(cut.total) })}
      onSave={(spreadsheet) => file.run({ name, ask, accept: csvType(spreadsheet), onSaved })}
    />
  )
}

type ExportDialogProps = Opened & {
  readonly working: boolean
  readonly note?: string | null | undefined
  /** With the language of the spreadsheet, or null for programs. */
  readonly onSave: (spreadsheet: Language | null) => void
}

export function ExportDialog({ open, onOpenChange, working, note, onSave }: ExportDialogProps) {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<'spreadsheet' | 'programs' | null>(null)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('common.csv')} description={t('csv.which')} closeLabel={t('common.close')}>
      {(['spreadsheet', 'programs'] as const).map((form) => (
        <div key={form} className="grid gap-1.5">
          <Button
            variant="secondary"
            working={working && chosen === form}
            workingLabel={t('common.wait')}
            onClick={() => {
              setChosen(form)
              onSave(form === 'spreadsheet' ? language : null)
            }}
          >
            {t(`csv.${form}`)}
          </Button>
          <p className="text-14 text-text-2">{t(`csv.${form}_help`)}</p>
          {note && chosen === form && <Note live>{note}</Note>}
        </div>
      ))}
    </Dialog>
  )
}

function countOf(count: string): string {
  return formatCount(Number(count) || 0)
}

function csvType(spreadsheet: Language | null): string {
  return spreadsheet ? `text/csv;spreadsheet=${spreadsheet}` : 'text/csv'
}
