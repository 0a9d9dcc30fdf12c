/** A public figure on a page of its own: the words around what it is made of. */
import type { Catalogue } from '../../types/catalogue.ts'
export const stats: Catalogue<'ar'>['stats'] = {
  as_of: 'حتى {as_of}.',
  as_of_entry: 'حتى {as_of}، إلى القيد {entry} في دفتر اليومية.',
  units: {
    usd: 'بالدولار الأمريكي، أموال تجريبية.',
    percent: 'نسبة مئوية.',
    count: 'عدد.',
    seconds: 'مدة زمنية.',
    instant: 'لحظة زمنية، بتوقيتك المحلي.',
  },
  made_of: 'ممّ يتكوّن',
  by_day: 'ممّ يتكوّن، لكل يوم بتوقيت UTC',
  earlier: 'كل الأيام السابقة',
  records: {
    zero: 'لا سجلات',
    one: 'سجل واحد',
    two: 'سجلان',
    few: '{count} سجلات',
    many: '{count} سجلًا',
    other: '{count} سجل',
  },
  parts: {
    members: 'أرصدة الأعضاء',
    withdrawals_counted: 'السحوبات المحسوبة',
  },
  none: 'لم يُحسب شيء بعد',
  none_help: 'حالما يوجد سجل يظهر هنا، ويكون الرقم مجموع السجلات.',
  single: 'ليس مجموعًا',
  single_help: 'يُقرأ من السجلات التي يسميها التعريف، وليست له أجزاء تُجمع.',
  where: 'أين السجلات',
  links: {
    proof: 'إثبات الملاءة',
    plans: 'الخطط',
    trades: 'الصفقات المباشرة',
    bots: 'الروبوتات وسجلاتها',
  },
  programs: 'الشيء نفسه للبرامج (JSON)',
  others: 'أرقام عامة أخرى',
  failed: 'تعذرت قراءة هذا الرقم.',
}
