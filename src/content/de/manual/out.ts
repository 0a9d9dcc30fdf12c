import type { Section } from '../../article.ts'

/** Money out, the record of everything, and the ways to check it, in German. */
export const out: readonly Section[] = [
  {
    id: 'payout',
    title: 'Angeben, wohin ausgezahlt wird',
    blocks: [
      'Unter Einstellungen, Reiter Wallet, speichern Sie eine Adresse je Coin und Netzwerk sowie Bankdaten. Jede Adresse wird beim Speichern darauf geprüft, ob sie zu ihrem Netzwerk passt. Geben Sie keine echten Bankdaten ein: Ein Muster wird angeboten, und was Sie eingeben, wird verschlüsselt gespeichert und mit seinen letzten vier Zeichen gezeigt. Jede Änderung wird Ihnen per E-Mail mitgeteilt, mit einem Link, der sie zurücknimmt.',
    ],
  },
  {
    id: 'withdraw',
    title: 'Auszahlen',
    blocks: [
      {
        list: [
          'Wählen Sie „Auszahlen“, einen Betrag und eine gespeicherte Adresse oder die Bank.',
          'Der Betrag wird sofort vorgemerkt: Er verlässt das Hauptguthaben und gehört allein zu diesem Antrag.',
          'Geben Sie den Code aus der E-Mail ein. Unbestätigt verfällt der Antrag nach 15 Minuten, und der vorgemerkte Betrag kehrt zurück. Bis über ihn entschieden ist, können Sie ihn auch selbst stornieren.',
          'Ein Administrator gibt frei oder lehnt ab. Eine Ablehnung nennt ihren Grund und gibt den vorgemerkten Betrag im selben Schritt zurück. Kleine Beträge können ohne Warten ausgezahlt werden, bis zu einer Grenze, die der Betreiber setzt.',
        ],
      },
      'Eine Auszahlung hängt nie von einer Gebühr, einem Upgrade oder einer weiteren Einzahlung ab. Es gibt [keine Gebühren](/fees).',
    ],
  },
  {
    id: 'records',
    title: 'Ihre Aufzeichnungen lesen',
    blocks: [
      'Jede Zahl der Übersicht lässt sich öffnen: Ein Klick zeigt, was sie bedeutet, wann sie gelesen wurde und aus welchen Buchungen sie sich summiert. Vorgänge können durchsucht, gefiltert und als CSV gespeichert werden. Ein Kontoauszug für jeden Monat, als PDF oder CSV, beginnt mit dem Anfangsguthaben, führt jede Buchungszeile auf und endet mit dem Endguthaben. Einstellungen, Reiter Daten, gibt Ihnen in einer Datei alles, was wir über Sie gespeichert haben, und was Administratoren an Ihrem Konto getan haben.',
      'Beträge lassen sich vor allen verbergen, die mit Ihnen auf den Bildschirm sehen: ein Schalter, für alle Ihre eigenen Seiten.',
    ],
  },
  {
    id: 'check',
    title: 'Den Betreiber prüfen',
    blocks: [
      'Etwa alle zehn Minuten, in denen sich die Bücher bewegt haben, erklärt der Betreiber, was insgesamt geschuldet wird und was dem gegenübersteht, und signiert das in ein öffentliches Protokoll, das sich nicht unbemerkt umschreiben lässt. Die Seite [Prüfen](/verify) findet Ihr eigenes Geld in der Summe, in Ihrem Browser, Schritt für Schritt; eine Kopie dieser Seite arbeitet ohne Netz. Wer unserem Code nicht traut, kann das zweite Prüfprogramm im Quelltext verwenden, das nichts davon teilt.',
      'Was das zeigt, ist Rechnung, Vollständigkeit und Stimmigkeit. Es kann nicht zeigen, dass außerhalb der Bücher Vermögen liegt: Das Verwahrkonto besteht nur auf dem Papier.',
      'Jede öffentliche Zahl hat ihre Definition und den Zeitpunkt, für den sie gilt, und lässt sich bis zu den Summen öffnen, aus denen sie besteht.',
    ],
  },
  {
    id: 'bots',
    title: 'Den Bots folgen',
    blocks: [
      'Die Seite jedes Bots nennt seine Regel, seine Parameter, seine Ausführungen mit Gebühr und Slippage, die Ergebnisse netto und brutto, den größten Rückgang und daneben, was das Halten derselben Coins gebracht hätte. Simulierte Kurse sind auf jeder Kachel, in jedem Diagramm und bei jeder Ausführung mit SIMULIERT gekennzeichnet. Im Labor können Sie eine Regel im eigenen Browser über gespeicherte Kerzen laufen lassen.',
    ],
  },
  {
    id: 'referrals',
    title: 'Andere einladen',
    blocks: [
      'Ihr Empfehlungslink steht auf der Seite [Empfehlungen](/referrals). Wenn der erste Plan einer Person fällig wird, die über ihn gekommen ist, zahlt Ihnen der Betreiber einen Anteil an dem wirklich gezahlten Ertrag, einmal, aus einem eigenen Budget und nur, solange darin Geld ist. Niemandes Kapital ist je ein Teil davon.',
    ],
  },
  {
    id: 'leave',
    title: 'Einen Erfahrungsbericht schreiben oder gehen',
    blocks: [
      'Sobald ein Plan von Ihnen fällig geworden ist und eine Auszahlung geleistet wurde, können Sie in den Einstellungen einen Erfahrungsbericht schreiben. Ein Administrator liest ihn, bevor er neben dem Plan erscheint, auf den er zurückgeht. Ein kritischer Text ist ebenso willkommen; abgelehnte werden öffentlich nach ihrem Grund gezählt.',
      'Das Konto schließen Sie unter Einstellungen, Reiter Daten, sobald kein Guthaben, keine Vormerkung und kein Plan mehr offen ist. Was Sie benennt, wird gelöscht; die Beträge bleiben im Hauptbuch, weil die Bücher weiterhin aufgehen müssen.',
    ],
  },
]
