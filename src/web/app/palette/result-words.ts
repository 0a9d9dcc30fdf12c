/** The label of a search result. Names, addresses and amounts stay; server texts are in the current language. */

import type { WireData } from '#contract/routes'
import { monthText } from '#web/shared/locale/dates.ts'
import { noteText, partsText } from '#web/shared/locale/note-text.ts'
import type { AnyRecord } from '#web/shared/menu/use-admin-overview.ts'

type SearchResult = WireData<'searchOwn'>[number]
type Words = { readonly title: string; readonly detail: string | undefined }

export function ownResultWords({ kind, title, title_note, detail, detail_parts, at }: Omit<SearchResult, 'href'>): Words {
  if (kind === 'statement')
    return {
      title: noteText({ code: 'statement_for', params: { month: monthText(at.slice(0, 7)) } }, title),
      detail: partsText(detail_parts, detail),
    }
  return { title: noteText(title_note, title), detail: partsText(detail_parts, detail) }
}

export function adminResultWords({
  title,
  title_note,
  detail,
  detail_parts,
}: Pick<AnyRecord, 'title' | 'title_note' | 'detail' | 'detail_parts'>): Words {
  return { title: noteText(title_note, title), detail: partsText(detail_parts, detail) || undefined }
}
