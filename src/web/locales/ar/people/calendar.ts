/** The calendar feed of maturities. */
import type { Catalogue } from '../../types/catalogue.ts'

export const calendar: Catalogue<'ar'>['calendar'] = {
  title: 'الاستحقاقات في تقويمك',
  help: 'يمكن لبرنامج التقويم لديك متابعة مواعيد استحقاق خططك المفتوحة. العنوان وحده يكفيه، ومن يملكه يستطيع قراءة التواريخ والخطط. ولا مبالغ فيه.',
  make: 'إنشاء عنوان',
  made: 'يوجد عنوان منذ {at}. عُرض مرة واحدة عند إنشائه.',
  address: 'عنوان تقويمك',
  once: 'انسخه الآن: لا يُعرض إلا هذه المرة.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copy_failed: 'انسخه يدويًا',
  renew: 'إنشاء عنوان آخر',
  renew_help: 'يتوقف العنوان السابق من حينها.',
  remove: 'إيقاف التقويم',
  removed: 'أُوقف التقويم.',
  failed: 'تعذّر تحميل التقويم.',
}
