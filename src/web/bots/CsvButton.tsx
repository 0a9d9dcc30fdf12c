/** The same rows as a file: all of them, not only the page that is shown. */
import { useMutation } from '@tanstack/react-query'
import type { RouteName } from '#contract/routes'
import type { Ask } from '#web/call.ts'
import { download } from '#web/download.ts'
import { useText } from '#web/locales/text.ts'
import { Button, toast } from '#web/ui/index.ts'

type Name = Extract<RouteName, 'listTrades' | 'readBotTrades' | 'readBotEquity'>

export function CsvButton({ name, ask }: { name: Name; ask: Pick<Ask<Name>, 'params' | 'query'> }) {
  const t = useText()
  const file = useMutation({
    mutationFn: () => download(name, ask, 'text/csv'),
    onSuccess: (saved) => toast.success(t('common.saved', { name: saved })),
    onError: () => toast.error(t('bots.trades.csv_failed')),
  })
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      working={file.isPending}
      workingLabel={t('common.wait')}
      onClick={() => file.mutate()}
    >
      {t('bots.trades.csv')}
    </Button>
  )
}
