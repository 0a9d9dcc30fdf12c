/**
 * Questions and answers in German, answers that support can begin with, and the page about the product. The footer leads to sections of
 * `about`.
 */
import type { Article, QuestionGroup } from '../article.ts'
import type { Translation } from '../translated.ts'

const what: QuestionGroup = {
  id: 'what',
  title: 'Was das hier ist',
  questions: [
    {
      id: 'real-money',
      question: 'Ist das echtes Geld?',
      answer: [
        'Nein. Jedes Guthaben, jede Einzahlung, jeder Plan und jede Auszahlung ist Spielgeld in einem Hauptbuch. Nichts Echtes kann hinein, und nichts Echtes geht hinaus. Senden Sie kein echtes Geld: Keine Seite zeigt eine Adresse, die welches annehmen könnte.',
      ],
    },
    {
      id: 'why',
      question: 'Wozu ist es dann gut?',
      answer: [
        'Um zu sehen, auszuprobieren und zu prüfen, was eine ehrliche Plattform zeigen müsste: wo ein zugesagter Ertrag liegt, bevor er verkauft wird, was allen zusammen geschuldet wird, und wie man herauskommt. Vergleichen Sie es mit jeder Website, die echtes Geld verlangt. [Das Risiko in zwei Minuten](/risk) sagt, worauf Sie achten sollten.',
      ],
    },
    {
      id: 'who',
      question: 'Wer betreibt es?',
      answer: [
        'Wer diese Instanz gestartet hat. Was der Betreiber über sich mitgeteilt hat, steht auf der [Kontaktseite](/contact); steht dort nichts, so ist es der Betreiber einer Testumgebung und kein Unternehmen. Die Software ist quelloffen unter der MIT-Lizenz, jeder kann also eine Instanz betreiben.',
      ],
    },
    {
      id: 'age',
      question: 'Wer kann ein Konto eröffnen?',
      answer: [
        'Jede Person ab 18 Jahren mit einer E-Mail-Adresse. Die Adresse prüfen wir durch einen Code. Name, Alter und Telefonnummer übernehmen wir, wie Sie sie angeben. Es gibt keine Länderliste und keine Prüfung der Identität.',
      ],
    },
    {
      id: 'licence',
      question: 'Ist es zugelassen oder versichert?',
      answer: [
        'Nein, und es gibt nichts zuzulassen oder zu versichern: Es hält niemandes Geld. Eine Website, die echtes Geld hält, sollte auf der Liste Ihrer Aufsicht stehen, und dort sollten Sie nachsehen, nicht auf der Website.',
      ],
    },
    {
      id: 'demo-data',
      question: 'Was bedeutet „Demodaten“ im Banner?',
      answer: [
        'Dass diese Instanz mit erfundenen Mitgliedern und Buchungen gefüllt wurde, um zu zeigen, wie sie im Betrieb aussieht. Ohne dieses Wort kommt jede Zahl von dem, was Menschen und Bots hier getan haben.',
      ],
    },
  ],
}

const plans: QuestionGroup = {
  id: 'plans',
  title: 'Pläne und Erträge',
  questions: [
    {
      id: 'where-from',
      question: 'Woher kommt der Ertrag eines Plans?',
      answer: [
        'Aus der Reserve des Betreibers. Wenn Sie kaufen, geht der gesamte Ertrag von der freien in die gebundene Reserve über, in derselben Buchungsgruppe, die Ihr Kapital festlegt. Kein Bot erwirtschaftet ihn, und keine Einzahlung eines anderen Mitglieds bezahlt ihn.',
      ],
    },
    {
      id: 'no-reserve',
      question: 'Was geschieht, wenn die Reserve aufgebraucht ist?',
      answer: [
        'Der Verkauf endet. Jeder Plan zeigt, wie viel die Reserve noch zulässt, und bei null ist er „ausgeschöpft“. Vorher verkaufte Pläne bleiben unberührt: Ihr Ertrag ist bereits zurückgelegt.',
      ],
    },
    {
      id: 'high-rates',
      question: 'Warum sind die Sätze so hoch?',
      answer: [
        'Weil das Geld Spielgeld ist. Keine echte Anlage zahlt solche Sätze auf Dauer, und niemand kann sie ehrlich zusagen. Die Jahreszahl neben jedem Satz sagt nur, was es hieße, ihn das ganze Jahr zu wiederholen; das könnte die Reserve nicht finanzieren.',
      ],
    },
    {
      id: 'leave-early',
      question: 'Kann ich vor dem Ende aussteigen?',
      answer: [
        'Ja, an jedem Tag. Sie erhalten eine Berechnung, die 60 Sekunden lang auf den Cent gilt: Ihr Kapital und das, was nach der Ausstiegsregel des Plans bis auf die Sekunde aufgelaufen ist. Der Rest der Zusage geht an die Reserve zurück.',
      ],
    },
    {
      id: 'at-maturity',
      question: 'Was geschieht am Ende der Laufzeit?',
      answer: [
        'Kapital und Ertrag kommen auf Ihr Guthaben. Bis dahin können Sie wählen, das Kapital oder beides erneut anzulegen. Ist eine Erneuerung nicht möglich, etwa weil der Plan ausgeschöpft ist, so wird beides ausgezahlt, und eine Nachricht nennt Ihnen den Grund.',
      ],
    },
    {
      id: 'accrues',
      question: 'Läuft der Ertrag auch am Wochenende auf?',
      answer: ['Ja, Montag bis Sonntag, sekundengenau und gleichmäßig, vom Kauf bis zum Ende der Laufzeit.'],
    },
    {
      id: 'not-offered',
      question: 'Warum sind manche Pläne aufgeführt, aber nicht angeboten?',
      answer: [
        'Der Betreiber hat für sie keine Bedingungen festgelegt und keine Reserve bereitgestellt. Solange nicht beides da ist, hat ein Plan einen Namen und sonst nichts und kann nicht gekauft werden. Siehe [alle Pläne](/plans).',
      ],
    },
    {
      id: 'ira',
      question: 'Ist der IRA/401K-Plan ein Altersvorsorgekonto?',
      answer: [
        'Nein. Er ist ein Plan wie die anderen, und das Formular dazu ist ein [Übungsantrag](/ira-form). Es wird kein Konto eröffnet, keine Verwahrstelle ist beteiligt, und es gibt keine steuerliche Behandlung.',
      ],
    },
  ],
}

const money: QuestionGroup = {
  id: 'money',
  title: 'Einzahlungen und Auszahlungen',
  questions: [
    {
      id: 'deposit',
      question: 'Wie zahle ich ein?',
      answer: [
        'Wählen Sie einen Betrag und einen Weg: Karte, Wallet oder Bank. Eine Wallet zeigt eine Testadresse, die Bank ein Musterkonto. Anstelle einer Zahlung hat die Kasse drei Schaltflächen und kein Nummernfeld: „Genehmigen“ verbucht die Einzahlung sofort, „Ablehnen“ beendet sie, „Verzögern“ lässt sie ausstehen.',
      ],
    },
    {
      id: 'delayed',
      question: 'Meine Einzahlung steht noch aus. Was nun?',
      answer: [
        'In der Testumgebung verbuchen Sie sie selbst: Öffnen Sie die Einzahlung und wählen Sie „Genehmigen“. Auch ein Administrator kann sie genehmigen oder ablehnen. Steht sie länger als 15 Minuten aus, so schreiben Sie dem [Support](/contact) die ID des Vorgangs. Ausstehend heißt, dass sich noch nichts bewegt hat.',
      ],
    },
    {
      id: 'withdraw',
      question: 'Wie läuft eine Auszahlung ab, und wie lange dauert sie?',
      answer: [
        'Sie beantragen sie, der Betrag wird sofort vorgemerkt, und ein Code geht an Ihre E-Mail-Adresse. Sie bestätigen innerhalb von 15 Minuten, und ein Administrator gibt sie frei; kleine Beträge kann der Betreiber ohne Freigabe durchlassen. Wie lange es wirklich gedauert hat, steht als Median auf der [Startseite](/), gezählt aus den Einträgen.',
      ],
    },
    {
      id: 'fees',
      question: 'Was kostet es?',
      answer: [
        'Nichts. Einzahlen, Halten, Kaufen, Aussteigen und Auszahlen kosten keine Gebühr, und das Hauptbuch hat keine Art von Buchung, die eine nehmen könnte. Die [Gebührenseite](/fees) führt jede Art auf, die es gibt.',
      ],
    },
    {
      id: 'upgrade',
      question: 'Muss ich je etwas zahlen oder ein Upgrade kaufen, um an mein Geld zu kommen?',
      answer: [
        'Nein. Eine Auszahlung hängt nie von einer Gebühr, einer Steuer, einem Upgrade oder einer weiteren Einzahlung ab. Verlangt eine Website das von Ihnen, so hören Sie auf: Es ist die häufigste Form dieses Betrugs.',
      ],
    },
    {
      id: 'declined',
      question: 'Was ist, wenn meine Auszahlung abgelehnt wird?',
      answer: [
        'Das Geld kehrt in derselben Buchung auf Ihr Guthaben zurück, und den Grund lesen Sie beim Vorgang. Sie können sie erneut beantragen.',
      ],
    },
    {
      id: 'referral',
      question: 'Wie funktionieren Empfehlungsboni?',
      answer: [
        'Wenn der erste Plan von jemandem, der sich mit Ihrem Code registriert hat, sein Ende erreicht, erhalten Sie einen Anteil an dem Ertrag, den dieser Plan wirklich gezahlt hat, aus dem Empfehlungsbudget des Betreibers. Ist das Budget leer, so wartet der Bonus. Er lässt sich ohne Bedingungen auf Ihr Guthaben umbuchen.',
      ],
    },
  ],
}

const bots: QuestionGroup = {
  id: 'bots',
  title: 'Bots und Kurse',
  questions: [
    {
      id: 'what-bots',
      question: 'Was tun die KI-Bots?',
      answer: [
        'Sechs [Bots](/bots) handeln auf dem Papier nach Regeln, die mit ihren Parametern veröffentlicht sind: von einem Portfolio, das nur immer wieder zu gleichen Teilen zurückkehrt, bis zu zweien, die lernen, die anderen Regeln zu gewichten. Jede Seite zeigt Ergebnisse vor und nach Kosten, den größten Rückgang, Verlustphasen und dieselben Coins, einfach gekauft und gehalten.',
      ],
    },
    {
      id: 'bot-earns',
      question: 'Handelt der Bot mit meinem Geld?',
      answer: [
        'Nein. „Bot aktivieren“ heißt, den Plan zu wählen, dessen Bot-Bilanz Sie verfolgen. Ihr Kapital bleibt im Hauptbuch; die Bots haben ein eigenes Konto auf dem Papier, und nichts, was sie dort einnehmen oder verlieren, erreicht das Ihre.',
      ],
    },
    {
      id: 'simulated',
      question: 'Sind die Kurse echt?',
      answer: [
        'Jeder Kurs nennt seine Quelle: SIMULIERT, LIVE oder WIEDERGABE mit den Jahren. Von Haus aus sind sie simuliert. Ein Kurs, der älter als zwei Minuten ist, wird gekennzeichnet, und kein Bot handelt zu ihm.',
      ],
    },
    {
      id: 'live-trades',
      question: 'Sind die Geschäfte unter „KI-Handel live“ echt?',
      answer: [
        'Es sind echte Ausführungen unserer eigenen Bots auf dem Papier, mit eigener Zeit, Gebühr und eigenem Ergebnis, Verluste eingeschlossen. Jede Zeile lässt sich öffnen bis zu dem Kurs, zu dem sie ausgeführt wurde. Wenn nichts geschieht, sagt die Seite, wann die letzte war. Siehe [KI-Handel live](/live-trades).',
      ],
    },
    {
      id: 'lab',
      question: 'Kann ich die Regeln selbst ausprobieren?',
      answer: [
        'Ja. Das [Labor](/bots/lab) lässt eine Regel in Ihrem Browser über gespeicherte Kurse laufen, mit Kosten, und zeigt, was sie gebracht oder verloren hätte. Was gewesen wäre, ist keine Vorhersage.',
      ],
    },
  ],
}

const account: QuestionGroup = {
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
        'Nein, niemand allein. Verwenden Sie einen der zehn Wiederherstellungscodes, die Sie erhalten haben. Haben Sie keinen mehr, so können zwei Administratoren gemeinsam den zweiten Faktor zurücksetzen. Das beendet alle Sitzungen und friert Auszahlungen für 24 Stunden ein, und Sie erhalten eine E-Mail darüber.',
      ],
    },
    {
      id: 'stolen',
      question: 'Ich glaube, jemand anderes hat Zugriff auf mein Konto.',
      answer: [
        'Frieren Sie es unter Einstellungen, Sicherheit ein. Das beendet alle Sitzungen und sperrt Einzahlungen, Käufe und Auszahlungen sofort. Ihre Pläne werden weiter wie versprochen fällig. Der Link, den Sie per E-Mail erhalten, gibt es wieder frei. Haben Sie einen zweiten Faktor, so wird auch er gebraucht.',
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
        'Nein. Verwenden Sie das Muster, das das Formular anbietet. Jedes Dokument, das Sie senden, wird verschlüsselt und nach 30 Tagen gelöscht.',
      ],
    },
  ],
}

const checking: QuestionGroup = {
  id: 'checking',
  title: 'Uns prüfen',
  questions: [
    {
      id: 'how-check',
      question: 'Wie kann ich prüfen, dass Sie schulden, was Sie sagen?',
      answer: [
        'Der [Solvenznachweis](/proof) veröffentlicht eine signierte Summe dessen, was allen zusammen geschuldet wird, erneuert innerhalb von zehn Minuten nach einer Änderung. Ihr Browser kann [nachprüfen](/proof#check), dass Ihr eigenes Geld darin enthalten ist, mit einer Datei, die sich auch ohne Netz öffnen lässt; ein Programm ohne eine Zeile unseres Codes tut dasselbe von außen.',
      ],
    },
    {
      id: 'cannot-show',
      question: 'Was kann der Nachweis nicht zeigen?',
      answer: [
        'Dass außerhalb dieser Bücher irgendetwas liegt. Das Verwahrkonto besteht nur auf dem Papier. Der Nachweis zeigt Rechnung, Vollständigkeit und Stimmigkeit, und wer ausgelassen wurde, fehlt darin unbemerkt, bis diese Person nachsieht.',
      ],
    },
    {
      id: 'figures',
      question: 'Woher kommen die Zahlen auf der Startseite?',
      answer: [
        'Jede ist eine Zählung über unsere eigenen Einträge. Tippen Sie darauf, und Sie lesen ihre Definition und den Zeitpunkt der Zählung. Wo eine noch nichts gezählt hat, steht eine andere, und ein Satz nennt sie. Nichts wird zu unseren Gunsten gerundet.',
      ],
    },
    {
      id: 'testimonials',
      question: 'Sind die Erfahrungsberichte echt?',
      answer: [
        'Nur ein Mitglied mit bestätigter E-Mail-Adresse, einem Plan, der sein Ende erreicht hat, und einer geleisteten Auszahlung kann einen schreiben. Plan, Ergebnis und Datum stehen neben dem Text. Gibt es noch keinen, so sagt der Abschnitt das und zeigt, was Sie stattdessen prüfen können.',
      ],
    },
    {
      id: 'api',
      question: 'Gibt es eine API?',
      answer: [
        'Ja, dieselbe, die auch diese Seiten benutzen, beschrieben unter [/api/docs](/api/docs). Was Sie hier sehen, kann auch ein Programm lesen.',
      ],
    },
  ],
}

export const faqs: readonly QuestionGroup[] = [what, plans, money, bots, account, checking]

export const about: Article = {
  title: 'Über uns',
  summary:
    'Eine Krypto-Anlageplattform mit Spielgeld, gebaut, um zu zeigen, was hinter einer Zusage steht – und damit jeder es prüfen kann.',
  sections: [
    {
      id: 'what',
      title: 'Was Clearterm ist',
      blocks: [
        'Clearterm verkauft feste Laufzeiten mit Spielgeld. Sie zahlen ein, wählen einen Plan, sehen dem Auflaufen zu, steigen vorzeitig aus oder bleiben bis zum Ende, und Sie lassen sich auszahlen. Daneben führen sechs Handelsbots ihre eigene Bilanz. Alles läuft so ab wie mit echtem Geld, nur kann kein echtes Geld hineingelangen.',
        'Der Unterschied liegt darunter. Wird ein Plan verkauft, so wird sein gesamter Ertrag in einer doppelten Buchführung zurückgelegt, im selben Schritt, der das Kapital festlegt. Ohne Reserve kein Verkauf.',
      ],
    },
    {
      id: 'vision',
      title: 'Unsere Vision',
      blocks: [
        'Niemand soll eine finanzielle Zusage glauben müssen. Wo ein Ertrag angeboten wird, soll man sehen können, wo er liegt; wo ein Guthaben angezeigt wird, soll man es in dem wiederfinden, was die Plattform schuldet; wo eine Bilanz gelobt wird, soll man jeden einzelnen Handel darin öffnen können, auch die verlustreichen.',
        'Die Mittel dafür sind alt (doppelte Buchführung) und weniger alt (Hashbäume, signierte Protokolle). Sie kosten wenig. Was anderswo fehlt, ist die Gewohnheit, danach zu fragen.',
      ],
    },
    {
      id: 'mission',
      title: 'Unser Auftrag',
      blocks: [
        'Eine solche Plattform vollständig zu bauen und jede Aussage auf ihr prüfbar zu machen:',
        {
          list: [
            'Eine Zusage ist finanziert, bevor sie verkauft wird. Die [Deckung](/proof) wird veröffentlicht und innerhalb von zehn Minuten nach einer Änderung erneuert.',
            'Jede Zahl lässt sich öffnen. Was gezählt wird, führt zu seiner Definition, seinem Zeitpunkt und seinen Belegen.',
            'Der Ausstieg bleibt offen. An jedem Tag, ohne [Gebühr](/fees) und nie unter der Bedingung einer weiteren Zahlung.',
            'Verluste werden gezeigt. Bei den [Bots](/bots) steht der größte Rückgang neben dem Ergebnis und Kaufen und Halten neben beidem.',
            'Was wir nicht belegen können, sagen wir. Die Verwahrung besteht nur auf dem Papier; der Nachweis zeigt, dass die Bücher vollständig sind, nicht, dass außerhalb von ihnen Vermögen liegt.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Gemeinschaft',
      blocks: [
        'Es gibt keinen Klub und keine Rangliste. Zur Gemeinschaft gehört, wer prüft. Jedes Mitglied kann sein eigenes Geld [nachprüfen](/proof#check); jeder kann das Prüfprogramm starten, das keine Zeile Code mit der Plattform teilt, oder als Zeuge auftreten, der nur eine einzige Geschichte mitzeichnet. Je mehr es tun, desto schwerer lässt sich jemand unbemerkt auslassen.',
        'Der Quelltext ist offen und steht unter der MIT-Lizenz. Starten Sie ihn, lesen Sie ihn, versuchen Sie, ihn zu brechen, und melden Sie, was Sie finden. Wer den ganzen Weg gegangen ist, bis zum Ende eines Plans und zu einer geleisteten Auszahlung, kann einen Erfahrungsbericht schreiben; er steht dann neben dem Plan und dem Ergebnis.',
      ],
    },
    {
      id: 'not',
      title: 'Was wir nicht sind',
      blocks: [
        'Keine Bank, kein Broker, kein Berater und, solange die [Kontaktseite](/contact) keines nennt, auch kein Unternehmen. Wir empfehlen keine Anlage, versprechen keinen Kurs und nehmen kein echtes Geld. Die Sätze der Pläne liegen weit über dem, was irgendeine echte Anlage zahlt; misstrauen Sie jedem, der sie für echtes Geld anbietet.',
      ],
    },
  ],
}

/** Support edits an answer before it sends it. */
export const supportTemplates: Translation['supportTemplates'] = {
  received: 'Vielen Dank für Ihre Frage. Wir prüfen sie und antworten hier.',
  deposit:
    'Ihre Einzahlung steht noch aus. Wählen Sie auf ihrer Seite „Genehmigen“, oder warten Sie auf unsere Entscheidung. Wird sie gutgeschrieben, so erhalten Sie eine Nachricht.',
  withdrawal: 'Ihre Auszahlung wartet auf die Genehmigung. Der Betrag bleibt bis zur Entscheidung reserviert.',
  maturity: 'Ihr Plan zahlt Kapital und Ertrag am Fälligkeitstag. Das Datum steht bei der Anlage.',
  suspended: 'Wir prüfen die Sperre Ihres Kontos. Ihre Pläne laufen weiter und werden wie versprochen fällig.',
  solved: 'Die Frage ist gelöst, daher schließen wir das Gespräch. Ihre Antwort öffnet es wieder.',
}
