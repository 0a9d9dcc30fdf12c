/** Downloads: transactions as a table, and all data as one file. */
import type { RouteName } from '#contract/routes'
import { Button, Card } from '#web/kit/index.ts'
import { CSV, JSON_FILE, useDownload } from '#web/shared/call/use-download.ts'
import { useText } from '#web/shared/locale/text.ts'

export function CopiesCard() {
  const t = useText()
  return (
    <Card title={t('data.copies')}>
      <div className="grid gap-6">
        <Copy name="listTransactions" accept={CSV} words="transactions" />
        <Copy name="exportData" accept={JSON_FILE} words="everything" />
      </div>
    </Card>
  )
}

function Copy({ name, accept, words }: { name: RouteName; accept: string; words: 'transactions' | 'everything' }) {
  const t = useText()
  const file = useDownload()
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-head text-14 font-bold">{t(`data.${words}_title`)}</h3>
      <p className="text-text-2">{t(`data.${words}_help`)}</p>
      <Button variant="secondary" onClick={() => file.run({ name, accept })} working={file.working} workingLabel={t('common.wait')}>
        {t(`data.${words}_get`)}
      </Button>
    </div>
  )
}
