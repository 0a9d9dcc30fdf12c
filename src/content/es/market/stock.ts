import type { Article } from '../../article.ts'

export const stock: Article = {
  title: 'Acciones',
  summary: 'Ser dueño de una parte de una empresa: qué da una acción, qué mueve su precio y cuánto cuesta.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Una acción es una parte de una empresa. Su dueño puede votar, recibe lo que la empresa reparte y va el último cuando quiebra: antes cobran los trabajadores, los acreedores y el fisco. No se puede perder más que el precio de la acción. La Compañía Neerlandesa de las Indias Orientales vendió acciones al público en 1602, y pronto se negociaron en Ámsterdam.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Las acciones cambian de manos en bolsas, donde las órdenes de compra y de venta se encuentran en un libro de órdenes. Una orden de mercado toma el precio que haya; una orden limitada nombra el peor que aceptas. En Estados Unidos una operación se liquida un día hábil después desde el 28 de mayo de 2024.',
        'Por lo general las tienen un intermediario y un depositario a tu nombre. Si el intermediario quiebra, siguen siendo tuyas, siempre que los libros se hayan llevado con honestidad.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De los dividendos, del crecimiento de lo que gana la empresa y de un cambio en lo que los compradores pagan por cada dólar de ello. Los dos primeros los hace la empresa; el tercero es el estado de ánimo, y solo se compensa a largo plazo. A lo largo de muchas décadas las acciones de muchos países han rendido más que los bonos, con interrupciones largas y profundas.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'La comisión, que hoy es a menudo cero; el diferencial, que no lo es; el cambio de moneda en acciones extranjeras; el impuesto sobre dividendos y ganancias. Un intermediario que no cobra comisión gana en otra parte, por ejemplo vendiendo tus órdenes a un creador de mercado.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Una sola empresa puede quebrar. De todas las empresas cotizadas, unas pocas han hecho la mayor parte de las ganancias, y nadie sabía de antemano cuáles.',
            'Mercados enteros caen a veces a la mitad; la última, de 2007 a 2009 en Estados Unidos.',
            'Comprar a crédito: el préstamo se queda cuando la acción se ha ido.',
            'Operar a menudo. Operar cuesta dinero, y el impulso es más fuerte en los peores momentos.',
          ],
        },
        'Muchas acciones a la vez y por poco: mira los [índices](/market/indices).',
      ],
    },
  ],
}
