import type { QuestionGroup } from '../../article.ts'

export const account: QuestionGroup = {
  id: 'account',
  title: 'Konto und Sicherheit',
  questions: [
    {
      id: 'no-code',
      question: 'Mein Code kommt nicht an. Was kann ich tun?',
      answer: [
        'Sehen Sie im Spam-Ordner nach und fordern Sie dann einen neuen an; das geht einmal je Minute. Ein Code gilt 10 Minuten und für fünf Versuche. Auf einer Instanz ohne Mailserver liegen alle E-Mails im Test-Postfach, dessen Link das Terminal beim Start des Servers zeigt.',
      ],
    },
    {
      id: 'protect',
      question: 'Wie schütze ich mein Konto?',
      answer: [
        'Mit einem langen Passwort, das Sie nirgends sonst verwenden, und einem zweiten Faktor: einer Authenticator-App oder einem Passkey, unter Einstellungen, Sicherheit. Über Anmeldungen von einem Gerät, das vorher nicht da war, erfahren Sie per E-Mail, und ein Link darin beendet dessen Sitzung.',
      ],
    },
    {
      id: 'lost',
      question: 'Ich habe mein Telefon verloren. Kann der Support den zweiten Faktor abschalten?',
      answer: [
        'Nein, das kann niemand, und genau darum geht es. Verwenden Sie einen der zehn Wiederherstellungscodes, die Sie erhalten haben. Ohne sie bleibt das Konto für alle verschlossen, auch für Sie.',
      ],
    },
    {
      id: 'stolen',
      question: 'Ich glaube, jemand anderes hat Zugriff auf mein Konto.',
      answer: [
        'Frieren Sie es unter Einstellungen, Sicherheit ein. Das beendet alle Sitzungen und hält das Geld sofort an; ein Link, den Sie per E-Mail erhalten, gibt es zusammen mit Ihrem Passwort oder Faktor wieder frei.',
      ],
    },
    {
      id: 'suspended',
      question: 'Was ist, wenn der Betreiber mich sperrt?',
      answer: [
        'Sie erhalten den Grund per E-Mail. Ihr Geld bleibt Ihres: Pläne werden wie zugesagt fällig, und laufende Auszahlungen gehen weiter.',
      ],
    },
    {
      id: 'my-data',
      question: 'Was wissen Sie über mich, und kann ich es löschen lassen?',
      answer: [
        'Was Sie eingegeben haben, was Sie mit Spielgeld getan haben, und Ihre Sitzungen; die vollständige Liste steht in der [Datenschutzerklärung](/privacy-policy). Unter Einstellungen, Daten können Sie alles herunterladen und das Konto schließen, sobald es leer ist. Dann wird alles, was Sie benennt, sofort gelöscht.',
      ],
    },
    {
      id: 'documents',
      question: 'Soll ich meinen Reisepass hochladen?',
      answer: [
        'Nein. Verwenden Sie das Muster, das das Formular anbietet. Was auch immer hochgeladen wird, wird verschlüsselt und nach 30 Tagen gelöscht.',
      ],
    },
  ],
}
