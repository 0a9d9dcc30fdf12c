import type { Article } from '../../article.ts'

export const estate: Article = {
  title: 'Bienes raíces',
  summary: 'Casas, oficinas y los fondos que las poseen: alquiler, préstamos y un precio que solo se conoce cuando alguien compra.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Los bienes raíces son la tierra y lo que hay sobre ella. Se pueden tener directamente, mediante acciones de propietarios cotizados o con una participación en un fondo. En Estados Unidos los fideicomisos de inversión inmobiliaria (REIT) existen desde 1960; deben repartir al menos el 90% de sus ingresos gravables y, a cambio, pagan poco o ningún impuesto sobre ellos.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'La rentabilidad es el alquiler de un año, menos todos los costos, dividido entre el precio. Un apartamento que cuesta 200,000, da 10,000 de alquiler y necesita 3,000 para mantenimiento, periodos vacíos y gestión rinde un 3.5%.',
        'La mayoría de los inmuebles se compra con un préstamo, y eso decide el resultado. Con un 20% de dinero propio, una caída del 10% en el precio se lleva la mitad; una subida del 10% añade la mitad. El interés del préstamo se paga en ambos casos.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Primero, del alquiler; de un precio más alto, solo si otros pueden pagar más, porque suben los ingresos o bajan los intereses. El trabajo también añade valor: una casa reparada, un terreno que se puede edificar. A largo plazo los precios de las viviendas han subido con los ingresos más que por encima de ellos, con grandes diferencias entre lugares.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Los impuestos de compra, el notario, el agente y el registro pueden sumar del 5 al 15% según el país; después vienen reparaciones, seguro, impuesto sobre la propiedad, gestión. Las empresas cotizadas y los fideicomisos cuestan lo que una acción y oscilan como ella.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'No se puede vender en un día. Fondos abiertos cerraron sus puertas cuando demasiados querían salir, en Alemania después de 2008 y en el Reino Unido en 2016.',
            'Una casa en una calle no reparte el riesgo.',
            'Un interés que sube cuando hay que renovar el préstamo; inquilinos que no pagan.',
            'Oficinas y locales que ya nadie necesita.',
            'Terrenos que solo existen en papel: consulta el registro de la propiedad.',
          ],
        },
        'Entre los nuestros figura un plan con el mismo nombre. No tiene condiciones ni reserva, así que [no se ofrece](/plans).',
      ],
    },
  ],
}
