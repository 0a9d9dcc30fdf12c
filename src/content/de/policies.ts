/** The current policies in German. A new text is a new version; the former one stays as a dated file of English. */
import type { Policy } from '../article.ts'

export const terms: Policy = {
  version: '2026-11-27',
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
        'Sie behalten Ihr Passwort für sich und sagen dem Betreiber Bescheid, wenn Sie glauben, dass jemand anderes es kennt. Sie können Ihr Konto jederzeit einfrieren; das beendet jede Sitzung und sperrt Einzahlungen, Käufe und Auszahlungen, bis Sie es wieder freigeben. Ihre Pläne werden weiter fällig.',
        'Unter [Einstellungen](/settings) können Sie eine Authenticator-App oder einen Passkey hinzufügen. Verlieren Sie das Gerät und auch die Wiederherstellungscodes, so können nur zwei Administratoren gemeinsam den zweiten Faktor zurücksetzen. Sie werden per E-Mail benachrichtigt, und Auszahlungen sind danach 24 Stunden eingefroren.',
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

export const privacy: Policy = {
  version: '2026-11-27',
  title: 'Datenschutzerklärung',
  summary: 'Was über Sie gespeichert wird, wie lange, wie es geschützt ist, und wie Sie es mitnehmen oder löschen lassen.',
  sections: [
    {
      id: 'short',
      title: 'In Kürze',
      blocks: [
        {
          list: [
            'Wir speichern, was ein Konto zum Funktionieren braucht, und nichts, womit sich Ihnen nachgehen ließe.',
            'Die Seiten laden nichts von anderen Servern. Es gibt keine Reichweitenmessung, keine Werbung und keine Tracking-Cookies.',
            'Nichts wird verkauft oder weitergegeben. E-Mails gehen über den Mailserver hinaus, den der Betreiber gewählt hat; das ist der einzige weitere Beteiligte.',
            'Sie können alles über sich herunterladen, und Sie können es löschen lassen.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      blocks: [
        'Der Betreiber dieser Instanz, also wer sie gestartet hat. Wie Sie ihn erreichen, steht auf der [Kontaktseite](/contact). Der Dienst ist für Personen ab 18 Jahren; Konten von Jüngeren werden nicht angenommen.',
      ],
    },
    {
      id: 'what',
      title: 'Was gespeichert wird',
      blocks: [
        {
          list: [
            'Konto: Namen, E-Mail-Adresse, Telefonnummer, Geschlecht und, falls Sie es angegeben haben, das Geburtsdatum; welche Fassung der Bedingungen Sie wann angenommen haben; wessen Empfehlungscode Sie benutzt haben, und für Boni den Teil Ihrer Netzwerkadresse, der das Netz bezeichnet.',
            'Profil, nur wenn Sie es ausfüllen: Land, Anschrift, Links zu sozialen Netzwerken, ein Bild.',
            'Sitzungen: wie sich der Browser selbst beschreibt, die Netzwerkadresse, wann die Sitzung begann und wann sie zuletzt benutzt wurde. Geräte, von denen Sie sich angemeldet haben, als Browser, System und Netz, damit Sie von einem neuen erfahren.',
            'Sicherheit: zweite Faktoren, Einmalcodes, Zahl der Versuche.',
            'Geld: Vorgänge, Anlagen, Auszahlungsadressen, die Bankdaten, falls Sie welche gespeichert haben, Empfehlungsboni, Kontoauszüge.',
            'Nachrichten und E-Mails an Sie, was Sie unter Präferenzen gewählt haben, und ein Erfahrungsbericht, falls Sie einen geschrieben haben.',
            'Labor: wie viele Versuche Sie gemacht haben, nach Art der Regel, und die Läufe, die Sie gespeichert haben, mit Einstellungen, Zahlen und Ihrer eigenen Regel. Wer den Link eines gespeicherten Laufs hat, kann ihn lesen; er nennt Sie nicht. Die Bots, die Sie gestartet haben, mit Name, Regel und Zeiten; nur Sie lesen sie.',
            'Übungsanträge auf der [IRA/401K-Seite](/ira-form): Name, E-Mail-Adresse, Telefonnummer, die Musternummer und die Dateien.',
          ],
        },
        'Es gibt keine Profilbildung und keine automatisierten Entscheidungen über Sie – außer Grenzen, die Versuche zählen, und Regeln, die einen Empfehlungsbonus zurückhalten, wenn zwei Konten nach einer Person aussehen.',
      ],
    },
    {
      id: 'papers',
      title: 'Dokumente und Nummern, die Sie nicht schicken sollten',
      blocks: [
        'Echte Ausweisnummern, Karten, Bankdaten und Dokumente sind hier nicht erwünscht. Eine Sozialversicherungsnummer wird nur aus Bereichen angenommen, die nie vergeben werden. Formulare, die nach einem Dokument fragen, bieten ein Muster an.',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange',
      blocks: [
        {
          list: [
            'Dokumente und Nummern eines Übungsantrags, mit Name und Telefonnummer: 30 Tage, dann werden sie gelöscht.',
            'Sitzungen: Eine Sitzung endet nach 30 Minuten ohne Nutzung (15 bei Administratoren), spätestens nach 12 Stunden. Ihr Eintrag wird 90 Tage danach gelöscht.',
            'Ein bekanntes Gerät: 90 Tage nach der letzten Nutzung.',
            'Einmalcodes: 10 Minuten gültig, nach einem Tag gelöscht; benutzte nach 90 Tagen.',
            'Links aus E-Mails, etwa der, der eine Änderung der E-Mail-Adresse zurücknimmt: bis sie ablaufen.',
            'Anstehende Arbeiten des Servers: eine Woche nach ihrer Erledigung. Neuigkeiten für offene Browser-Tabs: einen Tag.',
            'Alles andere, was Sie benennt: bis Sie es ändern oder das Konto schließen.',
            'Die letzte E-Mail, die bestätigt, dass ein Konto geschlossen wurde: einen Tag.',
          ],
        },
      ],
    },
    {
      id: 'protected',
      title: 'Wie es geschützt ist',
      blocks: [
        {
          list: [
            'Passwörter werden als argon2id-Hash gespeichert, Sitzungsschlüssel als SHA-256, Einmalcodes als Hash mit Schlüssel.',
            'Bankdaten, E-Mails, die geheimen Schlüssel der Authenticator-App, hochgeladene Dateien und Musternummern sind verschlüsselt (AES-256-GCM), mit Schlüsseln, die nicht in der Datenbank liegen. Jede Datei hat einen eigenen Schlüssel.',
            'Bilder werden neu kodiert; das entfernt Ort und Gerät, die eine Kamera hineinschreibt.',
            'Jedes Öffnen eines Dokuments oder einer Nummer durch einen Administrator wird in einem Prüfprotokoll vermerkt, das sich nicht ändern lässt.',
            'Das Protokoll des Servers nennt Routen, nie Adressen, Abfragen oder Personen.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und Speicher in Ihrem Browser',
      blocks: [
        {
          list: [
            'clearterm (oder __Host-clearterm über https): die Sitzung. Kein Skript kann das Cookie lesen, es wird nur an diese Seiten gesendet, und es endet mit dem Browser oder wenn Sie sich abmelden.',
            'mode: dunkel oder hell, für ein Jahr.',
            'language: die Sprache, die Sie gewählt haben.',
          ],
        },
        'Solange Sie angemeldet sind, behält der Browser außerdem Ihren Namen, Ihre E-Mail-Adresse und den Zustand des Kontos für die Menüs sowie die Angabe, ob Beträge verborgen sind. Beim Abmelden wird das entfernt. Was sich die Seite des Solvenznachweises vom öffentlichen Protokoll merkt, bleibt, denn eine Prüfung, die vergisst, beweist weniger; es sagt nichts über Sie. Nichts davon dient einem anderen Zweck, deshalb fragt Sie auch kein Banner um Einwilligung.',
      ],
    },
    {
      id: 'public',
      title: 'Was andere sehen',
      blocks: [
        'Der Solvenznachweis veröffentlicht Beträge in zufälligen Stücken hinter Hashes; nur Sie erhalten das Geheimnis, das Ihre findet. Wer Sie geworben hat, sieht Ihren Vornamen, einen Anfangsbuchstaben und den Stand des Bonus. Ihr Bild kann öffnen, wer seine Adresse hat. Ein Erfahrungsbericht ist öffentlich, sobald Sie ihn eingereicht haben und er freigegeben ist, unter dem Namen, den Sie wählen, bis Sie ihn zurückziehen.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Einsehen und mitnehmen: Unter Einstellungen, Daten finden Sie Kontoauszüge, alle Vorgänge als Tabelle und alles Übrige in einer Datei.',
            'Berichtigen: Profil und Einstellungen können Sie selbst ändern.',
            'Löschen: Schließen Sie das Konto unter Einstellungen, Daten, sobald es leer ist. Namen, Kontaktdaten, Adressen, Bankdaten, Dateien, Nachrichten, E-Mails, Geräte und Faktoren verschwinden im selben Augenblick.',
            'Widersprechen oder fragen: Schreiben Sie dem Betreiber. Sie können sich auch bei der Datenschutzbehörde an Ihrem Wohnort beschweren.',
          ],
        },
        'Was nach dem Schließen bleibt: Beträge und Daten im Hauptbuch, dessen Nachweise und Einträge des Prüfprotokolls, unter einer Nummer ohne Namen. Sie werden gebraucht, damit sich die Bücher aller anderen weiterhin prüfen lassen.',
      ],
    },
    {
      id: 'outside',
      title: 'Was den Server verlässt',
      blocks: [
        'E-Mails an Sie. Hat der Betreiber echte Kurse eingeschaltet, so fragt der Server einen Kursanbieter danach und sendet dabei nichts über irgendwen. Betreibt der Betreiber einen Virenscanner, so werden ihm hochgeladene Dateien vorgelegt. Das Land, mit dem das Telefonfeld vorausgefüllt wird, ergibt sich aus der Sprache Ihres Browsers, nicht aus Ihrer Adresse.',
      ],
    },
    {
      id: 'changes',
      title: 'Fassungen dieses Textes',
      blocks: ['Jeder Wortlaut hat ein Datum, und das Datum ist seine Fassung. Frühere Fassungen bleiben lesbar.'],
    },
  ],
}

export const risk: Policy = {
  version: '2026-11-22',
  title: 'Das Risiko in zwei Minuten',
  summary:
    'Was hier schiefgehen kann, was bei einem echten Angebot schiefgehen kann, das so aussieht wie dieses, und wie man beide auseinanderhält.',
  sections: [
    {
      id: 'here',
      title: 'Hier ist das Geld Spielgeld',
      blocks: [
        'Auf diesen Seiten kann kein echtes Geld verloren gehen, weil keines hereinkommen kann. Zeit schon, und Spielgeld. Der Betreiber kann die Testumgebung anhalten oder zurücksetzen, und jedes Guthaben endet mit ihr.',
        'Der [Solvenznachweis](/proof) zeigt, dass die Bücher vollständig sind und aufgehen. Er kann nicht zeigen, dass außerhalb der Bücher Vermögen liegt, und hier liegt keines: Auch das Verwahrkonto besteht nur auf dem Papier.',
      ],
    },
    {
      id: 'rates',
      title: 'Die Sätze sind nicht von dieser Welt',
      blocks: [
        'Die Pläne zahlen Sätze, die weit über dem liegen, was irgendeine echte Anlage zahlt. Sie können hier nur stehen, weil das Geld Spielgeld ist und der Betreiber jeden Ertrag zurücklegt, bevor er ihn verkauft. Die Jahreszahl neben jedem Satz ist bloße Rechnung: Sie bräuchte dieselbe Reserve wieder und wieder, und die hat der Betreiber nicht.',
        'Sollte Ihnen jemand solche Sätze für echtes Geld anbieten, so nehmen Sie es als Warnung. Hohe feste Erträge über wenige Wochen, die nie ausbleiben, sind das übliche Kennzeichen eines Systems, das alte Mitglieder mit dem Geld der neuen bezahlt.',
      ],
    },
    {
      id: 'bots',
      title: 'Die Bots erwirtschaften Ihren Ertrag nicht',
      blocks: [
        'Die [Bots](/bots) handeln auf dem Papier, nach veröffentlichten Regeln. Sie können in steigenden wie in fallenden Märkten verlieren, und ihr größter Rückgang steht neben ihrem Ergebnis. Die meisten Kurse, zu denen sie handeln, sind simuliert und so gekennzeichnet. Eine gute Bilanz auf simulierten Kursen sagt nichts über echte, und eine vergangene Bilanz sagt wenig über die Zukunft.',
      ],
    },
    {
      id: 'leaving',
      title: 'Der vorzeitige Ausstieg kostet Sie den Rest',
      blocks: [
        'Kapital in einem Plan ist bis zum Ende der Laufzeit festgelegt. Sie können an jedem Tag aussteigen, mit Ihrem Kapital und dem, was nach der Ausstiegsregel des Plans bis dahin aufgelaufen ist. Der Ertrag, den Sie durch Bleiben noch verdient hätten, entgeht Ihnen.',
      ],
    },
    {
      id: 'real',
      title: 'Falls Sie das je mit echtem Geld tun',
      blocks: [
        {
          list: [
            'Die Kurse von Kryptowerten können sich in Wochen halbieren, und ein Coin kann wertlos werden.',
            'Eine Plattform kann zahlungsunfähig oder bestohlen werden, während Ihr Vermögen dort liegt; die Einlagensicherung deckt das meist nicht.',
            'Eine Überweisung an eine falsche Adresse oder in ein falsches Netz lässt sich nicht rückgängig machen.',
            'Prüfen Sie, ob die Firma bei der Aufsicht Ihres Landes eingetragen ist, und zwar in deren eigener Liste.',
            'Versuchen Sie früh eine Auszahlung. Jede Gebühr, jede Steuer und jedes Upgrade, das vorher bezahlt werden muss, deutet auf Betrug hin.',
            'Setzen Sie nur ein, was Sie ganz verlieren könnten, und leihen Sie sich nichts dafür.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Fragen, die man jeder Plattform stellen sollte, auch dieser',
      blocks: [
        {
          list: [
            'Woher kommt der Ertrag, und wo ist er jetzt? Hier: aus der [Reserve](/proof), vor dem Verkauf zurückgelegt.',
            'Wer kann es prüfen, ohne Sie zu fragen? Hier: [jeder](/verify).',
            'Wie komme ich heraus, wie schnell und zu welchen Kosten? Hier: an jedem Tag, mit einem Code per E-Mail und einer Freigabe, [ohne Gebühren](/fees).',
          ],
        },
      ],
    },
  ],
}
