/** What members say, on the front page. */
import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'ar'>['voices'] = {
  eyebrow: 'آراء الأعضاء',
  title: 'ماذا يقول مستخدمونا عنا',
  none: 'لا آراء بعد',
  how: 'لا يُكتب رأي إلا من حساب مؤكد له خطة حان استحقاقها وسحب مدفوع. وتظهر الخطة ونتيجتها والتاريخ بجانب النص. لا يُختلق أي رأي، لذا لا يوجد هنا رأي.',
  label: 'آراء الأعضاء',
  role: 'عرض دوّار',
  previous: 'الآراء السابقة',
  next: 'الآراء التالية',
  pause: 'إيقاف دوران الآراء',
  play: 'تشغيل دوران الآراء',
  page: 'الرأي {n}',
  earned: 'الخطة {plan}: دُفع {paid}، وحان استحقاقها في {date}',
}
