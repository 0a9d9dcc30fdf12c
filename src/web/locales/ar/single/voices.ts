/** What members say, on the front page. */
import type { Catalogue } from '../../types/catalogue.ts'

export const voices: Catalogue<'ar'>['voices'] = {
  eyebrow: 'آراء الأعضاء',
  title: 'ماذا يقول مستخدمونا عنا',
  label: 'آراء الأعضاء',
  role: 'عرض دوّار',
  previous: 'الآراء السابقة',
  next: 'الآراء التالية',
  pause: 'إيقاف دوران الآراء',
  play: 'تشغيل دوران الآراء',
  page: 'الرأي {n}',
  earned: 'الخطة {plan}: دُفع {paid}، وحان استحقاقها في {date}',
}
