/** A deposit wallet's picture, always from this origin, or the first letter of its coin. Its name is beside it. */
import { useState } from 'react'
import { Avatar } from '#web/kit/index.ts'
import { iconSource } from './icon-source.ts'

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
