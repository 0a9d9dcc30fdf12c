/** The foot of the navigation, always visible: one place and icon buttons. */
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { NavLine } from './NavLine.tsx'
import type { Navigation } from './nav.ts'

export function NavFoot({ foot: { place, actions }, onFollow }: { foot: Navigation['foot']; onFollow?: (() => void) | undefined }) {
  return (
    <div className="flex flex-none items-center gap-1 border-t border-line px-3 py-2">
      <div className="min-w-0 flex-1">
        <NavLine item={place} onFollow={onFollow} />
      </div>
      {actions.map(({ icon, label, onSelect }) => (
        <IconButton
          key={icon}
          name={icon}
          label={label}
          title={label}
          onClick={() => {
            onSelect()
            onFollow?.()
          }}
        />
      ))}
    </div>
  )
}
