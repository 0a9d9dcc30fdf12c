/** Above the screens with a frame of their own, as their pages have it: the offer of the browser's language. */
import { Outlet } from 'react-router'
import { OfferLanguage } from '#web/shared/language/OfferLanguage.tsx'

export function Offers() {
  return (
    <>
      <OfferLanguage />
      <Outlet />
    </>
  )
}
