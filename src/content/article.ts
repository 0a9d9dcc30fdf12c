/** A long text as plain data, so that a page, an answer of the API and a PDF each set it in their own way. */

/** A paragraph, or a list of lines. Inline links are written `[words](/path)` and lead to our own pages only. */
export type Block = string | { readonly list: readonly string[] }

export type Section = {
  /** The anchor: English in every language, so that a link holds when the language is switched. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Article = {
  readonly title: string
  /** One sentence: the subtitle, and what a search engine shows. */
  readonly summary: string
  readonly sections: readonly Section[]
}

/** A text that people agree to or rely on. A new wording is a new version; old ones stay readable. */
export type Policy = Article & {
  /** Its date, `2026-11-22`. */
  readonly version: string
}

/** A frequently asked question and its answer. */
type Question = {
  /** The anchor. */
  readonly id: string
  readonly question: string
  readonly answer: readonly Block[]
}

export type QuestionGroup = { readonly id: string; readonly title: string; readonly questions: readonly Question[] }

/** What one kind of ledger entry does, in a reader's words. */
export type MoveText = { readonly name: string; readonly from: string; readonly to: string; readonly why: string }
export type FeesPage = Article & { readonly moves: Readonly<Record<string, MoveText>> }

/** A title, and what is below it. */
type MarketSection = readonly [title: string, ...blocks: Block[]]
/** A market page: its sections by anchor, in the order of the page. */
export type MarketText = Pick<Article, 'title' | 'summary'> & {
  readonly [Anchor in (typeof marketAnchors)[number]]: MarketSection
}
export const marketAnchors = ['what', 'how', 'returns', 'costs', 'risks'] as const

export type LetterText = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly footnotes: readonly string[]
  /** On its button; empty where it has none. */
  readonly action: string
}

export type NoticeText = { readonly subject: string; readonly body: string; readonly action?: string }
