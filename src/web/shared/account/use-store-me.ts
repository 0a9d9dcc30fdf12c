/** Updates the stored user after a save. */
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'
import { storeUser } from '#web/shared/session/index.ts'
import type { Me } from './me-query.ts'

export function useStoreMe() {
  const client = useQueryClient()
  return {
    /** The profile from a save's response. */
    put: (me: Me) => {
      client.setQueryData(['readMe'], { data: me })
      storeUser(me)
    },
    /** Refetches it and everything that shows a part of it. */
    refresh: async () => {
      for (const name of ['listPayoutAddresses', 'readAccount']) void client.invalidateQueries({ queryKey: [name] })
      const { data } = await client.fetchQuery({ queryKey: ['readMe'], queryFn: ({ signal }) => call('readMe', { signal }), staleTime: 0 })
      storeUser(data)
    },
  }
}
