/** Adapts the one-time codes of identity to withdrawals: a wrong, an expired and a used code get the same refusal. */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Identity, withdrawalLetter } from '#server/identity'
import type { FundingDependencies } from '../dependencies.ts'

export function withdrawalCodes(codes: Identity['oneTimeCode']): FundingDependencies['codes'] {
  return {
    issue: (tx, what) => codes.issue(tx, what),
    check: async (guess): Promise<{ code_id: string } | Refused<'wrong_code' | 'too_many'>> => {
      const checked = await codes.check(guess)
      if (isRefused(checked)) return checked
      return checked.ok ? { code_id: checked.code_id } : refuse('wrong_code')
    },
    letter: withdrawalLetter,
  }
}
