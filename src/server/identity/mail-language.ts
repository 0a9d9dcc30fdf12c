/** The language of a mail: the recipient's choice, or else that of the browser that caused it. */
import type { Language } from '#contract/shared/language'
import type { Queryable } from '#server/store'

/** For the account with this address. An unknown address takes equal work, and an unverified one has not chosen yet. */
export async function languageAt(reader: Queryable, email: string, fallback: Language = 'en'): Promise<Language> {
  const [chosen] = await reader.query<{ language: Language }>(
    `SELECT p.language FROM users u JOIN preference p ON p.user_id = u.id WHERE u.email = $1 AND u.status <> 'pending'`,
    [email],
  )
  return chosen?.language ?? fallback
}

/** For this person; English if none was chosen. */
export async function languageOf(reader: Queryable, user_id: string): Promise<Language> {
  const [chosen] = await reader.query<{ language: Language }>('SELECT language FROM preference WHERE user_id = $1', [user_id])
  return chosen?.language ?? 'en'
}

/** Signing up in a language other than English chooses it, because notices have no other source. */
export async function saveLanguage(reader: Queryable, user_id: string, language: Language, now: Date): Promise<void> {
  if (language === 'en') return
  await reader.query(
    `INSERT INTO preference (user_id, language, colour_mode, hide_amounts, login_code, muted, updated_at)
     VALUES ($1, $2, 'dark', false, false, '{}', $3) ON CONFLICT (user_id) DO NOTHING`,
    [user_id, language, now],
  )
}
