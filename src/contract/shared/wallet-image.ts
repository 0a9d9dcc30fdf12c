/** The picture of a deposit wallet: an icon of the bundle or a file of ours. A link to anywhere else is refused: no browser is ever asked to fetch it. */
import { bundledIcons } from './deposit-network.ts'

const FILE = /^\/api\/v1\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Empty: none. */
export function isOwnImage(image: string): boolean {
  return image === '' || FILE.test(image) || bundledIcons.some((name) => image === `icon:${name}`)
}
