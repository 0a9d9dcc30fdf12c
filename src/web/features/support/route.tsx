/** Support: a member's conversations and a new question, or the form for signed-out people. */
import { useStoredUser } from '#web/shared/session/index.ts'
import { AskForm } from './AskForm.tsx'
import { OwnConversations } from './OwnConversations.tsx'
import { VisitorForm } from './VisitorForm.tsx'

export function Component() {
  const user = useStoredUser()
  if (!user) return <VisitorForm />
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <AskForm />
      <OwnConversations />
    </div>
  )
}
