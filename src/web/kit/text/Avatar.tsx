/** A person's picture or initials; decorative beside the name, labelled when alone. */
import { join } from './join.ts'

export type AvatarProps = { initials: string; src?: string | undefined; label?: string | undefined; size?: 32 | 64 | undefined }

export function Avatar({ initials, src, label, size = 32 }: AvatarProps) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      {...accessibility}
      className={join(
        'grid flex-none place-items-center overflow-hidden rounded-full border border-accent-edge bg-accent-wash font-head font-bold text-accent-text',
        size === 64 ? 'size-16 text-20' : 'size-8 text-12',
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials}
    </span>
  )
}
