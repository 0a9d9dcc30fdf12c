import type { Article } from '../../article.ts'

export const optionTrading: Article = {
  title: 'Opciones',
  summary: 'El derecho, sin la obligación, de comprar o vender a un precio fijo: un seguro para unos, una lotería para otros.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Una opción de compra (call) es el derecho a comprar algo a un precio fijo hasta un día fijo; una opción de venta (put) es el derecho a venderlo. El comprador paga una prima y no puede perder más que eso. El vendedor recibe la prima y asume la obligación, que en una opción de compra descubierta no tiene límite superior.',
        'Las opciones normalizadas sobre acciones se negocian desde que el Chicago Board Options Exchange abrió en abril de 1973, el año en que se publicó la fórmula de Black–Scholes. En Estados Unidos un contrato representa 100 acciones.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Un ejemplo con cifras redondas: una acción cuesta 100, y una opción de compra a 105 por tres meses cuesta 3. Si la acción termina en 104, la opción no vale nada y los 3 se pierden, aunque la acción haya subido. En 108 el comprador queda a la par. En 115 la opción vale 10.',
        'La prima depende del precio de la acción, del tiempo que queda y, sobre todo, de cuánto se espera que oscile la acción. Quien acierta la dirección y se equivoca en el tiempo o en la oscilación pierde igualmente.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Una opción no crea ingresos; traslada riesgo de un lado a otro por un precio. A los vendedores se les paga, en promedio algo bien, por cargar con grandes pérdidas poco frecuentes. Los compradores pagan por protección, como en un seguro, o por una pequeña posibilidad de mucho.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Comisión por contrato, y un diferencial que es amplio en los precios de ejercicio poco negociados, a menudo de varios puntos porcentuales de la prima. Los vendedores deben aportar un margen y de un día para otro se les puede pedir más.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'El tiempo juega en contra de todo comprador, y más deprisa en las últimas semanas.',
            'Muchas opciones vencen sin valor, y con ellas se va todo lo apostado.',
            'Los vendedores pueden perder muchas veces lo que cobraron.',
            'El ejercicio anticipado, los dividendos y los desdoblamientos de acciones cambian lo que se tiene.',
            'Productos de un solo día, y opciones binarias: el regulador de la Unión Europea retiró las opciones binarias del mercado minorista en julio de 2018.',
          ],
        },
      ],
    },
  ],
}
