import type { Article } from '../../article.ts'

export const gold: Article = {
  title: 'Oro',
  summary: 'Un metal que no paga interés y ha sido dinero durante miles de años: cómo se tiene y qué esperar de él.',
  sections: [
    {
      id: 'what',
      title: 'Qué es',
      blocks: [
        'El oro no se oxida y es escaso: la minería de cada año solo añade un uno o dos por ciento a lo que ya está sobre la tierra. Su precio se da en dólares por onza troy, 31.1 gramos. Algo menos de la mitad de lo que existe son joyas; los bancos centrales tienen entre una sexta y una quinta parte.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo funciona',
      blocks: [
        'Puedes tener monedas y lingotes, una parte de los lingotes de una bóveda mediante un fondo, un contrato de futuros o acciones de minas. Cada forma lleva otro riesgo: el robo, el custodio, el apalancamiento o la gestión. Pregunta en cualquier bóveda si los lingotes están anotados por número a nombre de sus dueños (asignados) o si son un derecho sobre un conjunto (no asignados).',
        'De 1933 a finales de 1974 los particulares no podían tener oro en lingotes en Estados Unidos. La promesa del Estado de cambiar dólares por oro terminó para los demás Estados en agosto de 1971; desde entonces el precio flota.',
      ],
    },
    {
      id: 'returns',
      title: 'De dónde sale el rendimiento',
      blocks: [
        'Solo de un precio más alto; el oro no paga interés ni dividendo. Ha subido a menudo cuando la gente desconfiaba del dinero o cuando el interés, descontada la inflación, era bajo. Pero la espera puede ser larga: el máximo de enero de 1980, unos 850 dólares, se volvió a alcanzar en enero de 2008, y para entonces los precios de todo lo demás se habían más que duplicado.',
      ],
    },
    {
      id: 'costs',
      title: 'Cuánto cuesta',
      blocks: [
        'Las monedas y los lingotes pequeños cuestan varios puntos porcentuales más que el metal y dan menos al venderse. El almacenamiento y el seguro, o la comisión del fondo, se pagan cada año.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos habituales',
      blocks: [
        {
          list: [
            'Caídas de un tercio y más en pocos años: de 2011 a 2015 perdió más del 40%.',
            'Años sin ningún ingreso.',
            'Falsificaciones, y vendedores que almacenan lo que nunca compraron.',
            'Impuestos que cambian según la forma: infórmate de cómo se tratan las monedas, los fondos y los futuros donde vives.',
          ],
        },
      ],
    },
  ],
}
