import type { QuestionGroup } from '../../article.ts'

export const what: QuestionGroup = {
  id: 'what',
  title: 'Qué es esto',
  questions: [
    {
      id: 'real-money',
      question: '¿Es dinero real?',
      answer: [
        'No. Cada saldo, depósito, plan y retiro es dinero ficticio en un libro mayor. Nada real puede entrar y nada real sale. No envíes fondos reales: ninguna pantalla muestra una dirección que pudiera recibirlos.',
      ],
    },
    {
      id: 'why',
      question: 'Entonces, ¿para qué sirve?',
      answer: [
        'Para ver, probar y comprobar lo que una plataforma honesta tendría que mostrar: dónde está un rendimiento prometido antes de venderse, qué se debe a todos y cómo se sale. Puedes compararla con cualquier sitio que pida dinero real. [La lectura de dos minutos sobre el riesgo](/risk) dice en qué fijarse.',
      ],
    },
    {
      id: 'who',
      question: '¿Quién lo gestiona?',
      answer: [
        'Quien puso en marcha esta instancia. Lo que el operador ha dicho de sí mismo está en la [página de contacto](/contact); si allí no hay nada, es el operador de un entorno de pruebas y no una empresa. El software es de código abierto con licencia MIT, así que cualquiera puede tener una instancia.',
      ],
    },
    {
      id: 'age',
      question: '¿Quién puede abrir una cuenta?',
      answer: ['Cualquier persona de 18 años o más con una dirección de correo. No hay lista de países ni comprobación de identidad.'],
    },
    {
      id: 'licence',
      question: '¿Tiene licencia o seguro?',
      answer: [
        'No, y no hay nada que autorizar ni que asegurar: no guarda dinero de nadie. Un sitio que guarda dinero real debería estar en la lista de tu regulador, y conviene que lo busques allí, no en el sitio.',
      ],
    },
    {
      id: 'demo-data',
      question: '¿Qué significa «datos de demostración» en la franja superior?',
      answer: [
        'Que esta instancia se llenó con miembros y movimientos inventados para mostrar cómo se ve en uso. Sin esas palabras, cada cifra viene de lo que personas y bots hicieron aquí.',
      ],
    },
  ],
}
