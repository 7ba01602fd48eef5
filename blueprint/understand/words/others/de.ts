import { isManyInGerman, many, one } from './de-number.ts';
import type { Grammar } from './grammar.ts';

const last = (change: (word: string) => string) => (noun: string) => {
  const words = noun.split(' ');
  const joint = words.findIndex((word) => /^(?:der|des|von|für|pro|zu|zur|zum|in|im|am|an)$/u.test(word));
  const head = joint > 0 ? joint - 1 : words.length - 1;
  return words.map((word, at) => (at === head ? change(word) : word)).join(' ');
};
export const de: Grammar = {
  roles: {
    and: 'und,sowie,u.,und auch,außerdem,sowie auch,plus',
    or: 'oder,bzw.,beziehungsweise,bzw',
    with: 'bestehend aus,mit angabe von,unter angabe von,und zwar,mit,inklusive,inkl.,samt,inkl,mitsamt,einschließlich',
    has: 'hat,haben,enthält,enthalten,umfasst,umfassen,besitzt,besitzen,bekommt,bekommen,braucht,brauchen,beinhaltet,beinhalten,besteht aus,bestehen aus,führt,kriegt',
    there: 'gibt es,es gibt,gibt,sowie',
    manage:
      'verwalten,erfassen,organisieren,planen,speichern,dokumentieren,eintragen,verfolgen,festhalten,notieren,verwaltung,erfassung,übersicht,wir haben,ich habe,wir brauchen,ich brauche,ich möchte,wir wollen,wir möchten,wir verkaufen,wir vermieten,wir verleihen,wir bieten,wir führen,wir notieren,wir erfassen,ich will,anzeigen,anlegen,überblick,koordinieren,pflegen,brauche,brauchen wir',
    of: 'von,vom',
    ofThe: 'des,der',
    per: 'pro,je,je nach,für jede,für jeden,für jedes,nach,zu jedem,zu jeder,an jedem',
    prep: 'in,im,an,am,auf,bei,beim,zu,zum,zur,für,über,unter,aus,gegen,ohne,um,durch,vor,nach,seit,bis,zwischen,während,wegen,ab,vorher,hinter,neben,ins,ans,fürs',
    is: 'ist,sind,wird,werden,kann sein,können sein,sein,war,waren',
    as: 'als',
    goes: 'durchläuft,durchlaufen,wandert von,kommt von,geht von,gehen von,durchläuft,durchlaufen,wechselt von,läuft von,läuft,laufen,beginnt,beginnt als,beginnt mit,beginnt bei,startet,startet als,startet mit,startet in,von',
    to: 'über,zu,zum,zur,bis,nach,dann,auf,und dann,danach,schließlich,anschließend',
    can: 'kann,können,darf,dürfen,muss,müssen,will,wollen,möchte,möchten,soll,sollen,könnte,könnten',
    only: 'nur,ausschließlich,lediglich,allein',
    not: 'nicht,nie,niemals,kein,keine,keinen,keiner,niemand',
    if: 'wenn,falls,sobald,weil,damit,dass,ob,wann,wie,wie viele,wie viel,wer,wo,was,welche,welcher,welches,welchen,warum,solange,bevor,nachdem,um',
    who: 'die,der,das,dessen,deren',
    we: 'wir,ich,uns,mir,mich',
    they: 'sie,es,er,ihm,ihnen,diese,dieser,dieses,diesen,man,sich,dort,davon,dazu,daran,darin,derselbe,dieselbe,dasselbe,denselben',
    each: 'jede,jeder,jedes,jeden,jedem,alle,allen,aller',
    the: 'der,die,das,den,dem,des',
    a: 'ein,eine,einen,einer,einem,eines',
    poss: 'meines,unseres,ihres,seines,mein,meine,meinen,meiner,meinem,unser,unsere,unseren,unserer,unserem,ihr,ihre,ihren,ihrer,ihrem,sein,seine,seinen,seiner,seinem,deren,dein,deine',
    many: 'mehrere,mehreren,viele,vielen,verschiedene,verschiedenen,einige,einigen,beliebig,zwei,drei,vier,fünf,sechs,sieben,acht,zehn,zwölf,weitere,beide',
    skip: 'was für,zum verkauf und zur miete,zum verkauf oder zur miete,zur miete und zum verkauf,zum kauf oder zur miete,zur miete oder zum kauf,zum kauf und zur miete,zum verkauf,zur miete,zum kauf,wäre,wären,hätte,hätten,oder nicht,bisher,bislang,derzeit,momentan,zurzeit,manchmal,oft,meist,meistens,normalerweise,leider,später,vorher,nachher,früher,heutzutage,online,nix,irgendwie,eigentlich,halt,eben,hallo zusammen,moin,servus,max,max.,maximal,mind,mind.,mindestens,höchstens,danach,anschließend,zuerst,zudem,dazu,außerdem,danke,hallo,guten,auch,schon,noch,immer,sehr,so,hier,usw,usw.,etc,jetzt,dabei,bitte,also,einfach,besser,online,digital,öffentlich,intern,kleine,kleinen,kleiner,einfache,gerne,zum beispiel,z.b.,z. b.,insgesamt,jeweils,eigene,eigenen,gerade,aktuell,automatisch,sowohl,dann,morgens,abends,täglich,monatlich,wöchentlich,selbst,da,mal',
    belongs:
      'gehört in,gehören in,gehört zu,gehören zu,gehört zur,gehört zum,gehört,gehören,zugeordnet,zugewiesen,ist zugeordnet,hängt an,verknüpft mit,bezieht sich auf',
  },
  verbs:
    /^(?:ge\p{Ll}+t|\p{Ll}{2,}(?:iert|ieren)|bucht|buchen|leiht|leihen|mietet|mieten|zahlt|zahlen|bezahlt|kauft|kaufen|bestellt|bestellen|meldet|melden|reserviert|bekommt|macht|machen|schreibt|schreiben|nimmt|nehmen|gibt|geben|sieht|sehen|bringt|bringen|arbeitet|arbeiten|spielt|spielen|trägt|tragen|kommt|kommen|steht|stehen|liegt|liegen|läuft|legt|legen|stellt|stellen|betreut|betreuen|unterrichtet|unterrichten|leitet|leiten|bearbeitet|bearbeiten|prüft|prüfen|wählt|wählen|löscht|löschen|ändert|ändern|schickt|schicken|sendet|senden|erhält|erhalten|liest|lesen|sucht|suchen|findet|finden|bewertet|bewerten|hält|halten|fährt|fahren|geht|gehen|kostet|kosten|heißt|heißen|fehlt|fehlen|übernimmt|übernehmen|erledigt|repariert|nutzt|nutzen|verwendet|zeigt|zeigen|warnt|warnen|fällt|sinkt|sinken|unterschreitet|überschreitet|erreicht|erreichen|beheben|behebt|erinnert|erinnern|benachrichtigt|abmelden|anmelden|eintragen|ausleihen|wissen|weiß|möglich|nötig|dauert|verleihen|vermieten|verkaufen|verkauft|vermietet|verleiht|liefert|liefern|holt|holen|spendet|spenden|stattfinden|stimmt|stimmen|sortiert|füllt|wohnt|wohnen|kümmert|passt|passen)$/u,
  events: [
    [/^(?:meld\w* [^,.]* ab|abmelden)(?!\p{L})/u, 'Abmeldung'],
    [/^meld\w* [^,.]* krank(?!\p{L})/u, 'Krankmeldung'],
    [/^(?:meld\w*|anmelden)/u, 'Anmeldung'],
    [/^(?:tr[aä]gt|tragen|schreibt|schreiben) sich(?!\p{L})[^.;,]{0,50} ein(?!\p{L})/u, 'Anmeldung'],
    [/^(?:bucht|buchen)/u, 'Buchung'],
    [/^(?:reserviert|reservieren)/u, 'Reservierung'],
    [/^(?:leiht|leihen|ausleihen|ausgeliehen)/u, 'Ausleihe'],
    [/^(?:bestellt|bestellen)/u, 'Bestellung'],
    [/^(?:bewertet|bewerten)/u, 'Bewertung'],
    [/^(?:spendet|spenden)/u, 'Spende'],
    [/^(?:mietet|mieten)/u, 'Vermietung'],
  ],
  app: 'app,anwendung,programm,system,software,plattform,webseite,website,seite,tool,datenbank,portal,webapp,web-app,lösung',
  wrappers:
    'liste,übersicht,verwaltung,verzeichnis,sammlung,erfassung,kartei,tabelle,register,datenbank,planung,verleih,art,arten,daten,details,stammdaten',
  before:
    /^(?:nächste[rsnm]?|letzte[rsnm]?|neue[rsnm]?|erste[rsnm]?|zweite[rsnm]?|\p{Ll}+(?:e|en|er|es|em))$/u,
  life: /(?:^|-|[a-zäöü]s?)(?:status|zust[aä]nde?|stufen?|phasen?|stand|ablauf|verlauf|prozess|workflow|lebenszyklus|bearbeitungsstand)$/iu,
  choice:
    /^(?:priorität|typ|typen|art|arten|kategorien?|ergebnis|schwierigkeit|schwierigkeitsgrad|standorte?|geschlecht|größen?|häufigkeit|zahlungsart|bereich|sparte|klasse|stufe|farbe|sprache|niveau|schweregrad|niederschrift)$/iu,
  participle:
    /^(?:un|vor|nicht |noch nicht |teil)?(?:ge|ver|be|er|ent|zer|ab|an|zu|ein|aus|zurück|auf|vor|weg|los|fertig|über|unter|mit|nach|hin)\p{Ll}*(?:t|en)$|\p{Ll}iert$|^(?:offen|neu|bereit|fertig|in |nicht |aktiv|frei|belegt|leer|voll|entwurf|unterwegs|defekt|fällig|gut|schlecht|krank|da$|klein|groß|mittel|niedrig|hoch|leicht|schwer|vermittel|pünktlich|spät|anwesend|entschuldigt|dringend|normal|anwesend)/iu,
  yesNo: /^ja\s*(?:\/|oder)\s*nein$/iu,
  status: 'Status',
  kind: 'Art',
  empty:
    'frühling,frühjahr,sommer,herbst,winter,januar,februar,märz,april,juni,juli,august,september,oktober,november,dezember,wochenende,wochenenden,weihnachten,ostern,ferien,feiertag,feiertage,werktag,werktage,vormittag,nachmittag,gramm,quartal,halbjahr,startseite,vorfeld,drauf,inventar,bogen,mal,ding,dinge,weise,leute,welt,teil,seite,woche,wochen,monat,monate,monaten,jahr,jahre,tage,stunden,minuten,stunde,beispiel,euro,heute,morgen,abend,mittag,nacht,uhr,person,personen,zeit,fall,hilfe,mail,mails,sms,bildschirm,excel,papier,zettel,zetteln,rest,anmeldung per,diagramm,kalender,kanban,board,erinnerung,warnung,benachrichtigung,statistik,dashboard,montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag,schluss,betrieb,überblick,kw,kg,km,cm,alles,nichts,platz,mail,zukunft,stück',
  singular: last(one),
  plural: last(many),
  isPlural: (word) => isManyInGerman(word.split(' ').at(-1) ?? ''),
};
