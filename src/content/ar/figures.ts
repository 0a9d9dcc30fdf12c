/** Figures in Arabic: their names and definitions, words in the place of one, words for stored values, and the fees page. */
import type { FeesPage } from '../article.ts'
import type { Translation } from '../translated.ts'

/** Name and definition of each public figure. */
export const stats: Translation['stats'] = {
  coverage: {
    title: 'تغطية الاحتياطي',
    definition:
      'ما في الحفظ مقسومًا على المستحق، مع احتساب كل وعد مفتوح كاملًا، ومقطوعًا بعد رقمين عشريين. الحفظ على الورق: فهذا يُظهر صحة الحساب، لا وجود أصول خارج الدفاتر.',
  },
  custody: {
    title: 'في الحفظ',
    definition: 'الإيداعات المسوّاة ومال المشغّل نفسه، مطروحًا منها السحوبات المدفوعة والقيود العكسية وما استرده المشغّل. أموال تجريبية.',
  },
  owed: {
    title: 'المستحق للأعضاء',
    definition: 'أرصدة كل الأعضاء، بما فيها المال المحجوز والمربوط، والعائد الموعود كاملًا لكل خطة مفتوحة.',
  },
  reserve_free: {
    title: 'الاحتياطي الحر',
    definition: 'مال المشغّل نفسه الذي لم يوعد به أحد بعد: ما يمكن بيع خطط أخرى عليه.',
  },
  reserve_committed: {
    title: 'الاحتياطي المخصّص',
    definition: 'العوائد الموعودة لكل الخطط المفتوحة، مُجنَّبة في الخطوة التي اشتُريت فيها كل خطة.',
  },
  verified_users: {
    title: 'أعضاء ببريد مؤكد',
    definition: 'أعضاء لهم بريد إلكتروني مؤكد وحساب مفتوح. ولا يُحتسب المديرون ولا الحسابات المغلقة.',
  },
  deposits_settled: {
    title: 'إيداعات مسوّاة',
    definition: 'كل إيداع تمت تسويته في البيئة التجريبية منذ البداية. ولا تُحتسب تعديلات المشغّل. أموال تجريبية.',
  },
  withdrawals_paid: {
    title: 'سحوبات مدفوعة',
    definition: 'كل سحب دُفع في البيئة التجريبية منذ البداية. أموال تجريبية.',
  },
  median_withdrawal_time: {
    title: 'وسيط مدة السحب',
    definition:
      'من طلب السحب إلى دفعه، بما في ذلك تأكيد العضو نفسه: القيمة الوسطى لأحدث 1,000 سحب مدفوع، وإذا كان العدد زوجيًا فالأطول من القيمتين الوسطيين.',
  },
  returns_paid: {
    title: 'عوائد مدفوعة',
    definition: 'كل عائد دُفع عند استحقاق خطة أو إنهائها مبكرًا، من الاحتياطي الذي جُنّب له. أموال تجريبية.',
  },
  plans_sold: {
    title: 'خطط مبيعة',
    definition: 'كل شراء لخطة، المفتوحة منها والمنتهية، بما في ذلك الخطط التي أُعيد استثمارها عند الاستحقاق.',
  },
  running_since: {
    title: 'تعمل منذ',
    definition: 'تاريخ الأعمال لأول قيد في دفتر اليومية لهذه النسخة.',
  },
  checkpoint_epoch: {
    title: 'أحدث دورة لإثبات الملاءة',
    definition: 'رقم أحدث بيان بالمستحق وُقّع في السجل العام.',
  },
  checkpoint_age: {
    title: 'عمر أحدث دورة لإثبات الملاءة',
    definition: 'الزمن المنقضي منذ قراءة الدفاتر لأجل أحدث بيان في السجل العام. ويُصنع بيان جديد كل عشر دقائق تحركت فيها الدفاتر.',
  },
  last_fill: {
    title: 'آخر تنفيذ',
    definition: 'آخر وقت تداول فيه أحد روبوتاتنا على الورق.',
  },
} as const

/** Names of the figures of a solvency statement, for screens and the certificate. */
export const epochFigures: Translation['epochFigures'] = {
  liabilities: 'المستحق للأعضاء',
  liabilities_note: 'الأرصدة وكل الوعود القائمة',
  custody: 'في الحفظ',
  custody_note: 'أموال تجريبية',
  free: 'الاحتياطي الحر',
  free_note: 'غير موعود به لأحد',
  committed: 'الاحتياطي المخصّص',
  committed_note: 'مُجنَّب للخطط المفتوحة',
  coverage: 'التغطية',
}

/** Accounts, factors, devices, destinations. */
export const values: Translation['values'] = {
  bank: 'حساب بنكي {number}',
  main: 'الرئيسي',
  bonus: 'المكافأة',
  earning: 'الكسب',
  totp: 'تطبيق مصادقة',
  passkey: 'مفتاح المرور «{name}»',
  device: '{browser} على {system}',
  device_system: 'متصفح على {system}',
  device_program: 'برنامج',
  device_unknown: 'جهاز غير معروف',
}

/** In the place of a figure that does not exist, or is too large to read. */
export const figureWords: Translation['figureWords'] = {
  many_times: 'أكثر من 10 أضعاف',
  nothing_owed: 'لا شيء مستحق',
  none_paid: 'لم يُدفع أي سحب بعد',
  not_yet: 'ليس بعد',
}

/** The status of the services, and of the operator. */
export const liveWords: Translation['liveWords'] = {
  all_operational: 'جميع الخدمات تعمل',
  not_operational: 'لا يعمل:',
  starting: 'قيد البدء:',
  comma: '، ',
  services: {
    store: 'قاعدة البيانات',
    ledger: 'دفتر الأستاذ',
    clock: 'الساعة',
    prices: 'الأسعار',
    proof: 'إثبات الملاءة',
    mail: 'البريد',
  },
  no_company: 'مشغّل بيئة تجريبية، وليس شركة',
}

/** That there are none, and what each kind of entry does. */
export const fees: FeesPage = {
  title: 'الرسوم',
  summary: 'لا توجد رسوم.',
  sections: [
    {
      id: 'none',
      title: 'لا يُحتسب شيء',
      blocks: [
        'لا على فتح حساب أو الاحتفاظ به أو إغلاقه، ولا على إيداع أو خطة أو خروج مبكر أو سحب. المال تجريبي، فالرسم عليه سيكون تجريبيًا أيضًا؛ ومع ذلك لا رسوم.',
        'هذا أكثر من وعد. لا يتحرك المال إلا بقيود، وكل قيد يجب أن يكون من أحد الأنواع أدناه، ولا يأخذ أي منها من عضو شيئًا لصالح المشغّل. ويقارن اختبار في البرنامج هذه القائمة بقائمة دفتر الأستاذ نفسه، ويفشل إذا نقص هنا نوع.',
      ],
    },
    {
      id: 'not-fees',
      title: 'ما يكلّف شيئًا مع ذلك',
      blocks: [
        {
          list: [
            'الخروج المبكر: تتخلى عن الجزء من العائد الذي لم يتراكم بعد. ولا يُمس رأس مالك.',
            'تداول الروبوتات نفسها: تنفيذاتها على الورق تتحمل رسومًا وفوارق أسعار وانزلاقًا، لأن سجلًا بلا تكاليف يجمّل صورتها. لا تدفع أنت شيئًا منها، ولا تغيّر شيئًا في حسابك.',
          ],
        },
      ],
    },
  ],
  moves: {
    'operator.fund': {
      name: 'دفعة من المشغّل',
      from: 'الحفظ',
      to: 'الاحتياطي أو الميزانية',
      why: 'مال المشغّل نفسه، قبل أن يمكن الوعد بأي شيء.',
    },
    'operator.take': {
      name: 'استرداد من المشغّل',
      from: 'الاحتياطي أو الميزانية',
      to: 'الحفظ',
      why: 'بحد أقصى ما دفعه المشغّل، وليس أبدًا مما هو مخصّص.',
    },
    'deposit.settle': { name: 'إيداع', from: 'الحفظ', to: 'رصيدك', why: 'المبلغ كاملًا كما أودعته.' },
    'plan.lock': {
      name: 'شراء خطة',
      from: 'رصيدك',
      to: 'رأس مالك المربوط',
      why: 'يبقى لك، ويُعاد في النهاية.',
    },
    'plan.commit': {
      name: 'تجنيب العائد',
      from: 'الاحتياطي الحر',
      to: 'الاحتياطي المخصّص',
      why: 'العائد الموعود كاملًا، في مجموعة القيود نفسها مع الشراء.',
    },
    'plan.unlock': {
      name: 'إعادة رأس المال',
      from: 'رأس مالك المربوط',
      to: 'رصيدك',
      why: 'رأس المال كاملًا، في النهاية أو عند خروجك.',
    },
    'plan.pay': {
      name: 'دفع العائد',
      from: 'الاحتياطي المخصّص',
      to: 'رصيدك',
      why: 'ما وُعد به، أو ما تراكم عندما تخرج مبكرًا.',
    },
    'plan.release': {
      name: 'الباقي غير المكتسب',
      from: 'الاحتياطي المخصّص',
      to: 'الاحتياطي الحر',
      why: 'بعد خروج مبكر: الجزء الذي لم يكن قد تراكم.',
    },
    'withdrawal.hold': { name: 'طلب سحب', from: 'رصيدك', to: 'أموالك المحجوزة', why: 'كي لا يُنفق مرتين.' },
    'withdrawal.pay': { name: 'دفع السحب', from: 'أموالك المحجوزة', to: 'الحفظ', why: 'المبلغ كاملًا كما طلبته.' },
    'withdrawal.release': {
      name: 'انتهاء السحب',
      from: 'أموالك المحجوزة',
      to: 'رصيدك',
      why: 'رُفض أو أُلغي أو سقط: يعود كله.',
    },
    transfer: { name: 'تحويل', from: 'مكافأتك أو كسبك', to: 'رصيدك', why: 'عندما تطلبه، دون شروط.' },
    'referral.bonus': { name: 'مكافأة إحالة', from: 'ميزانية الإحالات', to: 'مكافأتك', why: 'من مال المشغّل نفسه.' },
    'adjustment.credit': {
      name: 'إضافة من المشغّل',
      from: 'ميزانية التعديلات',
      to: 'حسابك',
      why: 'مع سبب، في كشف حسابك.',
    },
    'adjustment.debit': {
      name: 'استرجاع إضافة',
      from: 'حسابك',
      to: 'ميزانية التعديلات',
      why: 'بحد أقصى ما أُضيف من قبل، مع سبب، في كشف حسابك.',
    },
    reversal: {
      name: 'قيد عكسي',
      from: 'حسابك',
      to: 'الحفظ',
      why: 'ما أُضيف خطأً، بموافقة مدير ثانٍ. ولا يذهب إلى أي ميزانية للمشغّل.',
    },
  },
}
