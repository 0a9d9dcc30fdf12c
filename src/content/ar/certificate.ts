/** What the printed reserve certificate says besides the signed values, in Arabic. */
import type { CertificateWords } from '../print/paper.ts'
import { epochFigures } from './epoch-figures.ts'

export const certificate: CertificateWords = {
  title: 'شهادة الاحتياطي',
  subtitle: 'الدورة {epoch}، حتى \u2066{at} UTC\u2069',
  paper:
    'الأصول أموال تجريبية: حساب الحفظ لا يوجد إلا في هذه الدفاتر. هذه الصفحة والإثبات الذي وراءها يبيّنان صحة الحساب والاكتمال والاتساق، لا أن شيئًا محفوظ خارجها.',
  owed_heading: 'الالتزامات والأصول',
  ...epochFigures,
  signed_heading: 'القيم الموقّعة',
  root: 'جذر الدورة',
  log: 'السجل العام',
  checkpoint: 'نقطة التحقق',
  head: 'عدد المدخلات {size}، الجذر {root}',
  signature: 'التوقيع',
  public_key: 'المفتاح العام',
  check_here: 'تحقق منها هنا',
  check: 'تصبح لهذه الأرقام قيمة حين يُتحقق منها: من كل عضو يجد ماله في المجموع، ومن أي شخص يجمع الأوراق المنشورة.',
}
