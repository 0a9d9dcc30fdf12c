import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'Vencimientos de Clearterm',
  matures: 'Vence {plan}',
  pay_out: 'El capital y el rendimiento van a tu saldo. Entorno de pruebas: dinero ficticio.',
  reinvest_principal: 'El capital se coloca de nuevo en el plan y el rendimiento va a tu saldo. Entorno de pruebas: dinero ficticio.',
  reinvest_all: 'El capital y el rendimiento se colocan de nuevo en el plan. Entorno de pruebas: dinero ficticio.',
}
