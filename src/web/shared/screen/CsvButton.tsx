/** The button that opens the dialog by which a list is saved. */
import { type ComponentProps, cloneElement, type ReactElement, Suspense, useState } from 'react'
import type { Api, RouteName } from '#contract/routes'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button } from '#web/kit/index.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

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

const CsvDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).CsvDialog)

type CsvDownloadProps<Name extends RouteName> = {
  readonly name: Name
  readonly ask?: Pick<Ask<Name>, 'params' | 'query'>
  readonly children: ReactElement<ComponentProps<'button'>>
}

export function CsvDownload<Name extends RouteName>({ name, ask = {}, children }: CsvDownloadProps<Name>) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      {cloneElement(children, { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      {open !== null && (
        <Suspense fallback={null}>
          <CsvDialog name={name} ask={ask} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
