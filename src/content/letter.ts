/** What a mail's words are made of. */
export type LetterName =
  | 'verify'
  | 'verify_again'
  | 'login'
  | 'reset'
  | 'withdrawal'
  | 'password_changed'
  | 'email'
  | 'email_left'
  | 'email_restored'
  | 'invited_auditor'
  | 'invited_operator'
  | 'invited_administrator'
  | 'support_received'
  | 'support_answered'
  | 'closed'

export type LetterText = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly footnotes: readonly string[]
  /** On its button; empty where it has none. */
  readonly action: string
}

export type Letters = Readonly<Record<LetterName, LetterText>>
