/** Members' notices in German. */
import type { Translation } from '../translated.ts'

const THEN = 'Legen Sie dann sofort ein neues Passwort fest: Das meldet alle Geräte ab und friert Auszahlungen für 24 Stunden ein.'
const NOT_YOU =
  'Waren Sie das nicht, so legen Sie sofort ein neues Passwort fest: Das meldet alle Geräte ab und friert Auszahlungen für 24 Stunden ein.'

const events: Translation['notices']['events'] = {
  'deposit.settled': {
    subject: 'Ihre Einzahlung von {amount} ist eingegangen',
    body: '{amount} wurde Ihrem Hauptguthaben gutgeschrieben.',
    action: 'Ihre Vorgänge ansehen',
  },
  'deposit.declined': {
    subject: 'Ihre Einzahlung von {amount} wurde abgelehnt',
    body: 'Ihre Einzahlung von {amount} wurde abgelehnt. Ihr Guthaben ist unverändert.\n\nGrund: {reason}',
    action: 'Ihre Vorgänge ansehen',
  },
  'plan.bought': {
    subject: 'Sie haben {amount} in {plan} angelegt',
    body: 'Sie haben {amount} in {plan} angelegt. Fällig wird die Anlage am {matures_on}. Der zugesagte Ertrag von {promised} wurde im selben Schritt für Sie zurückgelegt.',
    action: 'Ihre Anlagen ansehen',
  },
  'plan.maturing': {
    subject: '{plan} wird bald fällig',
    body: 'Ihre Anlage in {plan} wird am {matures_on} fällig. Sie zahlt dann Ihr Kapital von {principal} und den Ertrag von {promised}. Bis dahin können Sie wählen: auszahlen, das Kapital wieder anlegen oder alles wieder anlegen.',
    action: 'Wählen, was geschieht',
  },
  'plan.matured': {
    subject: 'Ihre Anlage in {plan} ist fällig geworden',
    body: 'Ihre Anlage in {plan} ist fällig geworden. Ihr Kapital von {principal} und der Ertrag von {paid} sind in Ihrem Hauptguthaben.',
    action: 'Übersicht öffnen',
  },
  'plan.reinvested': {
    subject: 'Ihre Anlage in {plan} wurde wieder angelegt',
    body: 'Wie von Ihnen gewählt, wurden bei Fälligkeit {amount} wieder in {plan} angelegt. Fällig wird die Anlage am {matures_on}; der zugesagte Ertrag von {promised} wurde für Sie zurückgelegt. Sie können jederzeit aussteigen: Die {amount} kommen dann vollständig zurück.',
    action: 'Ihre Anlagen ansehen',
  },
  'plan.reinvest_failed': {
    subject: '{plan} wurde ausgezahlt statt wieder angelegt',
    body: 'Ihre Anlage in {plan} konnte nicht wieder angelegt werden, daher gingen {amount} in Ihr Hauptguthaben.\n\nGrund: {reason}',
    action: 'Übersicht öffnen',
  },
  'plan.liquidated': {
    subject: 'Sie haben Ihre Anlage in {plan} aufgelöst',
    body: 'Sie haben Ihre Anlage in {plan} vorzeitig beendet. {amount} wurden Ihrem Hauptguthaben gutgeschrieben.',
    action: 'Übersicht öffnen',
  },
  'withdrawal.asked': {
    subject: 'Sie haben eine Auszahlung von {amount} beantragt',
    body: '{amount} an {destination} sind für diese Auszahlung vorgemerkt. Bestätigen Sie sie mit dem Code, den wir Ihnen gemailt haben; unbestätigt verfällt sie, und das Geld geht in Ihr Hauptguthaben zurück.',
    action: 'Ihre Vorgänge ansehen',
  },
  'withdrawal.confirmed': {
    subject: 'Sie haben die Auszahlung von {amount} bestätigt',
    body: 'Ihre Auszahlung von {amount} ist bestätigt und wartet auf einen Administrator. Bis zur Genehmigung können Sie sie stornieren.',
    action: 'Ihre Vorgänge ansehen',
  },
  'withdrawal.paid': {
    subject: 'Ihre Auszahlung von {amount} ist geleistet',
    body: 'Ihre Auszahlung von {amount} an {destination} ist geleistet.',
    action: 'Ihre Vorgänge ansehen',
  },
  'withdrawal.declined': {
    subject: 'Ihre Auszahlung von {amount} wurde abgelehnt',
    body: 'Ihre Auszahlung von {amount} wurde abgelehnt. Das Geld ist wieder in Ihrem Hauptguthaben.\n\nGrund: {reason}',
    action: 'Ihre Vorgänge ansehen',
  },
  'withdrawal.cancelled': {
    subject: 'Die Auszahlung von {amount} wurde storniert',
    body: 'Die Auszahlung von {amount} wurde storniert. Das Geld ist wieder in Ihrem Hauptguthaben.',
    action: 'Ihre Vorgänge ansehen',
  },
  'withdrawal.lapsed': {
    subject: 'Ihre Auszahlung von {amount} wurde nicht rechtzeitig bestätigt',
    body: 'Ihre Auszahlung von {amount} wurde nicht rechtzeitig bestätigt und ist verfallen. Das Geld ist wieder in Ihrem Hauptguthaben.',
    action: 'Ihre Vorgänge ansehen',
  },
  'referral.bonus': {
    subject: 'Ihnen wurde ein Empfehlungsbonus von {amount} gezahlt',
    body: 'Der erste Plan einer von Ihnen empfohlenen Person ist fällig geworden. {amount} wurden Ihrem Bonusguthaben aus dem Empfehlungsbudget des Betreibers gutgeschrieben.',
    action: 'Ihre Empfehlungen ansehen',
  },
  'referral.refused': {
    subject: 'Ein Empfehlungsbonus wurde abgelehnt',
    body: 'Ein Administrator hat einen Empfehlungsbonus von {amount} angesehen und abgelehnt.\n\nGrund: {reason}',
    action: 'Ihre Empfehlungen ansehen',
  },
  'adjustment.credit': {
    subject: 'Der Betreiber hat {amount} gutgeschrieben, Konto: {account}',
    body: 'Der Betreiber hat Ihnen aus seinem eigenen Budget {amount} gutgeschrieben, Konto: {account}.\n\nGrund: {reason}',
    action: 'Ihre Vorgänge ansehen',
  },
  'adjustment.debit': {
    subject: 'Der Betreiber hat {amount} zurückgenommen, Konto: {account}',
    body: 'Der Betreiber hat {amount} zurückgenommen, Konto: {account}.\n\nGrund: {reason}',
    action: 'Ihre Vorgänge ansehen',
  },
  'account.suspended': {
    subject: 'Ihr Konto ist gesperrt',
    body: 'Ihr Konto ist gesperrt, und alle Geräte sind abgemeldet.\n\nGrund: {reason}\n\nIhr Geld bleibt Ihres: Pläne werden wie zugesagt fällig, und ausstehende Auszahlungen gehen weiter.',
  },
  'account.role_released': {
    subject: 'Ihre Rolle gilt wieder',
    body: 'Ein anderer Administrator hat bestätigt, dass das neue Passwort von Ihnen ist.',
    action: 'Anmelden',
  },
  'account.administrator': {
    subject: 'Auf dem Server wurde ein Administrator ernannt',
    body: 'Der Betreiber hat direkt auf dem Server einen Administrator ernannt, ohne Zustimmung einer zweiten Person. Grund: {reason}',
    action: 'Anmelden',
  },
  'account.unsuspended': {
    subject: 'Ihr Konto ist wieder offen',
    body: 'Die Sperre Ihres Kontos ist beendet. Sie können sich wieder anmelden.',
    action: 'Anmelden',
  },
  'account.verified': {
    subject: 'Ihr Konto ist freigegeben',
    body: 'Ein Administrator hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.',
    action: 'Anmelden',
  },
  'payout_address.changed': {
    subject: 'Ihre Auszahlungsadresse für {coin} wurde geändert',
    body: `Ihre Auszahlungsadresse für {coin} ist jetzt {address}. Auszahlungen dorthin sind möglich ab {from}.\n\nWaren Sie das nicht, so nimmt der Link in unserer E-Mail die Änderung zurück, einmal, innerhalb von 72 Stunden, und stellt die frühere Adresse wieder her. ${THEN}`,
    action: 'Änderung zurücknehmen',
  },
  'payout_address.removed': {
    subject: 'Ihre Auszahlungsadresse für {coin} wurde entfernt',
    body: `Ihre Auszahlungsadresse für {coin}, {address}, wurde entfernt.\n\nWaren Sie das nicht, so stellt der Link in unserer E-Mail sie wieder her, einmal, innerhalb von 72 Stunden. ${THEN}`,
    action: 'Adresse wiederherstellen',
  },
  'payout_address.put_back': {
    subject: 'Ihre Auszahlungsadresse für {coin} ist wie zuvor',
    body: 'Mit dem Link in unserer E-Mail wurde die Änderung Ihrer Auszahlungsadresse für {coin} zurückgenommen. Sie ist wieder {address}.\n\nHaben Sie diese Änderung nicht gemacht, so legen Sie sofort ein neues Passwort fest: Das meldet alle Geräte ab und friert Auszahlungen für 24 Stunden ein.',
    action: 'Neues Passwort festlegen',
  },
  'payout_address.taken_back': {
    subject: 'Die neue Auszahlungsadresse für {coin} wurde zurückgenommen',
    body: 'Mit dem Link in unserer E-Mail wurde die neue Auszahlungsadresse für {coin} zurückgenommen. Jetzt ist dafür keine Adresse gespeichert.\n\nHaben Sie diese Adresse nicht hinzugefügt, so legen Sie sofort ein neues Passwort fest: Das meldet alle Geräte ab und friert Auszahlungen für 24 Stunden ein.',
    action: 'Neues Passwort festlegen',
  },
  'deposit_wallet.changed': {
    subject: 'Die Einzahlungsadresse für {coin} ändert sich',
    body: 'Ab {from} gehen Einzahlungen von {coin} an {address}. Ihre noch offene Einzahlung wurde mit {former} begonnen, und ihre Seite zeigt weiter diese Adresse. Haben Sie sie noch nicht bezahlt, so beginnen Sie dann eine neue.\n\nJede Änderung einer Einzahlungsadresse ist öffentlich.',
    action: 'Änderungen ansehen',
  },
  'bank_details.changed': {
    subject: 'Ihre Bankdaten wurden geändert',
    body: `Ihre Auszahlungen an eine Bank gehen jetzt auf Konto {account}, ab {from}.\n\n${NOT_YOU}`,
    action: 'Neues Passwort festlegen',
  },
  'factor.added': {
    subject: 'Ihrem Konto wurde ein zweiter Faktor hinzugefügt',
    body: `{factor} wurde Ihrem Konto hinzugefügt. Von jetzt an wird dieser Faktor bei der Anmeldung verlangt und bei allem, was Geld hinausbewegt.\n\n${NOT_YOU}`,
    action: 'Sicherheitseinstellungen ansehen',
  },
  'factor.removed': {
    subject: 'Von Ihrem Konto wurde ein zweiter Faktor entfernt',
    body: `{factor} wurde von Ihrem Konto entfernt und gilt nicht mehr.\n\n${NOT_YOU}`,
    action: 'Sicherheitseinstellungen ansehen',
  },
  'factor.forgotten': {
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    body: 'Zwei Administratoren haben dem zugestimmt. Melden Sie sich mit Ihrem Passwort an und fügen Sie einen neuen zweiten Faktor hinzu. Auszahlungen sind 24 Stunden eingefroren. Haben Sie nicht darum gebeten, so wenden Sie sich sofort an unseren Support.',
    action: 'Anmelden',
  },
  'factor.refused': {
    subject: 'Jemand kannte Ihr Passwort, aber nicht Ihren zweiten Faktor',
    body: 'Jemand hat das richtige Passwort und dann fünf falsche Codes eingegeben. Die Anmeldung gelang nicht. Waren Sie das nicht, so kennt jemand Ihr Passwort: Legen Sie ein neues fest.',
    action: 'Neues Passwort festlegen',
  },
  'recovery_codes.drawn': {
    subject: 'Sie haben neue Wiederherstellungscodes',
    body: `Für Ihr Konto wurden zehn Wiederherstellungscodes erstellt. Frühere Codes gelten nicht mehr.\n\n${NOT_YOU}`,
    action: 'Sicherheitseinstellungen ansehen',
  },
  'recovery_code.used': {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    body: `Ein Wiederherstellungscode Ihres Kontos wurde benutzt und ist verbraucht. Verbleibende Codes: {left}.\n\n${NOT_YOU}`,
    action: 'Sicherheitseinstellungen ansehen',
  },
  'device.new': {
    subject: 'Neue Anmeldung: {device}',
    body: 'Jemand hat sich bei Ihrem Konto mit einem bisher nicht benutzten Gerät angemeldet: {device}, Adresse {address}, {at}.\n\nWaren Sie das, ist nichts zu tun. Wenn nicht, meldet der Link in unserer E-Mail dieses Gerät ab; legen Sie dann sofort ein neues Passwort fest.',
    action: 'Das war ich nicht',
  },
  'device.strange': {
    subject: 'Ihre Sitzung wurde in einem anderen Browser benutzt: {device}',
    body: 'Eine Sitzung Ihres Kontos wurde in einem anderen Browser benutzt als dem der Anmeldung: {device}, Adresse {address}, {at}.\n\nWaren Sie das nicht, hat sie vielleicht jemand kopiert: Der Link in unserer E-Mail beendet sie; legen Sie dann sofort ein neues Passwort fest.',
    action: 'Das war ich nicht',
  },
  'account.frozen': {
    subject: 'Ihr Konto ist eingefroren',
    body: 'Wie von Ihnen gewünscht, ist Ihr Konto eingefroren, und alle Geräte sind abgemeldet. Keine Einzahlung, keine Auszahlung und kein Kauf geht durch, bis Sie es freigeben. Ihre Pläne werden wie zugesagt fällig.\n\nDer Link in unserer E-Mail gibt es frei, einmal, innerhalb von 72 Stunden. Später können Sie sich anmelden und in den Einstellungen einen neuen anfordern.',
    action: 'Mein Konto freigeben',
  },
  'account.unfreeze_link': {
    subject: 'Ihr Link zum Freigeben Ihres Kontos',
    body: 'Der Link in unserer E-Mail gibt Ihr Konto frei, einmal, innerhalb von 72 Stunden.\n\nHaben Sie ihn nicht angefordert, so kennt jemand Ihr Passwort: Legen Sie ein neues fest.',
    action: 'Mein Konto freigeben',
  },
  'account.unfrozen': {
    subject: 'Ihr Konto ist nicht mehr eingefroren',
    body: 'Ihr Konto wurde mit dem gemailten Link freigegeben. Einzahlungen, Auszahlungen und Käufe gehen wieder durch.\n\nWaren Sie das nicht, so liest jemand Ihre E-Mails: Legen Sie sofort ein neues Passwort für Ihr Postfach und für dieses Konto fest.',
    action: 'Neues Passwort festlegen',
  },
  'password.changed': {
    subject: 'Ihr Passwort wurde geändert',
    body: `Ihr Passwort wurde in den Einstellungen geändert. Ihre anderen Geräte sind abgemeldet.\n\n${NOT_YOU}`,
    action: 'Neues Passwort festlegen',
  },
  'email.changed': {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    body: 'Ihr Konto verwendet jetzt {new} statt {old}. Ihre anderen Geräte sind abgemeldet, und Auszahlungen sind 24 Stunden eingefroren. Die alte Adresse kann die Änderung 72 Stunden lang zurücknehmen.',
    action: 'Einstellungen öffnen',
  },
  'login_code.on': {
    subject: 'Ihre Anmeldungen verlangen jetzt einen Code',
    body: 'Von jetzt an verlangt jede Anmeldung bei Ihrem Konto einen Code, der Ihnen gemailt wird.',
    action: 'Einstellungen öffnen',
  },
  'login_code.off': {
    subject: 'Ihre Anmeldungen verlangen keinen Code mehr',
    body: `Der gemailte Code bei der Anmeldung wurde abgeschaltet.\n\n${NOT_YOU}`,
    action: 'Neues Passwort festlegen',
  },
  'retirement.approved': {
    subject: 'Ihr Übungsantrag ist vollständig',
    body: 'Ein Administrator hat Ihren Übungsantrag für ein Vorsorgekonto angesehen und für vollständig befunden. Es war eine Übung: Kein Konto wurde eröffnet.',
    action: 'Ihren Antrag ansehen',
  },
  'retirement.declined': {
    subject: 'Ihr Übungsantrag ist nicht vollständig',
    body: 'Ein Administrator hat Ihren Übungsantrag für ein Vorsorgekonto angesehen.\n\nGrund: {reason}\n\nSie können einen weiteren senden.',
    action: 'Ihren Antrag ansehen',
  },
  'testimonial.published': {
    subject: 'Ihr Erfahrungsbericht ist veröffentlicht',
    body: 'Was Sie geschrieben haben, steht jetzt auf der Startseite, neben dem Plan, der dazu berechtigt. Sie können es jederzeit ändern oder zurücknehmen.',
    action: 'Ihren Erfahrungsbericht ansehen',
  },
  'testimonial.declined': {
    subject: 'Ihr Erfahrungsbericht ist nicht veröffentlicht',
    body: 'Ein Administrator hat Ihren Erfahrungsbericht gelesen und abgelehnt.\n\nGrund: {reason}\n\nAbgelehnte Erfahrungsberichte werden öffentlich nach ihrem Grund gezählt. Sie können ihn neu schreiben.',
    action: 'Ihren Erfahrungsbericht ansehen',
  },
  'testimonial.unpublished': {
    subject: 'Ihr Erfahrungsbericht wurde von der Seite genommen',
    body: 'Ein Administrator hat Ihren Erfahrungsbericht von der Startseite genommen. Er bleibt Ihrer: Sie können ihn ändern, dann wird er erneut gelesen, oder ihn zurücknehmen.',
    action: 'Ihren Erfahrungsbericht ansehen',
  },
  'support.answered': {
    subject: 'Wir haben Ihre Frage beantwortet: {subject}',
    body: 'Auf Ihre Frage an den Support gibt es eine Antwort. Sie können dort antworten.',
    action: 'Antwort lesen',
  },
  'administrator.mail': { subject: '{subject}', body: '{body}' },
}
const reasons: Translation['notices']['reasons'] = {
  'retirement.declined': {
    known: {
      document_unreadable: 'Ein Dokument war nicht lesbar.',
      details_differ: 'Die Angaben weichen vom Dokument ab.',
    },
    general: 'Er konnte so nicht angenommen werden.',
  },
  'testimonial.declined': {
    known: {
      names_others: 'Er nennt andere Personen oder Kontaktdaten.',
      advertises: 'Er wirbt für etwas anderes.',
      abusive: 'Er beleidigt oder bedroht jemanden.',
      against_records: 'Er widerspricht unseren Aufzeichnungen.',
    },
    general: 'Er betrifft nicht diese Plattform.',
  },
}

export const notices = { events, reasons }
