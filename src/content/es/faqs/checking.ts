import type { QuestionGroup } from '../../article.ts'

export const checking: QuestionGroup = {
  id: 'checking',
  title: 'Comprobar lo que decimos',
  questions: [
    {
      id: 'how-check',
      question: '¿Cómo puedo comprobar que deben lo que dicen?',
      answer: [
        'La [prueba de solvencia](/proof) publica un total firmado de lo que se debe a todos, renovado en los diez minutos siguientes a un cambio. Tu navegador puede [verificar](/verify) que tu propio dinero está incluido, con un archivo que también se abre sin conexión, y un programa sin nada de nuestro código hace lo mismo desde fuera.',
      ],
    },
    {
      id: 'cannot-show',
      question: '¿Qué no puede mostrar la prueba?',
      answer: [
        'Que haya algo guardado fuera de estos libros. La cuenta de custodia es ficticia. La prueba muestra aritmética, integridad y coherencia, y no detecta a quien se dejó fuera hasta que esa persona mira.',
      ],
    },
    {
      id: 'figures',
      question: '¿De dónde salen las cifras de la página de inicio?',
      answer: [
        'Cada una es un recuento de nuestros propios registros. Tócala y leerás su definición y la hora del recuento. El cero se muestra como cero, y nada se redondea hacia arriba.',
      ],
    },
    {
      id: 'testimonials',
      question: '¿Son reales los testimonios?',
      answer: [
        'Solo puede escribir uno un miembro con el correo verificado, un plan que llegó a su final y un retiro pagado. El plan, el resultado y la fecha aparecen junto al texto. Si nadie lo ha hecho, la sección está vacía y lo dice.',
      ],
    },
    {
      id: 'api',
      question: '¿Hay una API?',
      answer: [
        'Sí, la misma que usan estas páginas, descrita en [/api/docs](/api/docs). Todo lo que ves aquí también puede leerlo un programa.',
      ],
    },
  ],
}
