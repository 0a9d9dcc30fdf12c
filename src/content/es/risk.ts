import type { Policy } from '../article.ts'

export const risk: Policy = {
  version: '2026-11-22',
  title: 'El riesgo, en dos minutos',
  summary: 'Qué podría salir mal aquí, qué podría salir mal con una oferta real que se parezca a esta, y cómo distinguirlas.',
  sections: [
    {
      id: 'here',
      title: 'Aquí el dinero es ficticio',
      blocks: [
        'En este sitio no se puede perder dinero real, porque no puede entrar. Sí puedes perder tiempo y dinero ficticio. El operador puede detener o reiniciar el entorno de pruebas, y con él acaban todos los saldos.',
        'La [prueba de solvencia](/proof) muestra que los libros están completos y cuadran. No puede mostrar que existan activos fuera de ellos, y aquí no los hay: la cuenta de custodia también es ficticia.',
      ],
    },
    {
      id: 'rates',
      title: 'Las tasas no son de este mundo',
      blocks: [
        'Los planes pagan tasas muy superiores a las de cualquier inversión real. Solo pueden mostrarse porque el dinero es ficticio y el operador aparta cada rendimiento antes de venderlo. La cifra anual junto a cada tasa es aritmética: exigiría la misma reserva una y otra vez, y el operador no la tiene.',
        'Si alguien te ofrece tasas así con dinero real, tómalo como una advertencia. Un rendimiento alto y fijo en pocas semanas, pagado sin falta, suele ser la marca de un esquema que paga a los antiguos con el dinero de los nuevos.',
      ],
    },
    {
      id: 'bots',
      title: 'Los bots no generan tu rendimiento',
      blocks: [
        'Los [bots](/bots) operan con dinero ficticio y reglas publicadas. Pueden perder en mercados al alza y a la baja, y su peor caída aparece junto a su resultado. Casi todos sus precios son simulados, y así se indica. Un buen historial con precios simulados no dice nada de los reales, y el pasado dice poco del futuro.',
      ],
    },
    {
      id: 'leaving',
      title: 'Salir antes te cuesta el resto',
      blocks: [
        'El capital de un plan queda bloqueado hasta el final del plazo. Puedes salir cualquier día, con tu capital y lo devengado hasta entonces según la regla de salida. El rendimiento que habrías obtenido al quedarte se pierde.',
      ],
    },
    {
      id: 'real',
      title: 'Si algún día lo haces con dinero real',
      blocks: [
        {
          list: [
            'Los criptoactivos pueden caer a la mitad en semanas, y una moneda puede quedarse sin valor.',
            'Una plataforma puede quebrar o sufrir un robo con tus activos dentro; el seguro de depósitos no suele cubrirlo.',
            'Una transferencia a una dirección o red equivocada no se puede deshacer.',
            'Comprueba en la lista del propio regulador de tu país si la empresa está registrada.',
            'Prueba pronto un retiro. Si antes hay que pagar una comisión, un impuesto o una mejora de cuenta, es señal de fraude.',
            'Pon solo lo que podrías perder por completo, y no pidas prestado para ello.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Preguntas para cualquier plataforma, también esta',
      blocks: [
        {
          list: [
            '¿De dónde sale el rendimiento y dónde está ahora? Aquí: de la [reserva](/proof), apartado antes de la venta.',
            '¿Quién puede comprobarlo sin preguntarte? Aquí: [cualquiera](/verify).',
            '¿Cómo salgo, con qué rapidez y a qué costo? Aquí: cualquier día, con un código por correo y una aprobación, [sin comisiones](/fees).',
          ],
        },
      ],
    },
  ],
}
