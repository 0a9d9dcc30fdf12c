import type { Article } from '../../article.ts'

export const forex: Article = {
  title: 'Divisas',
  summary: 'El mercado en el que el dinero de un país tiene precio en el de otro, y qué mueve esos precios.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'El mercado de divisas, o forex, es el cambio de una moneda por otra. Cada precio es una relación: EUR/USD a 1.10 significa que un euro cuesta 1.10 dólares. Si la relación sube, el euro ha ganado frente al dólar, o el dólar ha perdido frente al euro; nadie puede tener un lado sin el otro.',
        'Es el mayor mercado que existe. Según la encuesta de los bancos centrales de abril de 2022, cada día cambiaron de manos en promedio unos 7.5 billones de dólares (millones de millones), y el dólar estuvo en uno de los lados del 88% de las operaciones.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'No hay una bolsa central. Bancos, fondos e intermediarios se cotizan precios entre sí las veinticuatro horas, desde la mañana del lunes en Asia hasta la tarde del viernes en Nueva York. La mayor parte del volumen no es especulación con precios al contado, sino swaps, con los que las instituciones toman prestada una moneda contra otra durante días o meses.',
        'Las empresas lo usan para pagar a proveedores y fijar el tipo de cambio de un pago futuro. Los bancos centrales lo usan para orientar o defender un tipo. Quienes viajan y quienes envían dinero a casa usan su extremo más caro.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Una moneda por sí sola solo da el interés de su país. Quien tiene una moneda de interés alto con dinero prestado en una de interés bajo obtiene la diferencia, llamada carry, mientras el tipo de cambio no se mueva en su contra. Todo lo demás es un cambio de la relación, y lo que un lado gana lo pierde el otro.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'La diferencia entre el precio de compra y el de venta (el diferencial), una comisión en algunos intermediarios e intereses por las posiciones que se mantienen de un día para otro. En el dinero de viaje y los pagos con tarjeta el costo está oculto en el tipo: compáralo con el tipo medio del mercado del mismo minuto.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Los tipos de cambio se mueven con las decisiones de interés y la política, a menudo en segundos y más allá de cualquier orden pensada para limitar una pérdida.',
            'Los tipos de cambio fijos aguantan hasta que dejan de hacerlo. Cuando el Banco Nacional Suizo abandonó su límite frente al euro el 15 de enero de 2015, el franco subió bastante más de un diez por ciento en minutos.',
            'El carry gana un poco durante mucho tiempo y puede perderlo todo de golpe.',
            'Los ahorros en moneda extranjera suben y bajan con ella, paguen el interés que paguen.',
          ],
        },
        'Qué hace un particular en este mercado se describe en [operar en divisas](/market/forex_trading).',
      ],
    },
  ],
}
