import type { Catalogue } from '../../types/catalogue.ts'

export const home: Catalogue<'es'>['home'] = {
  lead: 'Plazos fijos con dinero ficticio, cada uno con su rendimiento completo apartado antes de venderse.',
  terms: 'Planes por plazo',
  short: '1 h - 24 h - 7 días',
  long: '30 días - 90 días - 1 año',
  on_sale: 'A la venta aquí: {plans}.',
  none: 'Ahora no hay a la venta ningún plan con este plazo.',
  all: 'Ver todos los planes',
  market: 'Todos los precios',
}
