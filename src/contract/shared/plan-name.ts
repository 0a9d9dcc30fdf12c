/** The plans by id with their names: which plans there are. Their terms are data. */
export const planNames = {
  starter: 'Starter',
  diamond: 'Diamond',
  silver: 'Silver',
  gold: 'Gold',
  master: 'Master',
  ultimate: 'Ultimate',
  estate: 'Estate',
  cannabis: 'Cannabis',
  ira: 'IRA/401K',
} as const
export type PlanId = keyof typeof planNames
