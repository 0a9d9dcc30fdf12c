/** What the tables of exact texts are made of: a screen, who opens it, and what is on it. The tables are texts-*.ts. */

export type Role = 'visitor' | 'newcomer' | 'member' | 'administrator'

export type Entry = {
  /** A role by which Playwright finds it; or a text, part of one, the line over a heading, a term of a list, a file to choose. */
  readonly element:
    | 'heading'
    | 'link'
    | 'button'
    | 'textbox'
    | 'searchbox'
    | 'combobox'
    | 'option'
    | 'radio'
    | 'checkbox'
    | 'tab'
    | 'menuitem'
    | 'columnheader'
    | 'cell'
    | 'region'
    | 'list'
    | 'img'
    | 'status'
    | 'text'
    | 'part'
    | 'eyebrow'
    | 'term'
    | 'file'
  /** The whole text or accessible name; of an eyebrow as it is painted. */
  readonly text: string
  /** Where it is, unless in the main part. */
  readonly in?: 'banner' | 'contentinfo' | 'navigation' | 'dialog' | 'menu' | 'page'
  readonly href?: string
  /** Of a field what is filled in; of a term what follows it: something, where it is left out. */
  readonly value?: string
  readonly placeholder?: string
  readonly accept?: string
  readonly state?: 'checked' | 'selected' | 'disabled'
  /** How often, where more than once. */
  readonly times?: number
}

export type Screen = {
  /** `:deposit` and its like, here and in texts, are replaced by what is known only at the run. */
  readonly path: string
  readonly as: Role
  readonly size?: 'phone' | 'desktop'
  /** The fields that are filled in before, by label. */
  readonly fills?: Readonly<Record<string, string>>
  /** The button that is pressed before. */
  readonly opens?: string
  readonly entries: readonly Entry[]
}
