/** Above screens with their own frame: the browser's language, and a lost connection. */
import { Outlet } from 'react-router'
import { OfferLanguage } from '#web/shared/language/OfferLanguage.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'

export function Offers() {
  return (
    <>
      <OfferLanguage />
      <ConnectionBanner />
      <Outlet />
    </>
  )
}
