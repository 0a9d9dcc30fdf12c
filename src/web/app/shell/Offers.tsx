/** Offers the browser's language above screens with their own frame. */
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
