/**
 * The picture of a deposit wallet: a bundled icon or an uploaded file. External links are refused, so that browsers fetch
 * nothing from elsewhere.
 */
import { bundledIcons } from './deposit-network.ts'

const FILE = /^\/api\/v1\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Empty: no image. */
export function isOwnImage(image: string): boolean {
  return image === '' || FILE.test(image) || bundledIcons.some((name) => image === `icon:${name}`)
}
