import type { Section } from '../../article.ts'

/** Plans, from the choice to the end, in Spanish. */
export const invest: readonly Section[] = [
  {
    id: 'choose',
    title: 'Elegir un plan',
    blocks: [
      'La página [Planes](/plans) enumera nueve planes. Los que están a la venta muestran la tasa contratada para todo el plazo, la parte que corresponde a un día, el plazo, el importe mínimo y el máximo, y la capacidad disponible. Junto a cada tasa figura el rendimiento porcentual anual (APY), que es aritmética: solo se cumpliría si el plan se repitiera todo el año, y eso la reserva no puede financiarlo. Las tasas están muy por encima de lo que paga cualquier inversión real.',
      'Un plan sin condiciones figura en la lista con la indicación «no se ofrece». Un plan cuyo rendimiento no alcanza a cubrir la reserva está «totalmente suscrito» y no se puede comprar.',
    ],
  },
  {
    id: 'buy',
    title: 'Comprarlo',
    blocks: [
      {
        list: [
          'Abre el plan, introduce un importe dentro de su margen y confirma.',
          'En un solo paso del libro mayor, tu capital pasa del saldo principal a la cuenta bloqueada, y todo el rendimiento prometido pasa de la reserva libre del operador a la comprometida. O suceden ambas cosas o ninguna.',
          'La inversión conserva las condiciones con las que se vendió. Si el operador cambia el plan más adelante, la tuya sigue como estaba.',
        ],
      },
    ],
  },
  {
    id: 'accrue',
    title: 'Mientras corre',
    blocks: [
      'El rendimiento se devenga segundo a segundo, de lunes a domingo. Lo devengado se muestra y no es tuyo antes de que el plan termine; hasta entonces no se escribe ningún asiento por ello. El panel, la página [Inversiones](/investments) y un calendario al que puedes suscribirte muestran qué vence y cuándo.',
      'Para cada inversión eliges qué pasa al vencimiento: cobrar, volver a colocar el capital, o volver a colocar capital y rendimiento. Puedes cambiar de idea hasta que venza. Si no puede volver a colocarse, se paga y se te dice por qué.',
    ],
  },
  {
    id: 'end',
    title: 'Cuando termina',
    blocks: [
      'Al vencimiento, capital y rendimiento están en tu saldo principal. No hay que pedir nada y no se cobra ninguna comisión.',
      'Puedes salir cualquier día antes. La página muestra una cotización válida durante 60 segundos: tu capital y lo devengado hasta entonces según la regla de salida del plan. El resto del rendimiento prometido vuelve a la reserva del operador, y lo pierdes.',
    ],
  },
]
