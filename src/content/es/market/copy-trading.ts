import type { Article } from '../../article.ts'

export const copyTrading: Article = {
  title: 'Copia de operaciones',
  summary: 'Dejar que una cuenta repita las operaciones de otra persona: cómodo, y tan bueno como la persona a la que se copia.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'En la copia de operaciones (copy trading), una plataforma vincula tu cuenta con la de un operador de mercado que eliges de una lista. Cuando esa persona compra, tu cuenta compra, en proporción al importe que apartaste para ello. Formas parecidas son el mirror trading, que sigue una regla en vez de a una persona, y las cuentas gestionadas, en las que alguien tiene un mandato tuyo.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Fijas un importe, a veces un límite en el que la copia se detiene, y la plataforma hace el resto. Tus operaciones van un instante detrás de las suyas, así que tus precios son distintos; en mercados rápidos o con poco volumen, muy distintos. Las cuentas pequeñas no pueden repetir todas las operaciones, por los tamaños mínimos.',
        'En muchos países, un servicio que opera por ti sin preguntar cada vez se considera gestión de carteras y necesita licencia para ello.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Solo de las operaciones. Copiar no añade ningún rendimiento propio; añade costos y demora. A quien encabeza la lista le ha ido bien hasta ahora, y entre miles de cuentas siempre hay algunas a las que les va bien por pura suerte. Las listas también olvidan: las cuentas que fracasaron ya no están, y eso hace que el resto parezca mejor de lo que fue el conjunto.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'El diferencial y la comisión de cada operación, a veces una cuota mensual y a menudo una parte de las ganancias para la persona copiada. Esa parte es asimétrica: participa en las ganancias y no en las pérdidas, lo que premia las apuestas grandes.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Meses de pequeñas ganancias y una gran pérdida: mira la peor caída, no el último rendimiento.',
            'Apalancamiento oculto, y posiciones perdedoras que se mantienen abiertas para que no se vean.',
            'La persona copiada cambia de estilo, o lo deja, mientras no miras.',
            'Muchas copias de una operación mueven el precio en contra de todas.',
          ],
        },
        'Pide el historial entero con costos, el periodo de pérdidas más largo y el mismo mercado simplemente comprado y mantenido. Así se muestran en este sitio los [historiales de los bots](/bots); operan con dinero ficticio, y seguir uno no cuesta ni da nada.',
      ],
    },
  ],
}
