/** What selects a page, from the browser's cookies. Grants no access: the API checks the session itself. */
import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language } from '#contract/shared/language'

export type Reader = {
  /** The language chosen in this browser. */ readonly language: Language /** It has a session cookie. */
  readonly member: boolean
}

const LANGUAGE = /(?:^|; ?)(?:__Host-)?language=([a-z]{2})(?:;|$)/
const SESSION = /(?:^|; ?)(?:__Host-)?clearterm=[^;]/

export function readReader({ cookie = '' }: IncomingHttpHeaders): Reader {
  const chosen = LANGUAGE.exec(cookie)?.[1]
  return { language: isLanguage(chosen) ? chosen : 'en', member: SESSION.test(cookie) }
}
