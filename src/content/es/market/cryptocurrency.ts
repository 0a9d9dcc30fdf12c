import type { Article } from '../../article.ts'

export const cryptocurrency: Article = {
  title: 'Criptomonedas',
  summary: 'Dinero y contratos en libros compartidos que nadie dirige en solitario: cómo funcionan y cómo fallan.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Una criptomoneda es una anotación en un libro que muchas computadoras llevan juntas. Bitcoin se describió en un artículo de octubre de 2008; su primer bloque es del 3 de enero de 2009. Ethereum, desde julio de 2015, también ejecuta programas, y la mayoría de las monedas y los tokens más recientes siguen una de las dos ideas. Las monedas estables prometen un precio fijo, casi siempre un dólar.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Quien tiene la clave privada de una dirección puede mover lo que hay en ella; no hay a quién pedir otra. Las transacciones se reúnen en bloques. En la prueba de trabajo, como en Bitcoin, el derecho a añadir un bloque se gana calculando; en la prueba de participación, como en Ethereum desde septiembre de 2022, depositando monedas que se pueden quitar a quien hace trampa.',
        'En una plataforma de intercambio sueles tener un derecho frente a una empresa en lugar de monedas. Esa empresa debería poder mostrar que tiene lo que debe. Cómo se hace una prueba así, y qué no puede mostrar, se puede probar con dinero ficticio [aquí](/proof).',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'La mayoría de las monedas no paga nada. Una ganancia es un precio más alto que paga otra persona. Las recompensas por participación (staking) son monedas nuevas y comisiones, pagadas en la misma moneda, así que valen lo que vale la moneda. El «rendimiento» de las plataformas de préstamo es el interés de un préstamo a alguien a quien no ves.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Comisiones y diferenciales de las operaciones, tarifas de la red que suben cuando hay mucho tráfico, y comisiones por retirar. Mover importes pequeños puede costar más de lo que valen.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Precios: de noviembre de 2021 a noviembre de 2022 bitcoin perdió cerca de tres cuartas partes en dólares. Las monedas más pequeñas a menudo lo pierden todo.',
            'Plataformas: Mt. Gox se detuvo en febrero de 2014 y FTX se declaró en quiebra en noviembre de 2022, en ambos casos con activos de clientes desaparecidos.',
            'Monedas estables: TerraUSD perdió su precio en mayo de 2022, en cuestión de días.',
            'Claves perdidas, o cedidas con una firma en un sitio falso; una transferencia a la red equivocada se pierde.',
            'Promesas de rendimientos diarios fijos. Son el fraude más antiguo con un abrigo nuevo.',
          ],
        },
        'Los precios de quince monedas, con su fuente y su antigüedad, están en [la página del mercado](/market). En la mayoría de las instancias son simulados, y así lo dicen.',
      ],
    },
  ],
}
