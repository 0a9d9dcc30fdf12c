/** Devices and the freeze, for the Security tab. */
import { DevicesSection } from './DevicesSection.tsx'
import { FreezeSection } from './FreezeSection.tsx'

export function SafetySections() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <DevicesSection />
      <FreezeSection />
    </div>
  )
}
