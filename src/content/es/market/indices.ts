import type { Article } from '../../article.ts'

export const indices: Article = {
  title: 'Índices',
  summary: 'Un número para todo un mercado: cómo se hace, qué deja fuera y cómo se invierte en él.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Un índice es una receta. Nombra una lista de acciones, bonos o productos, da a cada uno un peso y convierte sus precios en un número. El Dow Jones Industrial Average se publicó por primera vez en 1896, con doce empresas; el S&P 500 tiene sus 500 desde 1957.',
        'Un índice no se puede comprar. Se puede comprar un fondo o un contrato que lo sigue.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'La mayoría de los índices de acciones pondera las empresas por su valor de mercado, así que unas pocas, las mayores, pueden decidir cómo se mueve el número. El Dow pondera por precio de la acción: una acción de 400 dólares cuenta diez veces más que una de 40, sea cual sea el tamaño de las empresas. La ponderación igualitaria trata a todas por igual y tiene que operar más.',
        'Fíjate en la letra pequeña de un gráfico. Un índice de precios deja fuera los dividendos; un índice de rendimiento total los suma. A lo largo de décadas la diferencia es mayor de lo que sugiere el número del gráfico.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De lo que hay dentro: dividendos o intereses, crecimiento de lo que ganan las empresas y un cambio en lo que los compradores están dispuestos a pagar por ello. Un fondo entrega eso, menos sus costos. Como todos los inversores juntos son el mercado, el promedio de quienes intentan superarlo tiene que quedar por debajo del índice en la medida de sus costos.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Una comisión anual, que en los grandes fondos indexados suele ser inferior a un cuarto de punto porcentual, el diferencial al comprar y vender, y el impuesto que corresponda al fondo o a ti. Mira también la diferencia de seguimiento: cuánto se apartó de verdad el fondo de su índice.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Un índice cae con su mercado. De 1929 a 1932 el Dow perdió casi nueve décimas partes; tardó hasta 1954 en volver.',
            'Ponderar por valor acumula dinero en lo que ya ha subido.',
            'Un índice estrecho, de un sector o de un país, no reparte el riesgo.',
            'Los contratos apalancados sobre un índice multiplican los movimientos diarios, y en plazos más largos no dan el múltiplo del índice.',
          ],
        },
      ],
    },
  ],
}
