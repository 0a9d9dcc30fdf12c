/** Market pages in German: assets that are not traded daily, and those who manage them. */
import type { Translation } from '../translated.ts'

export const assetPages: Translation['assetPages'] = {
  private_wealth: {
    title: 'Privatvermögen',
    summary: 'Was Privatbanken und Family Offices für große Vermögen tun, was sie berechnen und was man sie fragen sollte.',
    what: [
      'Was es ist',
      'Private Vermögensverwaltung kümmert sich um das Ganze eines Vermögens: Anlagen, Kredite, Steuern, Erbschaft, Schenkungen, manchmal Kunst und Flugzeuge. Privatbanken tun das für viele Familien, ein Family Office für eine oder wenige. Einstiegssummen von einer Million und mehr sind üblich.',
    ],
    how: [
      'Wie es funktioniert',
      'Es gibt drei Arten von Auftrag. Bei reiner Ausführung entscheiden Sie, und das Haus führt aus. Bei Beratung schlägt es vor, und Sie entscheiden. Bei einem Verwaltungsmandat entscheidet es innerhalb von Grenzen, die Sie schriftlich vereinbart haben. Lesen Sie diese Grenzen: An ihnen können Sie es messen.',
      'Wertpapiere liegen bei einer Verwahrstelle. Sind sie auf Sie gebucht, so bleiben sie auch dann Ihre, wenn die Bank ausfällt; Geld auf einem Konto ist eine Forderung gegen die Bank, bis zur gesetzlichen Grenze gesichert und nicht weiter.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus denselben Märkten wie bei allen anderen. Was gute Beratung hinzufügt, liegt meist anderswo: Steuern, die rechtmäßig vermieden, Risiken, die gestreut, Fehler in schlechten Jahren, die nicht gemacht werden. Der Zugang zu geschlossenen Fonds ist eine Dienstleistung; ob diese Fonds ihren Preis wert sind, ist eine andere Frage.',
    ],
    costs: [
      'Was es kostet',
      'Oft rund ein Prozent im Jahr von allem, was verwaltet wird, mit der Größe sinkend, und dazu die Produkte darin, Handel, Verwahrung und Währungstausch. Fragen Sie nach einer Zahl, die alles enthält. Wer berät und von den Herstellern der Produkte bezahlt wird, dient zwei Herren; fragen Sie also, wer zahlt und wie viel.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Interessenkonflikte: die hauseigenen Fonds und ein Umschlag, der Provisionen einbringt.',
          'Kredite auf Wertpapiere, die zurückgezahlt werden müssen, wenn die Kurse fallen.',
          'Klumpung in dem Geschäft, aus dem das Vermögen stammt.',
          'Vertrauen in eine Person statt in Belege. Die Kunden von Bernard Madoff waren bis Dezember 2008 vermögend, beraten und bekamen Auszüge über Geschäfte, die nie stattgefunden hatten. Eine unabhängige Verwahrstelle hätte dem sofort ein Ende gesetzt.',
        ],
      },
    ],
  },
  alternative_investment: {
    title: 'Alternative Anlagen',
    summary: 'Alles, was weder Aktie noch Anleihe noch Bargeld ist: Hedgefonds, Private Equity, private Kredite und Dinge.',
    what: [
      'Was es ist',
      'Das Wort benennt, was übrig bleibt. Hedgefonds handeln frei und dürfen auf fallende Kurse setzen. Private Equity kauft Unternehmen, verändert und verkauft sie; Wagniskapital tut das mit jungen. Private Kreditgeber verleihen, wo Banken es nicht tun. Auch Sammlerstücke wie Kunst, Wein und Uhren gehören hierher. [Infrastruktur](/market/infrastructure), [Immobilien](/market/estate) und [Kryptowerte](/market/cryptocurrency) werden oft dazugezählt.',
    ],
    how: [
      'Wie es funktioniert',
      'Meist über Fonds mit wenigen großen Anlegern und langen Kündigungsfristen. Ein Private-Equity-Fonds läuft etwa zehn Jahre: Er ruft Geld ab, wenn er etwas zu kaufen findet, und zahlt es zurück, wenn er verkauft hat. In vielen Ländern werden nur professionelle oder vermögende Anleger zugelassen, weil der übliche Schutz nicht gilt.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus geliehenem Geld, aus besserer Führung des Gekauften, aus der Bezahlung fürs Warten und aus Können, das selten ist und seinen Preis hat. Die gemeldeten Zahlen sehen glatt aus, weil nichts täglich bewertet wird; da fehlt eher die Messung als das Risiko. Der Unterschied zwischen guten und schlechten Verwaltern ist weit größer als an öffentlichen Märkten.',
    ],
    costs: [
      'Was es kostet',
      'Die klassische Form heißt „zwei und zwanzig“: jedes Jahr zwei Prozent des Vermögens und ein Fünftel des Zuwachses. Von 10% Ertrag vor Kosten bleiben damit rund 6.4%. Fragen Sie, ob das Fünftel erst oberhalb eines Mindestertrags fällig wird und ob frühere Verluste zuerst aufgeholt werden müssen.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Sie kommen nicht heraus, wann Sie wollen. Fonds können auch die Tore schließen, wenn viele auf einmal fragen.',
          'Preise sind Schätzungen derer, die daran eine Gebühr verdienen.',
          'Hebel im Inneren des Fonds, die Sie nicht sehen.',
          'Datenbanken vergangener Erträge lassen jene aus, die aufgegeben haben.',
          'Ein Sammlerstück zahlt nichts, kostet Lagerung und Versicherung und kann eine Fälschung sein.',
        ],
      },
    ],
  },
  agriculture: {
    title: 'Landwirtschaft',
    summary: 'Getreide, Vieh, Kaffee und der Boden, den sie brauchen: wie aus Ernten Preise werden.',
    what: [
      'Was es ist',
      'Anlagen in der Landwirtschaft haben zwei Seiten: die Güter (Weizen, Mais, Soja, Zucker, Kaffee, Rinder) und die Mittel, sie zu erzeugen (Land, Maschinen, Saatgut- und Lebensmittelunternehmen). Die Güter werden nach genormten Qualitäten gehandelt, damit ein Kontrakt keinen Acker nennen muss.',
    ],
    how: [
      'Wie es funktioniert',
      'Landwirte verkaufen vor der Ernte, um einen Preis festzuhalten; Mühlen kaufen aus demselben Grund im Voraus. Terminkontrakte machen das möglich. Die Warenterminbörse Chicago Board of Trade wurde 1848 für diesen Handel gegründet, und ihr Weizenkontrakt umfasst noch heute 5,000 Scheffel. Kaum ein Kontrakt endet mit einer Lieferung; er wird geschlossen oder in den nächsten Monat weitergerollt.',
      'Ackerland kauft man direkt oder über Fonds und börsennotierte Gesellschaften, die es an Landwirte verpachten.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Land bringt Pacht und kann im Wert steigen. Ein eingelagertes Gut bringt nichts; es kostet Lagerung. Eine Terminposition bringt die Preisänderung, die Zinsen auf das hinterlegte Geld und das Rollen: Kosten spätere Monate mehr als der laufende, so verliert jeder Wechsel ein wenig. Das allein kann aus einem steigenden Preis einen Verlust machen, für alle, die einen Fonds aus Terminkontrakten halten.',
    ],
    costs: [
      'Was es kostet',
      'Provision und Spread, Sicherheitsleistung bei Terminkontrakten, Fondsgebühren und das Rollen. Bei Land: Grunderwerbsteuer, Vermessung, Verwaltung, Versicherung.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Wetter, Schädlinge und Krankheiten, die keine Analyse vorhersieht.',
          'Politik: Ausfuhrverbote, Zölle, Subventionen. Weizen stieg innerhalb von Tagen steil, als Russland im Februar 2022 in die Ukraine einmarschierte, und hatte innerhalb weniger Monate alles wieder abgegeben.',
          'Land lässt sich nicht in Eile verkaufen, und Wasserrechte können wichtiger sein als der Boden.',
          'Angebote von Bäumen oder Parzellen im Ausland mit festem Ertrag: Fahren Sie hin, sehen Sie im Grundbuch nach, oder lassen Sie es.',
        ],
      },
    ],
  },
  infrastructure: {
    title: 'Infrastruktur',
    summary: 'Netze, Straßen, Häfen und Stromleitungen: langlebige Anlagen, für deren Nutzung viele ein wenig zahlen.',
    what: [
      'Was es ist',
      'Infrastruktur ist das, worauf alles andere läuft: Strom- und Gasnetze, Wasser, Eisenbahnen, Mautstraßen, Flughäfen, Häfen, Datenkabel und Masten. Sie kostet viel im Bau, wenig im Betrieb und dient Jahrzehnte. Oft gibt es sie nur einmal, und deshalb wird sie reguliert.',
    ],
    how: [
      'Wie es funktioniert',
      'Drei Arten der Bezahlung sind üblich. Ein reguliertes Netz darf auf das Geld, das darin steckt, einen erlaubten Satz verdienen. Eine Konzession lässt ein Unternehmen etwa dreißig Jahre lang Maut erheben, dann fällt die Straße an den Staat zurück. Ein Vertrag bezahlt dafür, dass etwas bereitsteht, ob jemand kommt oder nicht.',
      'Große Fonds und Pensionskassen besitzen solche Anlagen direkt. Andere können Aktien von Netzgesellschaften oder börsennotierte Fonds kaufen.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus Entgelten der Nutzer oder Zahlungen des Staates, oft vertraglich an die Inflation gebunden. Ein großer Teil des Preises ist geliehen, was den Ertrag in guten Zeiten hebt. Eine neue Straße trägt das Risiko, zu spät gebaut und zu wenig befahren zu werden; eine alte steht einer Anleihe näher und wird so bewertet: Steigen die Zinsen, so fällt ihr Wert.',
    ],
    costs: [
      'Was es kostet',
      'Direkte Fonds nehmen ein bis zwei Prozent Verwaltungsgebühr und einen Anteil am Zuwachs, zehn Jahre lang und länger. Börsennotierte Fonds kosten weniger und schwanken mit dem Aktienmarkt.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Die Aufsicht oder eine neue Regierung ändert die Regeln. Die Anlage lässt sich nicht woandershin bringen.',
          'Verkehrsprognosen sind hoffnungsvoll. Der Kanaltunnel, 1994 eröffnet, kostete weit mehr als geplant, beförderte weit weniger Fahrgäste als vorhergesagt, und seine ersten Aktionäre verloren fast alles.',
          'Billige Schulden müssen zu einem höheren Satz erneuert werden.',
          'Technik und Klima: Leitungen, die niemand braucht, Küsten, die wandern.',
        ],
      },
    ],
  },
  cannabis: {
    title: 'Cannabis',
    summary: 'Eine junge Branche zwischen Medizin, Landwirtschaft und Strafrecht, und warum ihre Aktien den Anlegern so zugesetzt haben.',
    what: [
      'Was es ist',
      'Die Branche baut Cannabis für medizinische Zwecke an und verkauft es, auch für andere, wo das Gesetz es erlaubt; sie stellt Öle, Getränke und Arzneimittel her und vermietet Land, Gebäude und Anlagen an jene, die das tun. Hanf, eine Form mit wenig THC, wird zu Fasern, Lebensmitteln und Kosmetik.',
      'Uruguay war das erste Land, das den Verkauf an Erwachsene erlaubte, im Dezember 2013. Kanada folgte am 17. Oktober 2018.',
    ],
    how: [
      'Wie es funktioniert',
      'Lizenzen entscheiden alles: wer anbauen darf, wie viel, und wer an wen verkaufen darf. In den Vereinigten Staaten erlauben viele Bundesstaaten, was das Bundesrecht lange als Verbrechen behandelt hat; ein Unternehmen darf daher nicht über eine Staatsgrenze liefern, findet schwer eine Bank und konnte jahrelang gewöhnliche Kosten nicht von der Steuer absetzen (Internal Revenue Code § 280E, der für Stoffe der Listen I und II gilt). Was bei Ihnen in Kraft ist, kann sich mit einem Gesetz ändern; sehen Sie nach.',
      'Anleger erreichen die Branche über Aktien, die meist in Kanada notiert sind, über Fonds aus solchen Aktien und über Gesellschaften, denen die Gewächshäuser gehören.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Am Ende aus dem Verkauf eines landwirtschaftlichen Erzeugnisses. Wo viele anbauen dürfen, fällt sein Preis in Richtung der Anbaukosten. Was bleiben kann, ist eine Marke, ein patentiertes Arzneimittel oder eine Lizenz, die andere nicht bekommen.',
    ],
    costs: [
      'Was es kostet',
      'Die üblichen Kosten des Aktienhandels, weite Spreads bei kleinen Unternehmen und Verwässerung: Firmen, die Geld verlieren, geben neue Aktien aus, sodass jede alte ein kleinerer Teil des Ganzen ist.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Die Hoffnung kommt zuerst: Aktien stiegen vor der Legalisierung und fielen danach jahrelang, in vielen Fällen um mehr als neun Zehntel.',
          'Das Recht, an jeder Grenze und nach jeder Wahl.',
          'Überangebot und ein unversteuerter Schwarzmarkt, der billiger ist.',
          'Pfennigaktien, die hochgeredet und dann verkauft werden.',
        ],
      },
      'Ein Plan gleichen Namens ist bei uns aufgeführt. Er hat keine Bedingungen und keine Reserve und wird daher [nicht angeboten](/plans).',
    ],
  },
  oil_and_gas: {
    title: 'Öl und Gas',
    summary: 'Die Brennstoffe, die noch immer das meiste in der Welt bewegen: vom Bohrloch bis zum Preis, und wer unterwegs was verdient.',
    what: [
      'Was es ist',
      'Die Branche hat drei Teile. Upstream findet und fördert Öl und Gas, Midstream befördert und lagert sie, Downstream verarbeitet und verkauft. Öl wird in Fass zu 42 US-Gallonen gezählt, etwa 159 Liter. Zwei Sorten geben den Ton an: Brent aus der Nordsee und West Texas Intermediate. Gas ist regional, weil es Leitungen braucht oder mit großem Aufwand verflüssigt werden muss.',
    ],
    how: [
      'Wie es funktioniert',
      'Auf kurze Sicht können weder Autofahrer noch Bohrlöcher viel ändern, daher bewegen kleine Knappheiten den Preis stark. Eine Gruppe von Ausfuhrländern, die OPEC (1960 in Bagdad gegründet), versucht mit anderen, das Angebot zu steuern. Vorräte, Schifffahrt und die Stärke des Dollars tun das Übrige.',
      'Man kann Aktien von Unternehmen halten, Fonds daraus, Beteiligungen an Gesellschaften, denen Leitungen gehören, oder Terminkontrakte. Die Sache selbst kann kaum ein Privatanleger lagern.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Unternehmen verdienen den Preis abzüglich der Förderkosten und müssen immer neu finden, was sie fördern. Leitungen verdienen Entgelte. Terminkontrakte bringen die Preisänderung und das Rollen von einem Monat in den nächsten, das jahrelang gekostet hat. Ein Fonds aus Terminkontrakten kann daher fallen, während der Preis an der Zapfsäule steigt.',
    ],
    costs: [
      'Was es kostet',
      'Handelskosten und Fondsgebühren, das Rollen, und bei privaten Bohrprogrammen Provisionen, die ein Zehntel und mehr nehmen können, bevor der erste Meter gebohrt ist.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Der Preis: Am 20. April 2020 wurde der auslaufende Kontrakt auf texanisches Öl zu minus 37.63 Dollar abgerechnet. Wer keine Lieferung annehmen konnte, zahlte dafür, ihn loszuwerden.',
          'Krieg, Sanktionen und Unfälle.',
          'Die Abkehr von fossilen Brennstoffen, die Felder und Leitungen nutzlos zurücklassen kann.',
          'Am Telefon angebotene Anteile an einzelnen Bohrlöchern, mit Bildern von Bohrtürmen.',
        ],
      },
    ],
  },
  gold: {
    title: 'Gold',
    summary: 'Ein Metall, das keine Zinsen zahlt und seit Jahrtausenden Geld ist: wie man es hält und was man davon erwarten darf.',
    what: [
      'Was es ist',
      'Gold rostet nicht und ist knapp: Der Bergbau eines Jahres fügt dem, was über der Erde ist, nur ein oder zwei Prozent hinzu. Sein Preis wird in Dollar je Feinunze genannt, das sind 31.1 Gramm. Knapp die Hälfte dessen, was es gibt, ist Schmuck; die Zentralbanken halten zwischen einem Sechstel und einem Fünftel.',
    ],
    how: [
      'Wie es funktioniert',
      'Sie können Münzen und Barren halten, über einen Fonds einen Anteil an Barren in einem Tresor, einen Terminkontrakt oder Aktien von Minen. Jedes trägt ein anderes Risiko: Diebstahl, die Verwahrstelle, den Hebel oder die Unternehmensführung. Fragen Sie bei jedem Tresor, ob die Barren mit ihrer Nummer auf die Eigentümer gebucht sind (allokiert) oder ob es sich um eine Forderung gegen einen Bestand handelt (nicht allokiert).',
      'Von 1933 bis Ende 1974 durften Privatpersonen in den Vereinigten Staaten kein Barrengold besitzen. Das Versprechen des Staates, Dollar dagegen zu tauschen, endete für andere Staaten im August 1971; seitdem schwankt der Preis frei.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Allein aus einem höheren Preis; Gold zahlt weder Zinsen noch Dividende. Es ist oft gestiegen, wenn Menschen dem Geld misstrauten oder wenn der Zins nach Abzug der Inflation niedrig war. Doch das Warten kann lang sein: Der Höchststand vom Januar 1980, rund 850 Dollar, wurde erst im Januar 2008 wieder erreicht, und bis dahin hatten sich die Preise von allem anderen mehr als verdoppelt.',
    ],
    costs: [
      'Was es kostet',
      'Kleine Münzen und Barren kosten mehrere Prozent über dem Metallpreis und bringen beim Verkauf weniger. Lagerung und Versicherung oder die Gebühr des Fonds sind jedes Jahr fällig.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Rückgänge um ein Drittel und mehr innerhalb weniger Jahre: Von 2011 bis 2015 verlor es über 40%.',
          'Jahre ohne jedes Einkommen.',
          'Fälschungen und Händler, die lagern, was sie nie gekauft haben.',
          'Steuern, die sich nach der Form unterscheiden: Sehen Sie nach, wie Münzen, Fonds und Terminkontrakte bei Ihnen behandelt werden.',
        ],
      },
    ],
  },
  estate: {
    title: 'Immobilien',
    summary: 'Häuser, Büros und die Fonds, denen sie gehören: Miete, Kredite und ein Preis, den man erst kennt, wenn jemand kauft.',
    what: [
      'Was es ist',
      'Immobilien sind Grundstücke und was darauf steht. Man kann sie direkt besitzen, Aktien börsennotierter Eigentümer halten oder sich an einem Fonds beteiligen. In den Vereinigten Staaten gibt es seit 1960 Real Estate Investment Trusts (REITs); sie müssen mindestens 90% ihrer steuerpflichtigen Einkünfte ausschütten und zahlen dafür selbst wenig oder keine Steuer darauf.',
    ],
    how: [
      'Wie es funktioniert',
      'Die Rendite ist die Jahresmiete abzüglich aller Kosten, geteilt durch den Preis. Eine Wohnung, die 200,000 kostet, 10,000 Miete bringt und 3,000 für Instandhaltung, Leerstand und Verwaltung braucht, rentiert mit 3.5%.',
      'Die meisten Immobilien werden mit einem Kredit gekauft, und der entscheidet über den Ausgang. Bei 20% eigenem Geld nimmt ein Preisrückgang von 10% die Hälfte davon; ein Anstieg von 10% bringt die Hälfte dazu. Die Zinsen des Kredits sind so oder so fällig.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Zuerst aus der Miete; aus einem höheren Preis nur, wenn andere mehr zahlen können, weil Einkommen steigen oder Zinsen fallen. Auch Arbeit schafft Wert: ein Haus, das instand gesetzt wird, ein Grundstück, das bebaut werden darf. Über lange Zeiten sind Hauspreise eher mit den Einkommen gestiegen als über sie hinaus, mit großen Unterschieden zwischen den Orten.',
    ],
    costs: [
      'Was es kostet',
      'Steuern auf den Kauf, Notar, Makler und Grundbuch können je nach Land 5 bis 15% nehmen; dann Reparaturen, Versicherung, Grundsteuer, Verwaltung. Börsennotierte Gesellschaften und Trusts kosten so viel wie eine Aktie und schwanken auch so.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Man kann sie nicht an einem Tag verkaufen. Offene Fonds haben ihre Türen geschlossen, als zu viele hinauswollten, in Deutschland nach 2008 und in Großbritannien 2016.',
          'Ein Haus in einer Straße ist keine Streuung des Risikos.',
          'Zinsen, die steigen, wenn der Kredit verlängert werden muss; Mieter, die nicht zahlen.',
          'Büros und Läden, die niemand mehr braucht.',
          'Grundstücke, die es nur auf dem Papier gibt: Sehen Sie im Grundbuch nach.',
        ],
      },
      'Ein Plan gleichen Namens ist bei uns aufgeführt. Er hat keine Bedingungen und keine Reserve und wird daher [nicht angeboten](/plans).',
    ],
  },
}
