import type { Policy } from '../article.ts'

export const privacy: Policy = {
  version: '2026-11-26',
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
            'Labor: wie viele Versuche Sie gemacht haben, nach Art der Regel, und die Läufe, die Sie gespeichert haben, mit Einstellungen, Zahlen und Ihrer eigenen Regel. Wer den Link eines gespeicherten Laufs hat, kann ihn lesen; er nennt Sie nicht.',
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
