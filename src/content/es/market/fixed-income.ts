import type { Article } from '../../article.ts'

export const fixedIncome: Article = {
  title: 'Renta fija',
  summary: 'Prestar a Estados y empresas: los bonos, qué remunera su interés y por qué bajan de precio cuando suben las tasas.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Un bono es un préstamo que se puede revender. El deudor paga una cantidad fija de interés, el cupón, y devuelve el valor nominal en una fecha señalada. Las letras duran meses; los bonos, años. Los fondos del mercado monetario tienen los más cortos.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'El cupón es fijo; el precio, no. Si los bonos nuevos pagan un 5% y el tuyo paga un 3%, nadie da por el tuyo el precio completo. Una regla práctica: por cada punto porcentual que suben las tasas, un bono pierde más o menos tantos por ciento como años tiene su duración. Con una duración de 7, un punto cuesta cerca de un 7%.',
        'Quien conserva un bono hasta el último día recibe el valor nominal, si el deudor paga. Entretanto, el precio solo importa si tienes que vender.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Ante todo del interés, que paga tres cosas: la espera, la inflación y la posibilidad de no cobrar. Un deudor que tiene que ofrecer mucho más que el Estado lo hace por algo. El rendimiento al vencimiento reúne cupón, precio y tiempo restante en una sola cifra anual y supone que llegan todos los pagos.',
        'Una tasa fija muy superior a la de deudores comparables o se paga de algo que puede agotarse, o no se va a pagar. Pregunta qué hay detrás y si está ahí hoy. Nuestros propios planes, con dinero ficticio, responden con la [reserva](/proof).',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'En los bonos sueltos, sobre todo el diferencial, que es amplio para importes pequeños y emisiones poco frecuentes; en los fondos, la comisión anual, que aquí pesa más que en las acciones porque el rendimiento es menor.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Suben las tasas. En 2022 bonos y acciones cayeron en el mismo año, y los fondos amplios de bonos perdieron más de una décima parte.',
            'El deudor quiebra o cambia las condiciones. También lo han hecho Estados: Rusia en 1998, Argentina en 2001, Grecia en 2012.',
            'La inflación se come por dentro un pago fijo.',
            'En una crisis, algunos bonos no encuentran comprador a ningún precio justo.',
          ],
        },
      ],
    },
  ],
}
