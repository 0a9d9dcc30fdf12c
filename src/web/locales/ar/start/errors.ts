/** What refusals and faults say, by code; where a code has no text here, the server's own sentence stands. */
import type { Catalogue } from '../../types/catalogue.ts'

export const errors: Catalogue<'ar'>['errors'] = {
  fallback: 'حدث خطأ!',
  in_review: 'حسابك الآن قيد المراجعة. سيصلك تحديث بالبريد الإلكتروني. شكرًا لك!',
  session_expired: 'انتهت جلستك. سجّل الدخول من جديد.',
  unexpected: 'خطأ غير متوقع في التطبيق!',
  unexpected_help: 'تعذّر عرض هذه الشاشة. ولم يتأثر حسابك.',
  reload: 'إعادة التحميل',
  no_connection: 'لا يوجد اتصال',
  no_connection_help: 'سيُحمَّل ما فتحته عند عودة الاتصال.',
  outdated: 'يتوفر إصدار جديد',
  outdated_help: 'تعذر تحميل جزء من هذه الصفحة. أعد تحميلها.',
  not_found: 'الصفحة غير موجودة',
  not_found_help: 'لا شيء في هذا العنوان.',
  forbidden: 'غير متاح لهذا الحساب',
  forbidden_help: 'ليس لديك إذن بالوصول إلى هذا. وهو متاح للمديرين.',
  home: 'العودة إلى الرئيسية',
  dashboard: 'إلى لوحة المعلومات',
  network: 'خطأ في الشبكة',
  aborted: 'أُلغي الطلب',
  timeout: 'انتهت المهلة البالغة {ms} مللي ثانية',
  protocol: 'بروتوكول غير مدعوم',
  status: 'فشل الطلب برمز الحالة {status}',
  unreadable: 'حدث خطأ، حدّث الصفحة.',
  unclear: 'حدث خطأ!',
}
