import type { Article } from '../../article.ts'

export const retirementPlanning: Article = {
  title: 'Planificación de la jubilación',
  summary: 'Cuánto, dónde y durante cuánto tiempo: las preguntas detrás de un ingreso después del trabajo.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'Planificar la jubilación es convertir ingresos de hoy en ingresos para cuando ya no los tengas. Tres fuentes son habituales: una pensión pública, algo a través de la empresa y los ahorros propios. Un plan dice qué es probable que aporte cada una y qué falta.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Empieza por los gastos y no por los rendimientos: ¿cuánto costaría un año a precios de hoy y qué parte está cubierta? El resto tiene que salir de los ahorros, que deben durar más de lo esperado y seguir el paso de los precios.',
        'En Estados Unidos las formas habituales son la IRA, que abre una persona, y el 401(k), que ofrece una empresa. Las cuentas tradicionales aplazan el impuesto sobre la renta; las cuentas Roth reciben dinero que ya pagó impuestos y dejan exentos los retiros que cumplen los requisitos. El dinero que sale antes de tiempo cuesta un impuesto adicional del 10% además del impuesto sobre la renta, en la mayoría de los casos antes de los 59½ años (Internal Revenue Code § 72(t), según el ejercicio fiscal 2025). Otros países tienen sus propias formas.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'De lo que contiene la cuenta; la cuenta en sí no rinde nada. El tiempo hace casi todo el trabajo. Al 5% anual, un importe crece hasta unas 4.3 veces en 30 años; al 4%, hasta unas 3.2 veces. Ese único punto, que a menudo no es más que el costo de un fondo, se lleva una cuarta parte del final.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Comisiones de la cuenta, comisiones de los fondos, asesoramiento y, en las rentas vitalicias, una comisión que se pasa por alto con facilidad. Pide por escrito la suma de todas ellas en porcentaje anual.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Vivir mucho, que es algo bueno que hay que pagar.',
            'Malos años al comienzo de la jubilación: lo que se vende en una caída ya no se recupera.',
            'La inflación, y leyes que cambian con las décadas.',
            'Ofertas que te piden trasladar una pensión deprisa. Las de verdad pueden esperar.',
          ],
        },
        'La [página IRA/401K](/ira-form) de este sitio es una solicitud de práctica. No abre ninguna cuenta, no tiene custodio ni tratamiento fiscal.',
      ],
    },
  ],
}
