/** Market pages in German: what is traded on exchanges and over the counter. */
import type { Translation } from '../translated.ts'

/** Shown on each of them. */
export const notOffered = 'Clearterm bietet das nicht an; nur zur Information.'

export const tradingPages: Translation['tradingPages'] = {
  forex: {
    title: 'Devisen',
    summary: 'Der Markt, auf dem das Geld eines Landes einen Preis im Geld eines anderen bekommt, und was diese Preise bewegt.',
    what: [
      'Was es ist',
      'Devisenhandel, kurz Forex, ist der Tausch einer Währung gegen eine andere. Jeder Kurs ist ein Verhältnis: EUR/USD bei 1.10 heißt, dass ein Euro 1.10 Dollar kostet. Steigt das Verhältnis, so ist der Euro gegenüber dem Dollar gestiegen oder der Dollar gegenüber dem Euro gefallen; niemand kann die eine Seite ohne die andere haben.',
      'Es ist der größte Markt, den es gibt. In der Erhebung der Zentralbanken für April 2022 wechselten an einem durchschnittlichen Tag rund 7.5 Billionen Dollar den Besitzer, und bei 88% aller Geschäfte stand auf einer Seite der Dollar.',
    ],
    how: [
      'Wie es funktioniert',
      'Es gibt keine zentrale Börse. Banken, Fonds und Broker stellen einander Kurse, rund um die Uhr, von Montagmorgen in Asien bis Freitagabend in New York. Der größte Teil des Umsatzes ist keine Spekulation auf Kassakurse, sondern besteht aus Swaps, mit denen Institute eine Währung gegen eine andere für Tage oder Monate leihen.',
      'Unternehmen bezahlen damit Lieferanten und halten den Kurs einer künftigen Zahlung fest. Zentralbanken steuern oder verteidigen damit einen Kurs. Reisende und Menschen, die Geld nach Hause schicken, benutzen sein teuerstes Ende.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Eine Währung für sich bringt nur den Zins ihres Landes. Wer eine hoch verzinste Währung mit Geld hält, das in einer niedrig verzinsten geliehen ist, erhält den Unterschied, Carry genannt, solange sich der Wechselkurs nicht dagegen bewegt. Alles andere ist eine Änderung des Verhältnisses, und was die eine Seite bekommt, verliert die andere.',
    ],
    costs: [
      'Was es kostet',
      'Der Unterschied zwischen Kauf- und Verkaufskurs (der Spread), bei manchen Brokern eine Provision, und Zinsen für Positionen, die über Nacht gehalten werden. Bei Reisegeld und Kartenzahlungen steckt der Preis im Kurs: Vergleichen Sie ihn mit dem Mittelkurs derselben Minute.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Kurse bewegen sich mit Zinsentscheiden und Politik, oft in Sekunden und an jeder Order vorbei, die einen Verlust begrenzen sollte.',
          'Feste Kurse halten, bis sie nicht mehr halten. Als die Schweizerische Nationalbank am 15. Januar 2015 ihre Grenze zum Euro aufgab, stieg der Franken innerhalb von Minuten um weit mehr als zehn Prozent.',
          'Carry bringt lange Zeit wenig und kann alles auf einmal verlieren.',
          'Ersparnisse in fremder Währung steigen und fallen mit ihr, gleich welche Zinsen sie bringen.',
        ],
      },
      'Was Privatleute auf diesem Markt tun, ist unter [Forex-Trading](/market/forex_trading) beschrieben.',
    ],
  },
  forex_trading: {
    title: 'Forex-Trading',
    summary: 'Was Privatleute mit Währungen und geliehenem Geld tun, und warum die meisten von ihnen verlieren.',
    what: [
      'Was es ist',
      'Forex-Trading im Sinne der Werbung heißt, mit einem Vielfachen des eigenen Geldes auf kleine Bewegungen zwischen Währungen zu wetten. In Europa geschieht das meist über Differenzkontrakte mit einem Broker, in den Vereinigten Staaten über gehebelte Kassageschäfte. Oft ist der Broker die Gegenseite des Geschäfts. Der Markt dahinter ist unter [Devisen](/market/forex) beschrieben.',
    ],
    how: [
      'Wie es funktioniert',
      'Kurse bewegen sich in Pips, bei den meisten Paaren die vierte Stelle nach dem Komma. Ein Standard-Lot sind 100,000 Einheiten der ersten Währung. Bei einem Hebel von 30 zu 1 tragen etwa 3,333 Dollar eine Position von 100,000, und eine Bewegung von einem Prozent dagegen nimmt 1,000 davon. Ist die Sicherheitsleistung aufgebraucht, so wird die Position geschlossen, zum Kurs dieses Augenblicks.',
      'Aufsichtsbehörden begrenzen den Hebel für Privatkunden: 30 zu 1 bei den wichtigsten Paaren in der Europäischen Union seit August 2018, 50 zu 1 in den Vereinigten Staaten.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Daraus, öfter oder deutlicher recht zu haben, als die Kosten verlangen. Von selbst wächst hier nichts: Vor Kosten heben sich Zuwächse und Verluste aller Händler auf, nach Kosten bleibt weniger als nichts. Die europäische Aufsicht stellte fest, bevor sie 2018 ihre Grenzen setzte, dass 74 bis 89 Prozent der Privatkonten Geld verloren.',
    ],
    costs: [
      'Was es kostet',
      'Der Spread, gerechnet auf die ganze Position: Ein Pip auf 100,000 sind 10 Dollar, und bei 3,333 Dollar eigenem Geld sind das 0.3% für jedes Kaufen und Verkaufen. Dazu Zinsen über Nacht und der Unterschied zwischen dem Kurs, den Sie sahen, und dem Kurs, den Sie bekamen.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Hebel machen aus Rauschen Ruin: Die Bewegung eines gewöhnlichen Tages kann eine Position beenden.',
          'Kurssprünge über Wochenenden und bei Nachrichten, an jeder Stop-Order vorbei.',
          'Broker ohne Zulassung, die Auszahlungen verweigern oder vorher eine Steuer verlangen.',
          'Signale, Roboter und Lehrgänge, deren Anbieter von ihrem Verkauf leben.',
        ],
      },
    ],
  },
  copy_trading: {
    title: 'Copy-Trading',
    summary: 'Ein Konto wiederholt die Geschäfte eines anderen: bequem, und nur so gut wie die Person, die kopiert wird.',
    what: [
      'Was es ist',
      'Beim Copy-Trading verbindet eine Plattform Ihr Konto mit dem eines Händlers, den Sie aus einer Liste wählen. Kauft er, so kauft auch Ihr Konto, im Verhältnis zu dem Betrag, den Sie dafür vorgesehen haben. Verwandt sind das Mirror-Trading, das einer Regel statt einer Person folgt, und verwaltete Konten, bei denen jemand ein Mandat von Ihnen hat.',
    ],
    how: [
      'Wie es funktioniert',
      'Sie legen einen Betrag fest, manchmal auch eine Grenze, an der das Kopieren endet, und die Plattform tut den Rest. Ihre Geschäfte folgen einen Augenblick später, deshalb weichen Ihre Kurse ab; in schnellen oder dünnen Märkten weichen sie stark ab. Kleine Konten können wegen der Mindestgrößen nicht jedes Geschäft wiederholen.',
      'In vielen Ländern gilt ein Dienst, der für Sie handelt, ohne jedes Mal zu fragen, als Vermögensverwaltung und braucht eine Zulassung dafür.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Allein aus den Geschäften. Das Kopieren bringt keinen eigenen Ertrag; es bringt Kosten und Verzögerung. Wer die Liste anführt, lag bisher gut, und unter Tausenden von Konten gibt es davon immer welche, durch bloßes Glück. Listen vergessen außerdem: Gescheiterte Konten sind aus ihnen verschwunden, sodass der Rest besser aussieht, als das Ganze war.',
    ],
    costs: [
      'Was es kostet',
      'Spread und Provision jedes Geschäfts, manchmal eine Monatsgebühr und oft ein Anteil am Zuwachs für die Person, die kopiert wird. Dieser Anteil ist einseitig: Sie hat teil am Zuwachs, nicht an Verlusten, und das belohnt große Wetten.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Monate kleiner Zuwächse und ein großer Verlust: Sehen Sie auf den größten Rückgang, nicht auf den letzten Ertrag.',
          'Versteckte Hebel und verlustreiche Positionen, die offen gehalten werden, damit sie sich nicht zeigen.',
          'Der Händler ändert seinen Stil oder hört auf, während Sie nicht hinsehen.',
          'Viele Kopien eines Geschäfts bewegen den Kurs gegen sie alle.',
        ],
      },
      'Fragen Sie nach der ganzen Bilanz mit Kosten, nach der längsten Verlustphase und nach demselben Markt, einfach gekauft und gehalten. So werden auf diesen Seiten die [Bilanzen der Bots](/bots) gezeigt; sie handeln auf dem Papier, und ihnen zu folgen kostet nichts und bringt nichts ein.',
    ],
  },
  indices: {
    title: 'Indizes',
    summary: 'Eine Zahl für einen ganzen Markt: wie sie entsteht, was sie auslässt und wie man in sie anlegt.',
    what: [
      'Was es ist',
      'Ein Index ist ein Rezept. Er nennt eine Liste von Aktien, Anleihen oder Gütern, gibt jedem ein Gewicht und macht aus ihren Kursen eine Zahl. Der Dow Jones Industrial Average erschien erstmals 1896, mit zwölf Unternehmen; der S&P 500 hat seine 500 seit 1957.',
      'Einen Index kann man nicht kaufen. Man kann einen Fonds oder einen Kontrakt kaufen, der ihm folgt.',
    ],
    how: [
      'Wie es funktioniert',
      'Die meisten Aktienindizes gewichten Unternehmen nach dem Marktwert, daher können die wenigen größten bestimmen, wie sich die Zahl bewegt. Der Dow gewichtet nach dem Kurs je Aktie: Eine Aktie zu 400 Dollar zählt zehnmal so viel wie eine zu 40, wie groß die Unternehmen auch sind. Gleiche Gewichtung behandelt alle gleich und muss mehr handeln.',
      'Achten Sie auf das Kleingedruckte eines Charts. Ein Kursindex lässt Dividenden aus; ein Performanceindex rechnet sie hinzu. Über Jahrzehnte ist der Unterschied größer, als die Zahl im Chart vermuten lässt.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus dem, was darin steckt: Dividenden oder Zinsen, Wachstum dessen, was die Unternehmen verdienen, und eine Änderung dessen, was Käufer dafür zu zahlen bereit sind. Ein Fonds liefert das, abzüglich seiner Kosten. Weil alle Anleger zusammen der Markt sind, muss der Durchschnitt derer, die ihn schlagen wollen, um ihre Kosten hinter dem Index zurückbleiben.',
    ],
    costs: [
      'Was es kostet',
      'Eine Jahresgebühr, bei großen Indexfonds oft unter einem Viertelprozent, der Spread beim Kaufen und Verkaufen und die Steuer, die der Fonds oder Sie zahlen müssen. Sehen Sie auch auf die Tracking-Differenz: wie weit der Fonds wirklich von seinem Index entfernt war.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Ein Index fällt mit seinem Markt. Von 1929 bis 1932 verlor der Dow fast neun Zehntel; bis 1954 dauerte es, bis er zurück war.',
          'Die Gewichtung nach Wert sammelt Geld in dem, was schon gestiegen ist.',
          'Ein enger Index einer Branche oder eines Landes ist keine Streuung des Risikos.',
          'Gehebelte Kontrakte auf einen Index vervielfachen tägliche Bewegungen und liefern über längere Zeit nicht das Vielfache des Index.',
        ],
      },
    ],
  },
  fixed_income: {
    title: 'Festverzinsliche Anlagen',
    summary:
      'Geld verleihen an Staaten und Unternehmen: Anleihen, wofür ihre Zinsen entschädigen und warum ihre Kurse fallen, wenn Zinsen steigen.',
    what: [
      'Was es ist',
      'Eine Anleihe ist ein Kredit, den man weiterverkaufen kann. Der Schuldner zahlt einen festen Zins, den Kupon, und gibt an einem bestimmten Tag den Nennwert zurück. Geldmarktpapiere laufen Monate, Anleihen Jahre. Geldmarktfonds halten die kürzesten von ihnen.',
    ],
    how: [
      'Wie es funktioniert',
      'Der Kupon steht fest, der Kurs nicht. Zahlen neue Anleihen 5% und Ihre 3%, so gibt niemand den vollen Preis für Ihre. Eine Faustregel: Für jeden Prozentpunkt, um den die Zinsen steigen, verliert eine Anleihe etwa so viel Prozent, wie ihre Duration Jahre hat. Bei einer Duration von 7 kostet ein Punkt etwa 7%.',
      'Wer eine Anleihe bis zum letzten Tag behält, erhält den Nennwert, sofern der Schuldner zahlt. Dazwischen zählt der Kurs nur, wenn Sie verkaufen müssen.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Zuerst aus Zinsen, und sie entschädigen für drei Dinge: das Warten, die Inflation und die Möglichkeit, nicht bezahlt zu werden. Ein Schuldner, der viel mehr bieten muss als der Staat, tut das aus einem Grund. Die Rendite bis zur Fälligkeit fasst Kupon, Kurs und Restlaufzeit in einer Jahreszahl zusammen und unterstellt, dass jede Zahlung eintrifft.',
      'Ein fester Satz weit über dem vergleichbarer Schuldner wird entweder aus etwas bezahlt, das versiegen kann, oder gar nicht. Fragen Sie, was dahintersteht und ob es heute da ist. Unsere eigenen Pläne, mit Spielgeld, antworten mit der [Reserve](/proof).',
    ],
    costs: [
      'Was es kostet',
      'Bei einzelnen Anleihen vor allem der Spread, der bei kleinen Beträgen und seltenen Papieren weit ist; bei Fonds die Jahresgebühr, die hier schwerer wiegt als bei Aktien, weil der Ertrag kleiner ist.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Die Zinsen steigen. 2022 fielen Anleihen und Aktien im selben Jahr, und breite Anleihefonds verloren mehr als ein Zehntel.',
          'Der Schuldner fällt aus oder ändert die Bedingungen. Auch Staaten haben das getan: Russland 1998, Argentinien 2001, Griechenland 2012.',
          'Inflation zehrt eine feste Zahlung von innen auf.',
          'In einer Krise finden manche Anleihen zu keinem fairen Preis einen Käufer.',
        ],
      },
    ],
  },
  option_trading: {
    title: 'Optionen',
    summary:
      'Das Recht, ohne die Pflicht, zu einem festen Preis zu kaufen oder zu verkaufen: Versicherung für die einen, Lotterie für die anderen.',
    what: [
      'Was es ist',
      'Ein Call ist das Recht, etwas bis zu einem festen Tag zu einem festen Preis zu kaufen; ein Put ist das Recht, es zu verkaufen. Der Käufer zahlt eine Prämie und kann nicht mehr als diese verlieren. Der Verkäufer erhält die Prämie und übernimmt die Pflicht, die bei einem ungedeckten Call keine Obergrenze hat.',
      'Standardisierte Aktienoptionen werden gehandelt, seit im April 1973 die Chicago Board Options Exchange öffnete, in dem Jahr, in dem die Black-Scholes-Formel veröffentlicht wurde. In den Vereinigten Staaten steht ein Kontrakt für 100 Aktien.',
    ],
    how: [
      'Wie es funktioniert',
      'Ein Beispiel mit runden Zahlen: Eine Aktie kostet 100, ein Call bei 105 für drei Monate kostet 3. Endet die Aktie bei 104, so ist der Call nichts wert, und die 3 sind verloren, obwohl die Aktie gestiegen ist. Bei 108 kommt der Käufer ohne Verlust heraus. Bei 115 ist der Call 10 wert.',
      'Die Prämie hängt vom Kurs der Aktie ab, von der verbleibenden Zeit und vor allem davon, wie stark die Aktie voraussichtlich schwankt. Wer in der Richtung recht hat und sich bei Zeit oder Schwankung irrt, verliert trotzdem.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Eine Option schafft kein Einkommen; sie verschiebt Risiko gegen einen Preis von einer Seite auf die andere. Verkäufer werden, im Durchschnitt ein wenig gut, dafür bezahlt, seltene große Verluste zu tragen. Käufer zahlen für Schutz, wie man es bei einer Versicherung tut, oder für eine kleine Aussicht auf viel.',
    ],
    costs: [
      'Was es kostet',
      'Provision je Kontrakt und ein Spread, der bei selten gehandelten Basispreisen weit ist, oft mehrere Prozent der Prämie. Verkäufer müssen eine Sicherheit hinterlegen und können über Nacht zu mehr aufgefordert werden.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Die Zeit arbeitet gegen jeden Käufer, am schnellsten in den letzten Wochen.',
          'Viele Optionen verfallen wertlos und mit ihnen der ganze Einsatz.',
          'Verkäufer können ein Vielfaches dessen verlieren, was sie eingenommen haben.',
          'Vorzeitige Ausübung, Dividenden und Aktiensplits ändern, was man hält.',
          'Produkte für einen einzigen Tag und binäre Optionen: Die Aufsicht der Europäischen Union nahm binäre Optionen im Juli 2018 vom Markt für Privatkunden.',
        ],
      },
    ],
  },
  stock: {
    title: 'Aktien',
    summary: 'Ein Teil eines Unternehmens: was eine Aktie ihrem Eigentümer gibt, was ihren Kurs bewegt und was sie kostet.',
    what: [
      'Was es ist',
      'Eine Aktie ist ein Teil eines Unternehmens. Wem sie gehört, der darf abstimmen, erhält, was das Unternehmen ausschüttet, und kommt zuletzt, wenn es scheitert: Zuerst werden Beschäftigte, Kreditgeber und das Finanzamt bezahlt. Mehr als der Preis der Aktie kann nicht verloren gehen. Die Niederländische Ostindien-Kompanie verkaufte 1602 Aktien an die Öffentlichkeit, und bald wurden sie in Amsterdam gehandelt.',
    ],
    how: [
      'Wie es funktioniert',
      'Aktien wechseln an Börsen den Besitzer, wo sich Kauf- und Verkaufsorders in einem Orderbuch treffen. Eine Market-Order nimmt den Preis, der gerade da ist; eine Limit-Order nennt den schlechtesten, den Sie annehmen. In den Vereinigten Staaten wird ein Geschäft seit dem 28. Mai 2024 einen Geschäftstag später abgewickelt.',
      'Gewöhnlich halten ein Broker und eine Verwahrstelle die Aktien für Sie. Fällt der Broker aus, so bleiben sie Ihre, sofern die Bücher ehrlich geführt wurden.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus Dividenden, aus dem Wachstum dessen, was das Unternehmen verdient, und aus einer Änderung dessen, was Käufer für einen Dollar davon zahlen. Die ersten beiden schafft das Unternehmen; das dritte ist Stimmung und gleicht sich erst über lange Zeit aus. Über viele Jahrzehnte haben Aktien vieler Länder mehr gebracht als Anleihen, mit langen und tiefen Einbrüchen.',
    ],
    costs: [
      'Was es kostet',
      'Die Provision, die heute oft null ist; der Spread, der es nicht ist; der Währungstausch bei ausländischen Aktien; Steuern auf Dividenden und Kurszuwächse. Ein Broker ohne Provision verdient anderswo, zum Beispiel indem er Ihre Orders an einen Market-Maker verkauft.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Ein einzelnes Unternehmen kann scheitern. Von allen börsennotierten haben einige wenige den größten Teil des Zuwachses gebracht, und niemand wusste vorher, welche.',
          'Ganze Märkte halbieren sich zuweilen, zuletzt von 2007 bis 2009 in den Vereinigten Staaten.',
          'Kauf auf Kredit: Der Kredit bleibt, wenn die Aktie weg ist.',
          'Häufiges Handeln. Es kostet Geld, und der Drang ist in den schlechtesten Augenblicken am stärksten.',
        ],
      },
      'Viele Aktien auf einmal, und günstig: siehe [Indizes](/market/indices).',
    ],
  },
  cryptocurrency: {
    title: 'Kryptowährungen',
    summary: 'Geld und Verträge in gemeinsamen Registern, die niemand allein betreibt: wie sie funktionieren und wie sie scheitern.',
    what: [
      'Was es ist',
      'Eine Kryptowährung ist ein Eintrag in einem Register, das viele Computer gemeinsam führen. Bitcoin wurde in einem Aufsatz vom Oktober 2008 beschrieben; sein erster Block stammt vom 3. Januar 2009. Ethereum, seit Juli 2015, führt auch Programme aus, und die meisten neueren Coins und Token folgen einer der beiden Ideen. Stablecoins versprechen einen festen Preis, meist einen Dollar.',
    ],
    how: [
      'Wie es funktioniert',
      'Wer den privaten Schlüssel einer Adresse besitzt, kann bewegen, was dort liegt; niemand kann einen neuen ausstellen. Transaktionen werden zu Blöcken gesammelt. Beim Proof of Work, wie bei Bitcoin, wird das Recht, einen Block anzufügen, durch Rechenarbeit errungen; beim Proof of Stake, wie bei Ethereum seit September 2022, durch hinterlegte Coins, die bei Betrug eingezogen werden können.',
      'An einer Handelsplattform halten Sie gewöhnlich eine Forderung gegen ein Unternehmen statt Coins. Dieses Unternehmen sollte zeigen können, dass es hat, was es schuldet. Wie ein solcher Nachweis entsteht und was er nicht zeigen kann, lässt sich [hier](/proof) mit Spielgeld ausprobieren.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Die meisten Coins zahlen nichts. Ein Zuwachs ist ein höherer Preis, den jemand anderes zahlt. Belohnungen aus dem Staking sind neue Coins und Gebühren, gezahlt im selben Coin, also so viel wert wie der Coin. „Rendite“ auf Leihplattformen ist der Zins für einen Kredit an jemanden, den Sie nicht sehen.',
    ],
    costs: [
      'Was es kostet',
      'Handelsgebühren und Spreads, Netzgebühren, die steigen, wenn das Netz ausgelastet ist, und Gebühren für Auszahlungen. Kleine Beträge zu bewegen kann mehr kosten, als sie wert sind.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Kurse: Von November 2021 bis November 2022 verlor Bitcoin in Dollar rund drei Viertel. Kleinere Coins verlieren oft alles.',
          'Plattformen: Mt. Gox stellte im Februar 2014 den Betrieb ein, FTX meldete im November 2022 Insolvenz an; beide Male fehlte Vermögen der Kunden.',
          'Stablecoins: TerraUSD verlor im Mai 2022 innerhalb von Tagen seinen Preis.',
          'Schlüssel, die verloren gehen oder auf einer falschen Website weggegeben werden; was in das falsche Netz überwiesen wird, ist weg.',
          'Versprechen fester täglicher Erträge. Sie sind der älteste Betrug in neuem Gewand.',
        ],
      },
      'Die Kurse von fünfzehn Coins stehen mit Quelle und Alter auf [der Marktseite](/market). Auf den meisten Instanzen sind sie simuliert, und das steht dabei.',
    ],
  },
  retirement_planning: {
    title: 'Altersvorsorge',
    summary: 'Wie viel, wo und wie lange: die Fragen hinter einem Einkommen nach der Arbeit.',
    what: [
      'Was es ist',
      'Für das Alter vorzusorgen heißt, Einkommen von heute in Einkommen für eine Zeit zu verwandeln, in der Sie keines mehr verdienen. Drei Quellen sind üblich: eine staatliche Rente, etwas über den Arbeitgeber und eigene Ersparnisse. Ein Plan sagt, was jede voraussichtlich bringt und was fehlt.',
    ],
    how: [
      'Wie es funktioniert',
      'Beginnen Sie mit den Ausgaben statt mit den Erträgen: Was würde ein Jahr zu heutigen Preisen kosten, und wie viel davon ist gedeckt? Der Rest muss aus Ersparnissen kommen, die länger reichen müssen als erwartet und mit den Preisen Schritt halten.',
      'In den Vereinigten Staaten sind die üblichen Hüllen das IRA, das man selbst eröffnet, und der 401(k), den ein Arbeitgeber anbietet. Traditionelle Konten schieben die Einkommensteuer auf; Roth-Konten nehmen versteuertes Geld und lassen begünstigte Entnahmen steuerfrei. Geld, das früh entnommen wird, kostet neben der Einkommensteuer eine Zusatzsteuer von 10%, in den meisten Fällen vor dem Alter von 59½ (Internal Revenue Code § 72(t), Stand Steuerjahr 2025). Andere Länder haben eigene Formen.',
    ],
    returns: [
      'Woher ein Ertrag kommt',
      'Aus dem, was das Konto enthält; die Hülle selbst bringt nichts. Die meiste Arbeit tut die Zeit. Bei 5% im Jahr wächst ein Betrag in 30 Jahren auf etwa das 4.3-Fache, bei 4% auf etwa das 3.2-Fache. Dieser eine Punkt, oft nicht mehr als die Kosten eines Fonds, nimmt ein Viertel vom Ende.',
    ],
    costs: [
      'Was es kostet',
      'Kontogebühren, Fondsgebühren, Beratung und bei Rentenversicherungen eine Provision, die man leicht übersieht. Fragen Sie nach der Summe aller Kosten in Prozent im Jahr, schriftlich.',
    ],
    risks: [
      'Typische Risiken',
      {
        list: [
          'Lange zu leben; das ist etwas Gutes, das bezahlt werden muss.',
          'Schlechte Jahre zu Beginn des Ruhestands: Was in fallende Kurse hinein verkauft wird, lässt sich später nicht aufholen.',
          'Inflation und Gesetze, die sich über Jahrzehnte ändern.',
          'Angebote, die Sie drängen, eine Rente schnell zu übertragen. Echte können warten.',
        ],
      },
      'Die [IRA/401K-Seite](/ira-form) hier ist ein Übungsantrag. Sie eröffnet kein Konto und hat keine Verwahrstelle und keine steuerliche Behandlung.',
    ],
  },
}
