/** Display data of a person: initials and links. */
import type { Me } from '#web/shared/account/queries.ts'

export type Network = 'facebook' | 'linkedin' | 'twitter'

export function initialsOf({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  return `${[...first_name][0] ?? ''}${[...last_name][0] ?? ''}`.toUpperCase()
}

export function linkOf({ social_media }: Pick<Me, 'social_media'>, network: Network): string {
  return social_media.find((entry) => network in entry)?.[network] ?? ''
}

/** Existing links with a safe scheme; `javascript:` and the like are dropped. */
export function linksOf(me: Pick<Me, 'social_media'>): { network: Network; href: string }[] {
  const networks: readonly Network[] = ['facebook', 'linkedin', 'twitter']
  return networks.flatMap((network) => {
    const href = linkOf(me, network)
    return href.startsWith('https://') ? [{ network, href }] : []
  })
}
