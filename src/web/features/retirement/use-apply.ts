/** Submits the form, as a member or as a visitor, with upload progress. */
import { useState } from 'react'
import { useAction } from '#web/shared/call/use-action.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import type { Draft } from './application.ts'

export type Received = { readonly _id: string; readonly created_at: string; readonly kept_until: string }

export function useApply(onReceived: (application: Received) => void) {
  const member = useStoredUser() !== null
  const [share, setShare] = useState(0)
  const sending = useAction({
    act: async (call, { email, full_name, phone, ssn, govt_id, employment_letter }: Draft) => {
      setShare(0)
      const reply = await call(member ? 'applyAsMember' : 'applyAsVisitor', {
        body: { email, full_name, phone, ...(ssn.trim() === '' ? {} : { ssn }) },
        files: { govt_id, employment_letter },
        onProgress: ({ sent_bytes, total_bytes }) => setShare(total_bytes > 0 ? sent_bytes / total_bytes : 0),
      })
      return reply.data.application
    },
    refetch: ['listOwnApplications'],
    errors: 'own',
    onDone: onReceived,
  })
  return { ...sending, share }
}
