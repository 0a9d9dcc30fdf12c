/** Downloads all rows that match the filters as CSV, not only the current page. */
import type { Api, RouteName } from '#contract/routes'
import { Button } from '#web/kit/index.ts'
import type { Ask } from '#web/shared/call/call.ts'
import { CSV, useDownload } from '#web/shared/call/use-download.ts'
import { useText } from '#web/shared/locale/text.ts'

/** List calls that support CSV. */
type ListName = { [Name in RouteName]: Api[Name] extends { readonly csv: string } ? Name : never }[RouteName]

export function CsvButton<Name extends ListName>({ name, ask = {} }: { name: Name; ask?: Pick<Ask<Name>, 'params' | 'query'> }) {
  const t = useText()
  const file = useDownload<Name>()
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      working={file.working}
      workingLabel={t('common.wait')}
      onClick={() => file.run({ name, ask, accept: CSV })}
    >
      {t('common.csv')}
    </Button>
  )
}
