import type { Article } from '../../article.ts'

export const infrastructure: Article = {
  title: 'Infraestructura',
  summary: 'Redes, carreteras, puertos y líneas eléctricas: activos de larga vida que mucha gente usa pagando un poco.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'La infraestructura es aquello sobre lo que funciona todo lo demás: redes de electricidad y gas, agua, ferrocarriles, autopistas de peaje, aeropuertos, puertos, cables de datos y antenas. Cuesta mucho construirla y poco mantenerla en marcha, y sirve durante décadas. A menudo solo hay una, y por eso está regulada.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Son habituales tres formas de cobro. Una red regulada puede obtener una tasa permitida sobre el dinero invertido en ella. Una concesión permite a una empresa cobrar peajes durante, por ejemplo, treinta años, y después la carretera vuelve al Estado. Un contrato paga por estar disponible, venga o no venga alguien.',
        'Los grandes fondos y los planes de pensiones poseen estos activos directamente. Los demás pueden comprar acciones de empresas de redes o fondos cotizados.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De lo que pagan los usuarios o el Estado, que a menudo sube con la inflación por contrato. Gran parte del precio es dinero prestado, lo que eleva el rendimiento en los buenos tiempos. Una carretera nueva corre el riesgo de terminarse tarde y usarse poco; una antigua se parece más a un bono, y se valora como tal: cuando suben las tasas de interés, baja su valor.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Los fondos directos cobran comisiones de gestión del uno al dos por ciento y una parte de las ganancias, durante diez años o más. Los fondos cotizados cuestan menos y oscilan con la bolsa.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'El regulador o un nuevo gobierno cambia las reglas. El activo no se puede llevar a otro lugar.',
            'Las previsiones de tráfico pecan de optimistas. El túnel del Canal de la Mancha, abierto en 1994, costó mucho más de lo previsto, transportó muchos menos pasajeros de lo pronosticado, y sus primeros accionistas perdieron casi todo.',
            'Una deuda que era barata tiene que renovarse a una tasa más alta.',
            'La tecnología y el clima: conductos que nadie necesita, costas que se mueven.',
          ],
        },
      ],
    },
  ],
}
