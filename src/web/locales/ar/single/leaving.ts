import type { Catalogue } from '../../types/catalogue.ts'

export const leaving: Catalogue<'ar'>['leaving'] = {
  title: 'أنت تغادر Clearterm',
  lead: 'رابط في رسالة يؤدي إلى موقع آخر. Clearterm لا تديره ولم تفحصه.',
  host: 'يؤدي إلى',
  address: 'العنوان الكامل',
  never: 'لا تطلب Clearterm كلمة مرور أو رمزًا إلا في صفحاتها. إن طلب موقع آخر شيئًا من ذلك فلا تُدخله.',
  plain: 'الاتصال بذلك الموقع غير مشفّر.',
  stay: 'البقاء في Clearterm',
  go: 'الذهاب إلى {host}',
  nowhere: 'هذا الرابط لا يؤدي إلى شيء',
  nowhere_lead: 'ليس عنوان موقع آخر عبر http أو https.',
}
