/** What a page is chosen by, from the cookies of the browser that asks for it. It opens nothing: a call of the API looks at the session itself. */
import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language } from '#contract/shared/language'

export type Reader = {
  /** The language that was chosen in this browser. */ readonly language: Language /** It has a session's cookie. */
  readonly member: boolean
}

const LANGUAGE = /(?:^|; ?)(?:__Host-)?language=([a-z]{2})(?:;|$)/
const SESSION = /(?:^|; ?)(?:__Host-)?clearterm=[^;]/

export function readReader({ cookie = '' }: IncomingHttpHeaders): Reader {
  const chosen = LANGUAGE.exec(cookie)?.[1]
  return { language: isLanguage(chosen) ? chosen : 'en', member: SESSION.test(cookie) }
}
