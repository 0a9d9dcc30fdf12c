/** By reason and by field code, where there is more to say than a refusal's name: the contract's own sentences. */
import { ownReasons } from '#sentences/reasons'

export const reasons = ownReasons
