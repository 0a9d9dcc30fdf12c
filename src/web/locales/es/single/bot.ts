/** The page of one bot: inside its ensemble, and the daily replay of all bots. */
import type { Catalogue } from '../../types/catalogue.ts'

export const bot: Catalogue<'es'>['bot'] = {
  ensemble: {
    title: 'Dentro del conjunto',
    lead: 'AdaHedge pondera cuatro reglas: pesan más las que perdieron menos hasta ahora.',
    figures: 'Cifras del conjunto',
    regret: 'Retraso hasta ahora',
    bound: 'Su cota',
    log_growth: 'del crecimiento logarítmico, tras costos',
    behind:
      'En {bars} desde el {from}, la mezcla creció en logaritmos un {regret} menos que la mejor de sus reglas. Con estos precios la demostración de AdaHedge permite como máximo un {bound}. Cuentan también los precios anteriores a su lanzamiento.',
    ahead:
      'En {bars} desde el {from}, la mezcla creció en logaritmos un {regret} más que la mejor de sus reglas. Con estos precios la demostración de AdaHedge permite quedar como máximo un {bound} por detrás. Cuentan también los precios anteriores a su lanzamiento.',
    bars: { one: '{count} hora', other: '{count} horas' },
    held: 'Mantenido ahora',
    held_without: '{percent} sin los pronósticos',
    known: 'Horas con pronóstico',
    known_of: 'de {count} desde el lanzamiento',
    weights: 'Pesos de las cuatro reglas',
    weights_drawing: 'Pesos de las cuatro reglas, del {from} al {to}: {list}.',
    compare: 'Con y sin los pronósticos',
    compare_text:
      'La misma regla desde el lanzamiento, calculada dos veces: con los pronósticos publicados, y con la volatilidad pasada en su lugar. Ambas operan a los cierres de cada hora y pagan los mismos costos, así que ninguna es exactamente el historial de arriba.',
    with: 'Con los pronósticos',
    without: 'Sin los pronósticos',
    compare_drawing: 'Cambio de valor del {from} al {to}: {with} con los pronósticos, {without} sin ellos.',
    difference: 'Hasta ahora los pronósticos cambiaron el resultado en {points} puntos.',
    none_known: 'Todavía no se escribió ningún pronóstico por adelantado, así que ambas son iguales.',
    target:
      'Mantiene menos cuando espera más de un {percent} de volatilidad al año. Un pronóstico cuenta solo si se escribió antes de que empezara su día.',
    table: 'El conjunto en el tiempo',
    exposure: 'Mantenido',
    few: 'Los dibujos aparecen tras tres horas completas.',
    failed: 'No se pudo cargar el conjunto.',
  },
  divergence: {
    title: 'Divergencia',
    label: 'Días que se volvieron a ejecutar',
    help: 'La sesión diaria de todos los bots se vuelve a ejecutar con sus ticks registrados. Aquí se ve cuánto difieren entonces las ejecuciones; tiene que ser cero.',
    none: 'Aún no ha terminado ningún día. El primero se comprueba cuando termine.',
    failed: 'No se pudieron cargar las comprobaciones.',
    day: 'Día',
    fills: 'Ejecuciones',
    checked: 'Comprobado',
    off: 'Diferencia',
  },
}
