import type { Catalogue } from '../catalogue.ts'

export const leaving: Catalogue<'ar'>['leaving'] = {
  title: 'أنت تغادر Clearterm',
  lead: 'رابط في رسالة يقود إلى موقع آخر. Clearterm لا يديره ولم يفحصه.',
  host: 'يقود إلى',
  address: 'العنوان الكامل',
  never: 'لا يطلب Clearterm كلمة مرور أو رمزًا إلا في صفحاته. إن طلب موقع آخر شيئًا من ذلك فلا تُدخله.',
  plain: 'الاتصال بذلك الموقع غير مشفّر.',
  stay: 'البقاء في Clearterm',
  go: 'الذهاب إلى {host}',
  nowhere: 'هذا الرابط لا يقود إلى شيء',
  nowhere_lead: 'ليس عنوان موقع آخر عبر http أو https.',
}
