import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'Échéances Clearterm',
  matures: 'Échéance de {plan}',
  pay_out: 'Le capital et le rendement vont sur votre solde. Environnement de test : argent fictif.',
  reinvest_principal: 'Le capital est replacé dans le plan, le rendement va sur votre solde. Environnement de test : argent fictif.',
  reinvest_all: 'Le capital et le rendement sont replacés dans le plan. Environnement de test : argent fictif.',
}
