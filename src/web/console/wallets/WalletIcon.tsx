/** A deposit wallet's picture, always from this origin, or the first letter of its coin. Its name is beside it. */
import { useState } from 'react'
import { bundledIcons } from '#contract/shared/deposit-network'
import { Avatar } from '#web/kit/index.ts'

type WalletIconProps = { readonly wallet: { readonly image: string | null; readonly symbol: string }; readonly size?: 32 | 64 }

export function WalletIcon({ wallet, size = 32 }: WalletIconProps) {
  const source = iconSource(wallet, window.location.origin)
  const [broken, setBroken] = useState<string | null>(null)
  if (source === null || source === broken) return <Avatar size={size} initials={wallet.symbol.trim().charAt(0).toUpperCase() || '–'} />
  return (
    <img
      src={source}
      alt=""
      width={size}
      height={size}
      draggable={false}
      className={`flex-none rounded-full object-cover ${size === 64 ? 'size-16' : 'size-8'}`}
      onError={() => setBroken(source)}
    />
  )
}

/**
 * The picture of a deposit wallet while it is edited: a bundled icon or a URL of this origin. A foreign link is never requested, and the
 * server refuses to save it.
 */
const ICON = 'icon:'

/** A URL of this origin, or null: then the initial is shown. */
export function iconSource({ image, symbol }: { readonly image: string | null; readonly symbol: string }, origin: string): string | null {
  const named = image?.startsWith(ICON) ? image.slice(ICON.length) : null
  return (named === null ? ownPath(image, origin) : bundled(named)) ?? bundled(symbol)
}

/** Whether saving would be rejected. */
export function isForeign(image: string, origin: string): boolean {
  return image.trim() !== '' && !image.startsWith(ICON) && ownPath(image, origin) === null
}

function bundled(symbol: string): string | null {
  const name = bundledIcons.find((icon) => icon === symbol.trim().toLowerCase())
  return name ? `/coins/${name}.svg` : null
}

function ownPath(image: string | null, origin: string): string | null {
  const link = image?.trim() ?? ''
  if (link === '' || !URL.canParse(link, origin)) return null
  const { origin: of, username, password, pathname, search } = new URL(link, origin)
  // A bare word would resolve to a path of this origin, which is never intended.
  const isIntended = link.startsWith('/') || link.startsWith(`${origin}/`)
  return isIntended && of === origin && !username && !password ? `${pathname}${search}` : null
}
