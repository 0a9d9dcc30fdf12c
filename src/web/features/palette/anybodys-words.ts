/** What a record that anybody's search found is called. Names, addresses and amounts stay; the server's own words are said in the language in force. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { languageNow } from '#web/shared/locale/language.ts'
import { serverText } from '#web/shared/locale/server-text.ts'

type Anybodys = WireReplyOf<Api['searchAll']>['data'][number]
type Words = { readonly title: string; readonly detail: string | undefined }

export function anybodysWords({ kind, title, detail }: Pick<Anybodys, 'kind' | 'title' | 'detail'>): Words {
  if (kind === 'transaction') return { title: withAmount(title), detail: lastSaid(detail) }
  if (kind === 'change') return { title: serverText(title), detail: serverText(detail) }
  if (kind === 'user') return { title, detail: lastSaid(detail) }
  if (kind === 'plan') return { title, detail: serverText(detail) }
  return { title, detail: detail || undefined }
}

/** `Deposit $5.00`: among words from right to left the amount stands by itself. */
function withAmount(title: string): string {
  const at = title.lastIndexOf(' ')
  const [label, amount] = [title.slice(0, at), title.slice(at + 1)]
  return languageNow() === 'en' ? title : `${serverText(label)} \u2068${amount}\u2069`
}

/** A state stands last, after whose it is. */
function lastSaid(detail: string): string {
  const parts = detail.split(' · ')
  return [...parts.slice(0, -1), serverText(parts.at(-1) ?? '')].join(' · ')
}
