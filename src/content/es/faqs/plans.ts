import type { QuestionGroup } from '../../article.ts'

export const plans: QuestionGroup = {
  id: 'plans',
  title: 'Planes y rendimientos',
  questions: [
    {
      id: 'where-from',
      question: '¿De dónde sale el rendimiento de un plan?',
      answer: [
        'De la reserva del operador. Cuando compras, todo el rendimiento pasa de la reserva libre a la comprometida, en el mismo grupo de asientos que bloquea tu capital. Ningún bot lo genera y no lo paga el depósito de ningún otro miembro.',
      ],
    },
    {
      id: 'no-reserve',
      question: '¿Qué pasa cuando se agota la reserva?',
      answer: [
        'Se deja de vender. Cada plan muestra la capacidad que permite la reserva y, cuando llega a cero, está «totalmente suscrito». Los planes vendidos antes no se tocan: su rendimiento ya está apartado.',
      ],
    },
    {
      id: 'high-rates',
      question: '¿Por qué son tan altas las tasas?',
      answer: [
        'Porque el dinero es ficticio. Ninguna inversión real paga tasas así durante mucho tiempo, y nadie puede prometerlas honestamente. La cifra anual junto a cada tasa solo dice qué supondría repetirla todo el año; la reserva no podría financiarlo.',
      ],
    },
    {
      id: 'leave-early',
      question: '¿Puedo salir antes del final?',
      answer: [
        'Sí, cualquier día. Recibes una cotización exacta al centavo, válida durante 60 segundos: tu capital y lo devengado hasta ese segundo según la regla de salida del plan. El resto de la promesa vuelve a la reserva.',
      ],
    },
    {
      id: 'at-maturity',
      question: '¿Qué pasa al final del plazo?',
      answer: [
        'El capital y el rendimiento llegan a tu saldo. Hasta ese momento puedes elegir volver a colocar el capital, o ambos. Si una renovación no es posible, por ejemplo porque el plan está totalmente suscrito, se pagan ambos y un mensaje te dice por qué.',
      ],
    },
    {
      id: 'accrues',
      question: '¿Se devenga en fin de semana?',
      answer: ['Sí, de lunes a domingo, segundo a segundo, en partes iguales desde la compra hasta el final del plazo.'],
    },
    {
      id: 'not-offered',
      question: '¿Por qué hay planes que figuran pero no se ofrecen?',
      answer: [
        'El operador no ha fijado sus condiciones ni ha dotado una reserva para ellos. Hasta que existan ambas cosas, un plan tiene un nombre y nada más, y no se puede comprar. Mira [todos los planes](/plans).',
      ],
    },
    {
      id: 'ira',
      question: '¿El plan IRA/401K es una cuenta de jubilación?',
      answer: [
        'No. Es un plan como los demás, y el formulario que lo acompaña es una [solicitud de práctica](/ira-form). No se abre ninguna cuenta, no interviene ningún custodio y no hay tratamiento fiscal.',
      ],
    },
  ],
}
