/** Emails that are no notices, and the platform’s own reasons, in Arabic. Notices are in notices.ts. */
import type { LetterText } from '../article.ts'
import type { Translation } from '../translated.ts'

/** The first sentence of every email and document. */
export const ribbon = 'بيئة تجريبية: أموال تجريبية. لا ترسل أموالًا حقيقية.'

const LIFE = 'يُستخدم مرة واحدة خلال 10 دقائق، ويحل محله أي رمز أحدث.'

/** Emails with a code, and those to an address rather than an account. */
export const letters: Translation['letters'] = {
  verify: {
    subject: 'رمز تأكيد حسابك',
    paragraphs: [`أدخل هذا الرمز لتأكيد بريدك وإتمام التسجيل. ${LIFE}`],
    footnotes: ['إن لم تسجّل، فتجاهل هذه الرسالة: لا يحدث شيء من دون الرمز.'],
    action: 'تأكيد الحساب',
  },
  verify_again: {
    subject: 'رمز تأكيد حسابك',
    paragraphs: [
      `سجّل أحد مرة أخرى بعنوان البريد هذا الذي لم يكن قد تأكّد بعد. يُتم هذا الرمز ذلك التسجيل الأحدث، بأسمائه وكلمة مروره. ${LIFE}`,
    ],
    footnotes: ['إن لم تكن أنت من فعل ذلك، فلا تُدخل الرمز.'],
    action: 'تأكيد الحساب',
  },
  login: {
    subject: 'رمز تسجيل الدخول',
    paragraphs: [`أدخل هذا الرمز لإتمام تسجيل الدخول. ${LIFE}`],
    footnotes: ['إن لم تكن أنت من فعل ذلك، فهناك من يعرف كلمة مرورك: عيّن كلمة جديدة عبر «نسيت كلمة المرور».'],
    action: 'تأكيد تسجيل الدخول',
  },
  reset: {
    subject: 'رمز تعيين كلمة مرور جديدة',
    paragraphs: [`أدخل هذا الرمز مع كلمة مرورك الجديدة. ${LIFE}`],
    footnotes: ['إن لم تطلبه، فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.'],
    action: 'تعيين كلمة مرور جديدة',
  },
  withdrawal: {
    subject: 'رمز تأكيد سحب',
    paragraphs: [`أدخل هذا الرمز لتأكيد هذا السحب. ${LIFE}`, 'المبلغ: {amount}', 'إلى: {destination}'],
    footnotes: ['إن لم تطلبه، فلا تعطِ الرمز لأحد: عيّن كلمة مرور جديدة، ويسقط السحب من تلقاء نفسه.'],
    action: '',
  },
  password_changed: {
    subject: 'تغيّرت كلمة مرورك',
    paragraphs: ['تغيّرت كلمة مرورك برمز أُرسل إلى هذا العنوان. سُجّل خروج كل الأجهزة، وجُمّدت السحوبات 24 ساعة.'],
    footnotes: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأمّن صندوق بريدك.'],
    action: 'تعيين كلمة مرور جديدة',
  },
  email: {
    subject: 'رمز استخدام هذا البريد',
    paragraphs: [`أدخل هذا الرمز ليصبح هذا بريد حسابك في Clearterm. ${LIFE}`],
    footnotes: ['إن لم تطلبه، فتجاهل هذه الرسالة: لا يحدث شيء من دون الرمز.'],
    action: 'فتح الإعدادات',
  },
  email_left: {
    subject: 'تغيّر بريد حسابك',
    paragraphs: [
      'يستخدم حسابك الآن {email}. ولا تصل الرسائل إلى هنا بعد الآن. جُمّدت السحوبات 24 ساعة.',
      'إن لم تكن أنت من فعل ذلك، فتراجع عنه: يعود هذا العنوان لك، ويُسجّل خروج كل الأجهزة، وتبقى السحوبات مجمّدة 24 ساعة.',
    ],
    footnotes: ['يعمل الرابط مرة واحدة خلال 72 ساعة.'],
    action: 'لم أكن أنا',
  },
  email_restored: {
    subject: 'عاد حسابك إلى استخدام هذا البريد',
    paragraphs: ['أُلغي تغيير بريدك. سُجّل خروج كل الأجهزة، وجُمّدت السحوبات 24 ساعة.'],
    footnotes: ['من غيّره كان يعرف كلمة مرورك: عيّن كلمة جديدة الآن.'],
    action: 'تعيين كلمة مرور جديدة',
  },
  invited_auditor: invitation('أنت مدعو إلى Clearterm بصفة مدقق', 'الاطلاع على لوحة الإدارة'),
  invited_operator: invitation('أنت مدعو إلى Clearterm بصفة مشغّل', 'معالجة قوائم الانتظار'),
  invited_administrator: invitation('أنت مدعو إلى Clearterm بصفة مدير', 'إدارة المنصة'),
  support_received: {
    subject: 'سؤالك إلى دعم Clearterm',
    paragraphs: ['افتح الرابط ليصلنا سؤالك. يعرضه الرابط بعد ذلك مع إجاباتنا.', 'يمكنك كتابة المزيد هناك.'],
    footnotes: ['يعمل الرابط 30 يومًا إذا فتحته خلال 7 أيام. إن لم تكتب إلينا، فتجاهل هذه الرسالة.'],
    action: 'فتح المحادثة',
  },
  support_answered: {
    subject: 'أجابك دعم Clearterm',
    paragraphs: ['وصلت إجابة عن سؤالك. يعرضها الرابط.', 'يمكنك الرد هناك.'],
    footnotes: ['يعمل الرابط 30 يومًا.'],
    action: 'قراءة الإجابة',
  },
  closed: {
    subject: 'أُغلق حسابك',
    paragraphs: [
      'أُغلق حسابك، ولا يستطيع أحد تسجيل الدخول إليه بعد الآن.',
      'محونا اسمك وبريدك وهاتفك وتاريخ ميلادك وعناوينك وبياناتك البنكية وملفاتك ورسائلك.',
      'يحتفظ دفتر الأستاذ بمبالغ الحركات السابقة وتواريخها تحت رقم بلا اسم، كي تبقى الدفاتر متوازنة.',
    ],
    footnotes: ['يمكنك التسجيل من جديد بهذا البريد في أي وقت: سيكون حسابًا جديدًا.'],
    action: '',
  },
}

function invitation(subject: string, task: string): LetterText {
  return {
    subject,
    paragraphs: [
      `يدعوك {by} إلى ${task} في Clearterm، وهي بيئة تجريبية بأموال تجريبية.`,
      'افتح الرابط واختر كلمة مرور، أو أدخل كلمة مرور حسابك الموجود هنا.',
    ],
    footnotes: ['يعمل الرابط مرة واحدة خلال ثلاثة أيام. إن كنت لا تعرف سبب وصوله إليك، فتجاهله: لا يحدث شيء.'],
    action: 'قبول الدعوة',
  }
}

/** Of notices and records, for when no person gave one. */
export const platformReasons: Translation['platformReasons'] = {
  declined: 'رفضه مدير',
  deleted: 'حذفه مدير',
  rail_declined: 'رفضته قناة الدفع التجريبية',
  no_reason: 'لم يذكر المدير سببًا.',
  plan_not_offered: 'لم تعد الخطة معروضة',
  plan_out_of_range: 'المبلغ خارج نطاق الخطة',
  plan_not_covered: 'لم يستطع الاحتياطي تغطية عائدها',
}
