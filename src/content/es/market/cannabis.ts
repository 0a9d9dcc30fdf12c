import type { Article } from '../../article.ts'

export const cannabis: Article = {
  title: 'Cannabis',
  summary: 'Un sector joven entre la medicina, el campo y el derecho penal, y por qué sus acciones han sido tan duras con sus dueños.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'El sector cultiva y vende cannabis para uso médico y, donde la ley lo permite, para otros usos; produce aceites, bebidas y medicamentos, y arrienda tierra, edificios y equipos a quienes lo hacen. El cáñamo, una variedad con poco THC, se destina a fibras, alimentos y cosméticos.',
        'Uruguay fue el primer país en legalizar la venta a adultos, en diciembre de 2013. Canadá lo siguió el 17 de octubre de 2018.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Las licencias lo deciden todo: quién puede cultivar, cuánto, y quién puede vender a quién. En Estados Unidos muchos estados permiten lo que la ley federal trató durante mucho tiempo como delito, de modo que una empresa no puede enviar su producto a otro estado, le cuesta encontrar un banco y durante años no pudo deducir gastos corrientes de sus impuestos (Internal Revenue Code § 280E, que se aplica a las sustancias de las listas I y II). Lo que rige donde vives puede cambiar con una sola ley; infórmate.',
        'Los inversores llegan a este campo con acciones, la mayoría cotizadas en Canadá, con fondos de esas acciones y con fideicomisos que son dueños de los invernaderos.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De vender un producto agrícola, al final. Donde muchos pueden cultivarlo, su precio baja hacia lo que cuesta cultivarlo. Lo que puede durar es una marca, un medicamento patentado o una licencia que otros no obtienen.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Los costos habituales de operar con acciones, diferenciales amplios en las empresas pequeñas, y la dilución: las empresas que pierden dinero emiten acciones nuevas, y cada acción antigua pasa a ser una parte menor del total.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'La esperanza llega antes: las acciones subieron antes de la legalización y cayeron durante años después, en muchos casos más de nueve décimas partes.',
            'La ley, en cada frontera y después de cada elección.',
            'El exceso de oferta, y un mercado negro sin impuestos que es más barato.',
            'Acciones de centavos que primero se ponen por las nubes y luego se venden.',
          ],
        },
        'Entre los nuestros figura un plan con el mismo nombre. No tiene condiciones ni reserva, así que [no se ofrece](/plans).',
      ],
    },
  ],
}
