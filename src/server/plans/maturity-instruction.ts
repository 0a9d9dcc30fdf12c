/** The owner can change the maturity instruction until maturity. */
import { isId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { refuseIfInactive } from '#server/identity'
import type { PlansDependencies } from './dependencies.ts'
import type { Instruction, Investment } from './investment.ts'
import { readInvestment, writeInstruction } from './store.ts'

export async function setMaturityInstruction(
  { database, clock, business }: PlansDependencies,
  { user_id, investment_id, instruction }: { user_id: string; investment_id: string; instruction: Instruction },
): Promise<Investment | Refused<'no_investment' | 'wrong_status' | 'suspended' | 'frozen'>> {
  const investment = isId(investment_id) ? await readInvestment(database.query, investment_id, user_id) : null
  if (!investment) return refuse('no_investment')
  const now = await business.now()
  const written = await database.transaction(
    async (tx) =>
      (await refuseIfInactive(tx, user_id)) ?? writeInstruction(tx.query, investment.id, user_id, instruction, now, clock.now()),
  )
  if (isRefused(written)) return written
  if (!written) return refuse('wrong_status', { reason: 'investment_ended' })
  return { ...investment, instruction, updated_at: clock.now() }
}
