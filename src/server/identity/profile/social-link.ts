/** Links to social profiles: https only, on a host of the named network, without userinfo. */
import { networks, type SocialNetwork } from '#contract/member/profile'
import { type Cause, type Refused, refuseField } from '#kernel/refusal'

export type SocialLinks = { readonly [Name in SocialNetwork]: string | null }

const HOSTS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  linkedin: ['linkedin.com'],
  twitter: ['twitter.com', 'x.com'],
}
const MAX_LENGTH = 200

/** The given links, null for a removed one; other networks are unchanged. */
export function readSocialLinks(sent: string | readonly Readonly<Record<string, string>>[]): Partial<SocialLinks> | Refused<'invalid'> {
  const list = typeof sent === 'string' ? parse(sent) : sent
  if (!list) return wrong({ reason: 'social_form' })
  const links = new Map<SocialNetwork, string | null>()
  for (const entry of list) {
    const [[name, text] = [], ...more] = Object.entries(entry)
    const network = networks.find((one) => one === name)
    if (!network || more.length > 0 || links.has(network))
      return wrong({ reason: 'social_once', params: { networks: networks.join(', ') } })
    const link = text?.trim() ? linkOf(network, text.trim()) : null
    if (link === undefined) return wrong({ reason: 'link_to', params: { host: HOSTS[network][0] ?? network } }, network)
    links.set(network, link)
  }
  return Object.fromEntries(links)
}

/** Normalised as in a browser; undefined if it leads to another host. */
function linkOf(network: SocialNetwork, text: string): string | undefined {
  if (!URL.canParse(text) || text.length > MAX_LENGTH) return undefined
  const { protocol, hostname, port, username, password, href } = new URL(text)
  const fits = HOSTS[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && fits && !port && !username && !password && href.length <= MAX_LENGTH ? href : undefined
}

function parse(text: string): Readonly<Record<string, string>>[] | null {
  if (text === '') return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.length <= 10 && list.every(isEntry) ? list : null
  } catch {
    return null
  }
}

function isEntry(entry: unknown): entry is Record<string, string> {
  return typeof entry === 'object' && entry !== null && Object.values(entry).every((value) => typeof value === 'string')
}

/** `at` names the form field. */
function wrong(cause: Cause, at?: SocialNetwork): Refused<'invalid'> {
  return refuseField(at ? `social_media.${at}` : 'social_media', cause)
}
