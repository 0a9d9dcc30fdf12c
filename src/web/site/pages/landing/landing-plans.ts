/** The five plans of the front page, under their names there, by capital range those of the application. */
export const landingPlans = [
  { id: 'starter', name: 'AI STANDARD PLAN', bot: '1.0' },
  { id: 'diamond', name: 'AI MASTER PLAN', bot: '2.0' },
  { id: 'silver', name: 'AI PREMIUM PLAN', bot: '4.0' },
  { id: 'gold', name: 'AI ULTIMATE PLAN', bot: '5.0' },
  { id: 'ira', name: 'AI CORPORATE PLAN', bot: '7.0' },
] as const

export type LandingPlan = (typeof landingPlans)[number]
