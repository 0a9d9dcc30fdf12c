/** Answers that staff can begin with, by the language of the conversation. Each is a start: staff edit it before sending. */
import type { Language } from './language.ts'

export const supportTemplates = ['received', 'deposit', 'withdrawal', 'maturity', 'suspended', 'solved'] as const
export type SupportTemplate = (typeof supportTemplates)[number]

export const supportTemplateTexts: Readonly<Record<Language, Readonly<Record<SupportTemplate, string>>>> = {
  en: {
    received: 'Thank you for your question. We are checking it and will answer here.',
    deposit: 'Your deposit is pending. It is credited after we approve it, and you get a message.',
    withdrawal: 'Your withdrawal is waiting for approval. Its amount stays reserved until we decide.',
    maturity: 'Your plan pays its capital and return on the maturity date. You can see the date on the investment.',
    suspended: 'We are reviewing the suspension of your account. Your plans continue to run and mature as promised.',
    solved: 'This is solved, so we close the conversation. An answer from you opens it again.',
  },
  es: {
    received: 'Gracias por tu consulta. La estamos revisando y responderemos aquí.',
    deposit: 'Tu depósito está pendiente. Se abona cuando lo aprobamos, y recibirás un mensaje.',
    withdrawal: 'Tu retiro espera la aprobación. Su importe queda reservado hasta que decidamos.',
    maturity: 'Tu plan paga el capital y el rendimiento en la fecha de vencimiento. La fecha figura en la inversión.',
    suspended: 'Estamos revisando la suspensión de tu cuenta. Tus planes siguen y vencen según lo prometido.',
    solved: 'Está resuelto, así que cerramos la conversación. Si respondes, se abre de nuevo.',
  },
  fr: {
    received: 'Merci pour votre question. Nous l’examinons et répondrons ici.',
    deposit: 'Votre dépôt est en attente. Il est crédité après notre approbation, et vous recevez un message.',
    withdrawal: 'Votre retrait attend une approbation. Son montant reste réservé jusqu’à notre décision.',
    maturity: 'Votre plan verse le capital et le rendement à l’échéance. La date figure sur le placement.',
    suspended: 'Nous réexaminons la suspension de votre compte. Vos plans continuent et arrivent à échéance comme promis.',
    solved: 'C’est réglé : nous fermons la conversation. Si vous répondez, elle s’ouvre à nouveau.',
  },
  de: {
    received: 'Vielen Dank für Ihre Frage. Wir prüfen sie und antworten hier.',
    deposit: 'Ihre Einzahlung steht noch aus. Nach unserer Genehmigung wird sie gutgeschrieben, und Sie erhalten eine Nachricht.',
    withdrawal: 'Ihre Auszahlung wartet auf die Genehmigung. Der Betrag bleibt bis zur Entscheidung reserviert.',
    maturity: 'Ihr Plan zahlt Kapital und Ertrag am Fälligkeitstag. Das Datum steht bei der Anlage.',
    suspended: 'Wir prüfen die Sperre Ihres Kontos. Ihre Pläne laufen weiter und werden wie versprochen fällig.',
    solved: 'Die Frage ist gelöst, daher schließen wir das Gespräch. Ihre Antwort öffnet es wieder.',
  },
  ar: {
    received: 'شكرًا على سؤالك. نحن نراجعه وسنجيب هنا.',
    deposit: 'إيداعك قيد الانتظار. يُضاف إلى رصيدك بعد موافقتنا، وتصلك رسالة.',
    withdrawal: 'سحبك ينتظر الموافقة. يبقى مبلغه محجوزًا حتى نقرر.',
    maturity: 'تدفع خطتك رأس المال والعائد في تاريخ الاستحقاق. تجد التاريخ في صفحة الاستثمار.',
    suspended: 'نراجع تعليق حسابك. تستمر خططك وتُستحق كما وُعدت.',
    solved: 'حُلّت المسألة، لذلك نغلق المحادثة. إذا أجبت تُفتح من جديد.',
  },
}
