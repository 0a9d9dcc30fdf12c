/** Words that every screen shares. */
import type { Catalogue } from '../../types/catalogue.ts'

export const common: Catalogue<'ar'>['common'] = {
  wait: 'لحظة من فضلك...',
  retry: 'حاول مرة أخرى',
  amount_meant: 'هل تقصد {amount}؟',
  reference: 'المرجع {id}',
  offline: 'أنت غير متصل. هذه الأرقام من {at}.',
  offline_empty: 'أنت غير متصل. يُحمّل هذا عند عودة الاتصال.',
  stale: 'تعذّر تحميل أحدث الأرقام. هذه من {at}.',
  cancel: 'إلغاء',
  close: 'إغلاق',
  back: 'رجوع',
  loading: 'جارٍ التحميل',
  saved: 'تم حفظ {name}.',
  csv: 'حفظ بصيغة CSV',
  optional: 'اختياري',
  all_required: 'كل الحقول مطلوبة!',
  required: 'هذا الحقل مطلوب.',
  figure: { open: '{title}: {value}. ماذا يعدّ', as_of: 'حتى {at}', made_of: 'ممّ يتكوّن' },
  source: { simulated: 'محاكاة', live: 'مباشر', replay: 'إعادة عرض {period}' },
}
