import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-22',
  title: 'Bedingungen und Richtlinien',
  summary: 'Wozu Sie Ja sagen, wenn Sie ein Konto eröffnen: Spielgeld, ein vereinbarter Ertrag und keine Gebühren.',
  sections: [
    {
      id: 'paper',
      title: 'Spielgeld',
      blocks: [
        'Dies ist eine Testumgebung. Guthaben, Pläne, Einzahlungen und Auszahlungen sind Einträge in einem Hauptbuch über Spielgeld. Nichts davon kann gegen etwas von Wert getauscht werden, und nichts davon ist eine Geldanlage, eine Bankeinlage oder ein Wertpapier.',
        'Senden Sie kein echtes Geld. Keine Seite zeigt eine Adresse oder ein Konto, die welches annehmen könnten: Einzahlungsadressen haben Testform oder beginnen mit „sandbox:“, die Karte hat drei Schaltflächen und kein Nummernfeld, und das Bankkonto ist ein Muster.',
      ],
    },
    {
      id: 'operator',
      title: 'Wer sie betreibt',
      blocks: [
        'Betreiber ist, wer diese Instanz gestartet hat. Hat der Betreiber einen Namen, eine Anschrift, eine E-Mail-Adresse oder eine Telefonnummer angegeben, so stehen sie auf der [Kontaktseite](/contact). Ist nichts angegeben, so handelt es sich um den Betreiber einer Testumgebung und nicht um ein Unternehmen.',
        'Der Betreiber berät nicht in Anlage-, Steuer- oder Rechtsfragen. Was die Seiten über Märkte sagen, ist allgemeine Information.',
      ],
    },
    {
      id: 'you',
      title: 'Wer sie nutzen darf',
      blocks: [
        'Sie sind 18 Jahre alt oder älter. Sie eröffnen ein Konto für sich selbst, mit einer E-Mail-Adresse, die Ihnen gehört.',
        'Sie geben keine echten Ausweisnummern, Kartennummern, Bankdaten oder Dokumente ein. Wo ein Formular danach fragt, bietet es ein Muster an, und eine echte Sozialversicherungsnummer wird abgewiesen.',
      ],
    },
    {
      id: 'account',
      title: 'Ihr Konto',
      blocks: [
        'Sie behalten Ihr Passwort für sich und sagen dem Betreiber Bescheid, wenn Sie glauben, dass jemand anderes es kennt. Sie können Ihr Konto jederzeit einfrieren; das beendet jede Sitzung und hält das Geld an, bis Sie es wieder freigeben.',
        'Unter [Einstellungen](/settings) können Sie eine Authenticator-App oder einen Passkey hinzufügen. Verlieren Sie das Gerät und auch die Wiederherstellungscodes, so kann Sie niemand wieder einlassen: Kein Administrator kann einen zweiten Faktor entfernen.',
      ],
    },
    {
      id: 'plans',
      title: 'Was ein Plan zusagt',
      blocks: [
        'Ein Plan ist ein fester Ertrag über eine feste Laufzeit. Die Bedingungen, zu denen Sie gekauft haben, stehen in Ihrer Anlage und ändern sich danach nicht, was auch immer der Plan später anbietet.',
        'Beim Kauf wird Ihr Kapital festgelegt, und der gesamte zugesagte Ertrag geht von der freien in die gebundene Reserve des Betreibers über, in ein und derselben Buchungsgruppe. Kann die Reserve den Ertrag nicht decken, so wird nichts verkauft.',
        'Am Ende der Laufzeit erhalten Sie Kapital und Ertrag auf Ihr Guthaben, oder beides wird erneut angelegt, wenn Sie das gewünscht haben. Ist eine Erneuerung nicht möglich, so wird beides ausgezahlt und Sie erfahren es.',
        'Sie können an jedem Tag aussteigen. Sie erhalten dann Ihr Kapital und den Anteil des Ertrags, der nach Ihrer Ausstiegsregel bis auf die Sekunde aufgelaufen ist. Der Rest der Zusage geht an die freie Reserve zurück.',
        'Den Ertrag legt der Betreiber zurück. Kein Bot erwirtschaftet ihn, und kein Verlust eines Bots schmälert ihn.',
      ],
    },
    {
      id: 'money',
      title: 'Einzahlungen und Auszahlungen',
      blocks: [
        'Eine Einzahlung zählt, sobald sie verbucht ist; bis dahin ist sie ausstehend und kann abgelehnt werden. Eine Auszahlung wird sofort vorgemerkt, mit einem Code aus einer E-Mail bestätigt und nach Freigabe durch einen Administrator geleistet – oder sofort, bis zu einer Grenze, die der Betreiber festlegen kann. Eine unbestätigte Auszahlung verfällt nach 15 Minuten, und das Geld kehrt auf Ihr Guthaben zurück.',
        'Eine Auszahlung hängt nie von einer Gebühr, einem Upgrade oder einer weiteren Einzahlung ab. Eine Ablehnung nennt einen Grund und gibt das Geld in derselben Buchung zurück.',
      ],
    },
    {
      id: 'fees',
      title: 'Gebühren',
      blocks: [
        'Es gibt keine. Die [Gebührenseite](/fees) führt jede Art von Buchung auf, die das Hauptbuch kennt, und keine davon ist eine Gebühr.',
      ],
    },
    {
      id: 'referrals',
      title: 'Empfehlungen und Boni',
      blocks: [
        'Registriert sich jemand mit Ihrem Code und wird sein erster Plan fällig, so erhalten Sie einen Anteil an dem Ertrag, den dieser Plan gezahlt hat. Er kommt aus dem Empfehlungsbudget des Betreibers und wird nur gezahlt, solange es gefüllt ist. Ein Bonus, den das Budget nicht decken kann, wartet. Nie wird er aus jemandes Kapital genommen.',
        'Es gibt keinen Bonus, wenn beide Konten nach einer Person aussehen: dasselbe Postfach, dieselbe Auszahlungsadresse oder dasselbe Dokument. Sie erfahren den Grund.',
      ],
    },
    {
      id: 'operator-acts',
      title: 'Was der Betreiber darf',
      blocks: [
        'Der Betreiber darf ein Konto sperren; den Grund erhalten Sie per E-Mail. Das Geld eines gesperrten Kontos bleibt Eigentum seines Inhabers: Pläne werden wie zugesagt fällig, und laufende Auszahlungen gehen weiter.',
        'Der Betreiber darf einem Konto durch eine Korrektur gutschreiben oder es belasten. Sie braucht einen Grund, kommt aus dem eigenen Budget des Betreibers und steht in Ihrem Kontoauszug als „Korrektur durch den Betreiber“.',
      ],
    },
    {
      id: 'conduct',
      title: 'Was Sie nicht dürfen',
      blocks: [
        {
          list: [
            'ein Konto benutzen, das nicht Ihres ist, oder es versuchen',
            'den Dienst stören oder seine Grenzen umgehen',
            'Dateien hochladen, die angreifen oder jemand anderem gehören',
            'irgendetwas von hier anderen gegenüber als echtes Geld, echten Ertrag oder Anlageangebot ausgeben',
          ],
        },
        'Sie dürfen alles, was veröffentlicht ist, mit eigenen Werkzeugen prüfen, so oft Sie möchten. Haben Sie eine Schwachstelle gefunden? Bitte melden Sie sie dem Betreiber, bevor Sie anderen davon erzählen.',
      ],
    },
    {
      id: 'as-it-is',
      title: 'So, wie sie ist',
      blocks: [
        'Die Testumgebung wird bereitgestellt, wie sie ist. Sie kann angehalten, zurückgesetzt oder geändert werden, und Guthaben in Spielgeld können mit ihr enden. Der Quelltext ist unter der MIT-Lizenz veröffentlicht, die seine Nutzung ohne Gewährleistung erlaubt.',
      ],
    },
    {
      id: 'end',
      title: 'Wenn Sie gehen',
      blocks: [
        'Lösen Sie Ihre Pläne auf, lassen Sie sich Ihr Guthaben auszahlen und schließen Sie das Konto unter Einstellungen, Daten. Ihre persönlichen Daten werden sofort gelöscht, wie es die [Datenschutzerklärung](/privacy-policy) beschreibt. Buchungen bleiben, unter einer Nummer ohne Namen, damit die Bücher weiterhin aufgehen.',
      ],
    },
    {
      id: 'changes',
      title: 'Fassungen dieses Textes',
      blocks: [
        'Jeder Wortlaut hat ein Datum, und das Datum ist seine Fassung. Ihr Konto behält die Fassung, die Sie bei der Registrierung angenommen haben. Frühere Fassungen bleiben lesbar.',
      ],
    },
  ],
}
