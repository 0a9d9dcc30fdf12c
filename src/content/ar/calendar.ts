import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  name: 'استحقاقات Clearterm',
  matures: 'يحين استحقاق {plan}',
  pay_out: 'يُضاف رأس المال والعائد إلى رصيدك. بيئة تجريبية: أموال تجريبية.',
  reinvest_principal: 'يوضع رأس المال في الخطة من جديد، ويُضاف العائد إلى رصيدك. بيئة تجريبية: أموال تجريبية.',
  reinvest_all: 'يوضع رأس المال والعائد في الخطة من جديد. بيئة تجريبية: أموال تجريبية.',
}
