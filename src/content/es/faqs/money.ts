import type { QuestionGroup } from '../../article.ts'

export const money: QuestionGroup = {
  id: 'money',
  title: 'Depósitos y retiros',
  questions: [
    {
      id: 'deposit',
      question: '¿Cómo deposito?',
      answer: [
        'Elige un importe y un método. La tarjeta de pruebas tiene tres botones (aprobar, rechazar, retrasar) y ningún campo para el número. Una billetera muestra una dirección de pruebas, y el banco, una cuenta de muestra. Un administrador acredita lo que no resuelve la tarjeta.',
      ],
    },
    {
      id: 'delayed',
      question: 'Mi depósito sigue pendiente. ¿Y ahora?',
      answer: [
        'Los depósitos por billetera y por banco esperan a un administrador. Si tarda más de 15 minutos, escribe a [soporte](/contact) con el identificador de la transacción. Pendiente significa que todavía no se ha movido nada.',
      ],
    },
    {
      id: 'withdraw',
      question: '¿Cómo funciona un retiro y cuánto tarda?',
      answer: [
        'Lo pides, el importe se retiene al instante y un código llega a tu correo. Confirmas en menos de 15 minutos y un administrador lo aprueba; el operador puede dejar pasar importes pequeños sin ello. Lo que tardó de verdad está en [la página de inicio](/) como mediana, calculada con los registros.',
      ],
    },
    {
      id: 'fees',
      question: '¿Cuánto cuesta?',
      answer: [
        'Nada. No hay comisión por depositar, mantener, comprar, salir o retirar, y el libro mayor no tiene ningún tipo de asiento que pudiera cobrarla. La [página de comisiones](/fees) enumera todos los tipos que existen.',
      ],
    },
    {
      id: 'upgrade',
      question: '¿Tendré que pagar algo o mejorar mi cuenta para sacar mi dinero?',
      answer: [
        'No. Un retiro nunca depende de una comisión, un impuesto, una mejora de cuenta u otro depósito. Si algún sitio te lo pide, detente: es la forma más común del fraude.',
      ],
    },
    {
      id: 'declined',
      question: '¿Qué pasa si se rechaza mi retiro?',
      answer: ['El dinero vuelve a tu saldo en el mismo asiento, y lees el motivo junto a la transacción. Puedes volver a pedirlo.'],
    },
    {
      id: 'referral',
      question: '¿Cómo funcionan los bonos por referidos?',
      answer: [
        'Cuando llega a su final el primer plan de alguien que se registró con tu código, recibes una parte del rendimiento que ese plan pagó de verdad, del presupuesto de referidos del operador. Si el presupuesto está vacío, el bono espera. Puedes pasarlo a tu saldo sin condiciones.',
      ],
    },
  ],
}
