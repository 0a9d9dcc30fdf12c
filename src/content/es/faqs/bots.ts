import type { QuestionGroup } from '../../article.ts'

export const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots y precios',
  questions: [
    {
      id: 'what-bots',
      question: '¿Qué hacen los bots de IA?',
      answer: [
        'Seis [bots](/bots) operan con dinero ficticio y con reglas publicadas junto a sus parámetros: desde una cartera que solo vuelve a partes iguales hasta dos que aprenden cuánto peso dar a las demás reglas. Cada página muestra los resultados netos y brutos, la peor caída, los periodos de pérdidas y las mismas monedas simplemente compradas y mantenidas.',
      ],
    },
    {
      id: 'bot-earns',
      question: '¿El bot opera con mi dinero?',
      answer: [
        'No. «Activar bot» significa elegir un plan y, con él, el bot cuyo historial sigues. Tu capital se queda en el libro mayor; los bots tienen su propia cuenta ficticia, y nada de lo que ganan o pierden llega a la tuya.',
      ],
    },
    {
      id: 'simulated',
      question: '¿Son reales los precios?',
      answer: [
        'Cada precio nombra su fuente: SIMULADO, EN VIVO o REPETICIÓN, con sus años. De entrada son simulados. Un precio de más de dos minutos lleva una marca, y ningún bot opera con él.',
      ],
    },
    {
      id: 'live-trades',
      question: '¿Son reales las operaciones en vivo?',
      answer: [
        'Son ejecuciones reales de nuestros propios bots con dinero ficticio, con su hora, su comisión y su resultado, pérdidas incluidas. Cada fila se abre hasta el precio al que se ejecutó. Cuando no pasa nada, la página dice cuándo fue la última. Mira las [operaciones en vivo](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: '¿Puedo probar las reglas por mi cuenta?',
      answer: [
        'Sí. El [laboratorio](/bots/lab) aplica una regla a precios guardados, en tu navegador y con costos, y muestra lo que habría ganado o perdido. Lo que habría sido no es un pronóstico.',
      ],
    },
  ],
}
