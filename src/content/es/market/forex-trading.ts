import type { Article } from '../../article.ts'

export const forexTrading: Article = {
  title: 'Operar en divisas',
  summary: 'Qué hacen los particulares con las divisas, con dinero prestado, y por qué la mayoría pierde.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Operar en divisas, en el sentido de los anuncios, es apostar por pequeños movimientos entre monedas con un múltiplo del dinero propio. En Europa se hace sobre todo con contratos por diferencias con un intermediario; en Estados Unidos, con contratos al contado apalancados. El intermediario suele ser la otra parte de la operación. El mercado que hay detrás se describe en [divisas](/market/forex).',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Los precios se mueven en pips, en la mayoría de los pares el cuarto decimal. Un lote estándar son 100,000 unidades de la primera moneda. Con un apalancamiento de 30 a 1, unos 3,333 dólares sostienen una posición de 100,000, y un movimiento de un uno por ciento en contra se lleva 1,000 de ellos. Cuando se agota el margen, la posición se cierra al precio de ese momento.',
        'Los reguladores limitan el apalancamiento de los particulares: 30 a 1 en los pares principales en la Unión Europea desde agosto de 2018, 50 a 1 en Estados Unidos.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De acertar con más frecuencia, o por más margen, de lo que exigen los costos. Aquí nada crece por sí mismo: antes de costos, las ganancias y pérdidas de todos suman cero, y después de costos, menos. El regulador europeo, antes de fijar sus límites en 2018, encontró que entre el 74 y el 89 por ciento de las cuentas de particulares perdía dinero.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'El diferencial, calculado sobre toda la posición: un pip sobre 100,000 son 10 dólares, y con 3,333 dólares propios eso es un 0.3% por cada ida y vuelta. Después, el interés nocturno y la diferencia entre el precio que viste y el que obtuviste.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'El apalancamiento convierte el ruido en ruina: el movimiento de un día cualquiera puede acabar con una posición.',
            'Saltos de precio en fines de semana y con las noticias, más allá de cualquier orden de límite de pérdidas.',
            'Intermediarios sin licencia que niegan los retiros o piden antes un impuesto.',
            'Señales, robots y cursos cuyo vendedor vive de venderlos.',
          ],
        },
      ],
    },
  ],
}
