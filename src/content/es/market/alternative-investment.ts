import type { Article } from '../../article.ts'

export const alternativeInvestment: Article = {
  title: 'Inversiones alternativas',
  summary: 'Todo lo que no es acción, bono ni efectivo: fondos de cobertura, capital privado, crédito privado y objetos.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'El nombre abarca lo que queda. Los fondos de cobertura operan con libertad y pueden apostar por caídas de precios. El capital privado compra empresas, las cambia y las vende; el capital de riesgo hace lo mismo con empresas jóvenes. El crédito privado presta donde los bancos no lo hacen. Los objetos de colección, como el arte, el vino y los relojes, también entran aquí. A menudo se incluyen la [infraestructura](/market/infrastructure), los [bienes raíces](/market/estate) y los [criptoactivos](/market/cryptocurrency).',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Casi siempre mediante fondos con pocos inversores, grandes, y largos plazos de preaviso. Un fondo de capital privado dura unos diez años: pide dinero cuando encuentra algo que comprar y lo devuelve cuando ha vendido. En muchos países solo se admite a inversores profesionales o adinerados, porque no se aplican las protecciones habituales.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Del dinero prestado, de una mejor gestión de lo comprado, de cobrar por esperar y de la habilidad, que es rara y tiene un precio. Las cifras publicadas parecen estables porque nada se valora a diario; es falta de medición, más que falta de riesgo. La diferencia entre buenos y malos gestores es mucho mayor que en los mercados públicos.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'La forma clásica es «dos y veinte»: el dos por ciento de los activos cada año y una quinta parte de las ganancias. De un rendimiento bruto del 10% quedan así alrededor del 6.4%. Pregunta si esa quinta parte se cobra solo por encima de un rendimiento mínimo y si antes hay que recuperar las pérdidas anteriores.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'No puedes salir cuando quieres. Además, los fondos pueden cerrar sus puertas cuando muchos lo piden a la vez.',
            'Los precios son estimaciones de quien cobra una comisión sobre ellos.',
            'Apalancamiento dentro del fondo, que tú no ves.',
            'Las bases de datos de rendimientos pasados omiten a los que abandonaron.',
            'Un objeto de colección no paga nada, cuesta almacenamiento y seguro, y puede ser una falsificación.',
          ],
        },
      ],
    },
  ],
}
