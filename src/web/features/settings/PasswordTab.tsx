/** Log-in credentials: the password, and the email that can reset it. */
import { EmailSection } from './safety/EmailSection.tsx'
import { PasswordSection } from './safety/PasswordSection.tsx'

export function PasswordTab() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <PasswordSection />
      <EmailSection />
    </div>
  )
}
