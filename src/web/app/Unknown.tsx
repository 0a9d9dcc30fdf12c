/** An address without a screen: it has moved, or there is none. Loaded when one is asked for, with the table of what has moved. */
import { Navigate, useLocation } from 'react-router'
import { movedTo } from '#contract/shared/moved'
import { NotFoundScreen } from '#web/shared/screen/StatusScreen.tsx'

export function Component() {
  const to = movedTo(useLocation())
  return to === null ? <NotFoundScreen /> : <Navigate replace to={to} />
}
