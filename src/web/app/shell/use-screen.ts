/** The shown screen's declaration, and what its address's parameter names; null on the page for unknown addresses. */
import { useMatches } from 'react-router'
import type { Screen } from '#web/shared/screen/define-screen.ts'

export function useScreen(): { readonly screen: Screen; readonly of: string | undefined } | null {
  const match = useMatches().findLast(({ handle }) => handle)
  return match ? { screen: match.handle as Screen, of: Object.values(match.params)[0] } : null
}
