import { ACTIONS } from '../../kinds.ts';
import type { RequestWords } from './intents.ts';

const ARTICLE =
  '(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|noch|auch|zusätzlich|jetzt|bitte|mal|gern|gerne|weitere|weiteres|weiteren|neue|neuen|neues|neuer) )*';
const ADD =
  '(?:füge?|fügt|ergänze?|erstelle?|lege?|mache?|baue?|nimm|setze?|packe?|schreibe?|erfasse|speichere?|gib)';
const WANT =
  '(?:(?:wir |ich )?(?:brauchen|brauche|bräuchten|bräuchte|benötigen|benötige|wollen|will|möchten|möchte|hätten gerne?|hätte gerne?|wünschen uns|wünsche mir)(?: wir| ich)?|es (?:fehlt|fehlen|braucht)|fehlt|fehlen)(?: noch| auch| gern| gerne| bitte| zusätzlich| außerdem| uns| mir| da| hier)*';
const END =
  '(?: (?:hinzu|dazu|hinzufügen|ergänzen|anlegen|an|erstellen|einfügen|einbauen|aufnehmen|speichern|erfassen|haben|bekommen|rein|ein|auf|mit|fest|bitte|wäre (?:gut|schön|super|toll|nett|praktisch)))*';
const AT =
  '(?:zu|zum|zur|bei|beim|für|fürs|in|im|ins|an|am|auf|pro|je)(?: (?:der|den|dem|die|das|allen|alle|jedem|jeder|jeden|jedes|unseren|unserem|unserer))?';
const SHALL = '(?:soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|kann|können)';
const REMOVE = '(?:lösche?|löscht|entferne?|entfernt|streiche?)';
const REMOVE_OUT = '(?:schmeiß|schmeiße|wirf|nimm|hau|lass|mach)';
const OUT = '(?:raus|weg|heraus|hinaus|fort|rauswerfen|rausnehmen|weglassen)';
const MAIL =
  '(?:(?:automatisch |per |via |eine |einen |ein |die |kurz )*(?:E-?Mail|Email|Mail|Nachricht|Benachrichtigung|Bescheid|Info|Hinweis)(?:s|en)?)';
const WHEN = '(?:wenn|sobald|falls|immer wenn|jedes Mal wenn|jedes Mal,? wenn)';
const SEE = '(?:sehen|einsehen|anschauen|ansehen|angezeigt bekommen|lesen|zu sehen bekommen)';
const DEED =
  '(?:sehen|einsehen|anschauen|ansehen|lesen|anlegen|erstellen|hinzufügen|eintragen|buchen|aufnehmen|erfassen|ändern|bearbeiten|anpassen|löschen|entfernen|stornieren|verwalten|pflegen)';
const DONE =
  '(?:gesehen|eingesehen|angelegt|erstellt|hinzugefügt|eingetragen|gebucht|geändert|bearbeitet|gelöscht|entfernt|verwaltet)';
const VERB = `(?<verb>${DEED}(?:(?:,| und| oder| bzw\\.|/) ?${DEED})*)`;
const VERBED = `(?<verb>${DONE}(?:(?:,| und| oder| bzw\\.) ?${DONE})*)`;
const THEIR =
  '(?:ihre|ihren|ihr|ihrer|seine|seinen|sein|eigene|eigenen|die eigenen|den eigenen|das eigene|die eigene)';
const ONLY = '(?:nur|ausschließlich|lediglich|bloß|allein|nur noch)';
const STATE = '(?:Status|Zustand|Zustände|Schritt|Phase|Stufe|Option|Auswahl|Auswahlmöglichkeit|Wert)';
const TIME =
  '(?<time>(?:\\d+|einen|eine|ein|zwei|drei|vier|fünf|sechs|sieben|zehn|vierzehn) (?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?)|am (?:Vortag|Tag davor|Tag vorher|Vorabend))';
const KIND =
  '(?<kind>(?:Kanban|Kanban-?Board|Kanban-?Tafel|Board|Tafel|Kalender|Kalenderansicht|Monatskalender|Terminkalender|Galerie|Bildergalerie|Fotogalerie|Dashboard|Listenansicht))';
const WITH = '(?:,? (?:mit|samt|inklusive|und zwar mit) |,? ?(?::|\\() ?)';
const HOME =
  '(?:auf|in) (?:der |dem |die |das )?(?:Startseite|Übersicht|Übersichtsseite|Hauptseite|Homepage|Dashboard|Start)';
const BE = '(?: (?:sein|werden|machen|bleiben|haben|gemacht werden))?';
const OURS =
  '(?: (?:jetzt|künftig|ab jetzt|ab sofort|bei uns|hier|in Zukunft|eigentlich|lieber|besser|stattdessen|bitte|doch))*';

export const de: RequestWords = {
  articles:
    /^(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|zu|zum|zur|jede|jeder|jedes|jedem|jeden|alle|allen|aller|noch|auch|unsere|unseren|unserem|unserer|meine|meinen|ihre|ihren|weitere|weiteres|weiteren|neue|neues|neuen|neuer|sämtliche|mehrere|mehreren|viele|bitte|zusätzlich|extra) )+/iu,
  courtesy:
    /^(?:bitte|kannst du(?: mir)?|könntest du(?: mir)?|können sie|könnten sie|auch|und|dann|also|hallo|hi|außerdem|ach ja|okay|ok)[,:]? |,? (?:bitte|danke|auch|vielen dank)$/giu,
  wish: /^(?:ich möchte|wir möchten|ich will|wir wollen|ich hätte gerne?|wir hätten gerne?|ich würde gerne?|wir würden gerne?|es wäre (?:gut|schön|toll),? wenn(?: man)?)(?:,? dass)?(?: bitte| gern| gerne| auch| noch)* /iu,
  nouns:
    /^(?:Feld(?:er)?|Spalten?|Eigenschaft|Angabe|Tabelle|Liste der|Liste mit|Datensätze|Rolle)(?: für| namens| von| mit dem Namen)? (?=\S)|(?<=\S)[ -](?:Feld|Spalte|Tabelle)$/iu,
  stateNouns:
    /^(?:(?:den|der|die|das|ein|einen|neuen|neuer|weiteren|noch) )*(?:Status|Zustand|Schritt|Phase|Stufe|Option|Auswahl|Wert) (?=\S)/iu,
  noName:
    /(?<!\p{L})(?:soll|sollen|sollte|sollten|muss|müssen|müsste|darf|dürfen|kann|können|könnte|will|wollen|möchte|möchten|wird|werden|wurde|ist|sind|sein|seine|seinen|war|hat|haben|hätte|heißen|heißt|bekommt|bekommen|wenn|sobald|falls|weil|dass|ob|nur|nicht|kein|keine|keinen|man|wir|ich|sie|es|bitte|sehen|stehen|steht|sortiert|sortieren|hinzu|hinzufügen|löschen|lösche|entfernen|umbenennen|mehrzeilig|statt|brauchen|braucht|brauche|eintragen|hochladen|anzeigen|zeigen|sagen)(?!\p{L})/iu,
  noData:
    /(?<!\p{L})(?:auf|in|im|an|am|bei|beim|zu|zum|zur|von|vom|vor|nach|ohne|über|aus|der|die|das|den|dem|ein|eine|einen|alle|aller|übersicht|liste|seite|statistik|auswertung|größer|kleiner|schneller|schöner|besser|button|knopf|karte von|chat|suche|suchfunktion|logo|schrift|schriftart|pdf|excel|export|import|whatsapp|zahlung per|online-?zahlung)(?!\p{L})/iu,
  of: / (?:von|vom|bei|beim|der|des|im|in|aus|für|am|an|zu|zum|zur)(?: (?:der|den|dem|des|die|das|allen|jedem|jeder|einem|einer|unseren|ihrer|seiner))?(?: eigenen)? /giu,
  possessives:
    /(?<!\p{L})(?:ihre|ihren|ihr|ihrer|ihrem|seine|seinen|sein|seiner|seinem|eigene|eigenen|eigener|eigenes|unsere|unser)(?!\p{L})/giu,
  actions: [
    [/seh|schau|lesen/iu, ['read']],
    [/anleg|erstell|hinzu|eintrag|eingetragen|buch|aufnehm|erfass|angelegt/iu, ['create']],
    [/änder|bearbeit|anpass/iu, ['update']],
    [/lösch|entfern|stornier/iu, ['delete']],
    [/verwalt|pfleg/iu, ACTIONS],
  ],
  me: /^(?:ich|mich|mir|uns|wir|der chef|die chefin|chef|chefin|inhaber|inhaberin|der inhaber|admin|admins|administrator)$/iu,
  amounts: /^(?:preise?|beträge|betrag|kosten|alles|alle preise|alle beträge|geldbeträge|summen)$/iu,
  fresh:
    /(?<!\p{L})(?:neue?[rsn]?|rein ?kommt|herein ?kommt|ein ?geht|eingeht|eintrifft|kommt|angelegt|erstellt|gebucht|eingetragen|hinzugefügt|anmeldet|entsteht|gestellt wird|gibt)(?!\p{L})/iu,
  moment:
    /(?<!\p{L})(?:der|die|das|den|dem|ein|eine|einen|einer|ist|sind|wird|werden|wurde|worden|auf|gesetzt|steht|geht|kommt|rein|es|jemand|ihr|ihre|ihren|sein|seine|seinen|neue|neuer|neues|neuen|reinkommt|eingeht|gibt|status|den status|zu|zum|zur|für|von|bei)(?!\p{L})/giu,
  done: /fertig|erledigt|abgeschlossen|beendet|abgeholt|geliefert/iu,
  numbers: {
    ein: 1,
    eine: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    zehn: 10,
    vierzehn: 14,
  },
  units: [
    [/minute/u, 1],
    [/stunde/u, 60],
    [/woche/u, 10_080],
    [/monat/u, 43_200],
  ],
  status: /^(?:status|zustand|zustände|phase)$/iu,
  look: {
    fillers:
      'mache?|macht|alles|es|das|die|der|den|dem|ein|eine|einen|einer|app|anwendung|seite|seiten|design|farben?|hauptfarbe|akzentfarbe|farblich|farbton|knöpfe|buttons|oberfläche|hintergrund|modus|theme|stil|in|im|ins|richtung|auf|zu|zur|als|von|nach|mit|verwende|nutze|nimm|nehmt|benutze|setze?|stelle?|ändere?|wechsle?|schalte?|färbe?|um|ab|bitte|lieber|gern|gerne|ich|wir|mag|mögen|möchte|möchten|will|wollen|hätte|hätten|soll|sollen|sollte|sein|werden|haben|wäre|ist|sind|etwas|bisschen|ganz|viel|mehr|noch|eher|komplett|menü|menüleiste|navigation|leiste|hin|aktiviere?|einschalten|an|aus|statt|nicht|anstatt|kein|keine|und|dort|wo|ton|töne|tönen',
    dark: /(?<!\p{L})(?:dunkel|dunkle[sn]?|dunkelmodus|nachtmodus|dark ?mode|schwarze[rsn]? hintergrund|dunkle[rsn]? (?:modus|design|hintergrund))(?!\p{L})/iu,
    light:
      /(?<!\p{L})(?:hell|helle[sn]?|helle[rsn]? (?:modus|design|hintergrund)|hellmodus|weiße[rsn]? hintergrund|tagmodus)(?!\p{L})/iu,
    shades: {
      darker: /(?<!\p{L})dunkler(?!\p{L})(?! (?:modus|hintergrund))/iu,
      lighter: /(?<!\p{L})heller(?!\p{L})(?! (?:modus|hintergrund))/iu,
      stronger:
        /(?<!\p{L})(?:kräftiger|satter|intensiver|leuchtender|stärker|knalliger)(?:e[nrs]?)?(?!\p{L})/iu,
      softer:
        /(?<!\p{L})(?:sanfter|weicher|zarter|dezenter|gedeckter|matter|ruhiger|blasser)(?:e[nrs]?)?(?!\p{L})/iu,
      warmer: /(?<!\p{L})wärmer(?:e[nrs]?)?(?!\p{L})/iu,
      colder: /(?<!\p{L})(?:kälter|kühler)(?:e[nrs]?)?(?!\p{L})/iu,
    },
    compared:
      /(?<=(?<!\p{L})(?:mehr|ins|richtung) )\p{L}+|(?<!\p{L})\p{L}+er(?=[\s,]*(?:$|[.;!,]|(?:und|aber|als|machen|werden|sein|haben)(?!\p{L})))/giu,
    not: /(?:nicht|statt|anstatt|anstelle)(?: \p{L}+){0,2} $/iu,
    top: /(?<=(?:menü|navigation|leiste).*)(?<!\p{L})(?:oben|oberen rand|waagerecht|horizontal)(?!\p{L})|(?<!\p{L})(?:oberes|horizontales) menü/iu,
    side: /(?<=(?:menü|navigation|leiste).*)(?<!\p{L})(?:links|linken (?:seite|rand)|seitlich|an der seite|senkrecht|vertikal)(?!\p{L})|(?<!\p{L})(?:seitenleiste|seitliches menü)/iu,
  },
  patterns: {
    sort: [
      `(?:sortiere?|sortiert) .+`,
      `ordne .+ (?:nach|alphabetisch)(?: .+)?`,
      `.+ (?:sortieren|sortiert|sortierbar)(?: (?:sein|werden|haben|anzeigen|sehen))?`,
      `.+ (?:alphabetisch|absteigend|aufsteigend|chronologisch|in alphabetischer Reihenfolge)(?: .+)?`,
      `(?:die )?(?:Sortierung|Reihenfolge) .+`,
    ],
    appName: [
      '(?:nenne? die (?:App|Anwendung)|(?:der )?Name der (?:App|Anwendung)(?: ist|:| soll)?|die (?:App|Anwendung) heißt(?: jetzt| künftig)?) <a>(?: sein)?',
      '(?:die|unsere) (?:App|Anwendung) soll(?:te)?(?: jetzt| künftig)? <a> heißen',
    ],
    reminder: [
      `(?:erinnere?|erinnert) (?:<who> )?(?:per (?:E-?)?Mail )?(?:immer |jeweils )?${TIME} (?:vor|bevor|vorher an) <a>`,
      `(?:erinnere?|erinnert) <who> ${TIME} (?:vorher |davor )?an <a>`,
      `(?:erinnere?|erinnert) <who> an <a>,? ${TIME}(?: vorher| davor| zuvor)`,
      `(?:schicke?|sende?) (?:<who> )?${TIME} vor <a> eine (?:Erinnerung|Erinnerungsmail|Mail)`,
      `(?:schicke?|sende?) (?:<who> )?eine (?:Erinnerung|Erinnerungsmail)(?: an <b>)? ${TIME} vor <a>`,
      `${TIME} vor <a> (?:eine )?(?:Erinnerung|Erinnerungsmail|Mail) an <who>`,
      `(?:eine )?(?:Erinnerung|Erinnerungsmail)(?: an <who>)? ${TIME} vor <a>(?: schicken| senden)?`,
      `<who> ${SHALL}(?: auch| immer)? ${TIME} vor <a> (?:per (?:E-?)?Mail )?(?:eine )?(?:erinnert werden|Erinnerung (?:bekommen|erhalten|kriegen))`,
      `${TIME} vor <a> (?:soll |sollen |möchte |will )?(?:<who> )?(?:eine )?(?:erinnert werden|Erinnerung (?:bekommen|erhalten|kriegen|kommen)|erinnern)`,
    ],
    notify: [
      `${WHEN} <moment>,? (?:dann )?${SHALL.replace('kann', 'will|wollen|möchte|möchten|kann')} <who> ${MAIL}(?: bekommen| kriegen| erhalten| haben)?`,
      `${WHEN} <moment>,? (?:dann )?(?:bekommt|bekommen|bekomme|kriegt|kriegen|erhält|erhalten) <who> ${MAIL}`,
      `${WHEN} <moment>,? (?:dann )?(?:schicke?|sende?|maile?|benachrichtige?|informiere?|verschicke?) (?:bitte )?<who>(?: ${MAIL})?`,
      `<who> (?:soll|sollen|will|wollen|möchte|möchten|sollte|sollten)(?: automatisch| immer)? ${MAIL} (?:bekommen|kriegen|erhalten|haben),? ${WHEN} <moment>`,
      `<who> (?:soll|sollen|will|wollen|möchte|möchten|sollte|sollten)(?: automatisch| per (?:E-?)?Mail| immer)* (?:benachrichtigt|informiert|verständigt) werden,? ${WHEN} <moment>`,
      `<who> (?:bekommt|bekommen|bekomme|kriegt|kriegen|erhält|erhalten) (?:automatisch )?${MAIL},? ${WHEN} <moment>`,
      `(?:schicke?|sende?|verschicke?) ${MAIL} an <who>,? (?:${WHEN}|bei) <moment>`,
      `(?:schicke?|sende?|verschicke?|gib|sag|sage) <who> ${MAIL},? (?:${WHEN}|bei) <moment>`,
      `(?:benachrichtige?|informiere?|verständige?) <who>(?: ${MAIL})?,? (?:${WHEN}|bei) <moment>`,
      `${MAIL} an <who>,? (?:${WHEN}|bei) <moment>`,
    ],
    own: [
      `<who> ${SHALL} ${ONLY} (?:die )?${THEIR} <b> ${SEE}(?: können| dürfen)?`,
      `<who> (?:sehen|sieht) ${ONLY} (?:die )?${THEIR} <b>`,
      `<who> ${SHALL} ${ONLY} <b> (?:ihrer|seiner) <c> ${SEE}(?: können| dürfen)?`,
      `<who> (?:sehen|sieht) ${ONLY} <b> (?:ihrer|seiner) <c>`,
      `<who> ${SHALL} (?:keine )?(?:fremden?|anderer Leute) <b> (?:nicht )?${SEE}(?: können| dürfen)?`,
      `<who> ${SHALL} <b> (?:von |der )?(?:den )?(?:anderen|anderer)(?: \\p{L}+)? nicht ${SEE}(?: können| dürfen)?`,
      `<b> ${SHALL} ${ONLY} für (?:den|die|das) <who> selbst sichtbar sein`,
    ],
    only: [
      `${ONLY} <who> (?<verb>sehen|sieht|bearbeiten|bearbeitet|ändern|ändert|löschen|löscht|verwalten|verwaltet) <b>`,
      `${ONLY} <who> ${SHALL} <b> ${VERB}(?: können| dürfen)?`,
      `<b> ${VERB} ${SHALL} ${ONLY} <who>`,
      `<b> ${SHALL} ${ONLY} (?:von |vom |durch )<who> ${VERBED} werden(?: können| dürfen)?`,
      `<b> ${SHALL} ${ONLY} <who> ${VERB}(?: können| dürfen)?`,
      `(?:niemand|keiner) (?:außer|als) <who> ${SHALL} <b> ${VERB}`,
      `außer <who> ${SHALL} (?:niemand|keiner) <b> ${VERB}`,
    ],
    may: [`<who> (?:darf|dürfen|kann|können) (?:auch |alle )*<b> ${VERB}(?: können| dürfen)?`],
    mayNot: [
      `<who> ${SHALL} keinen? <b> (?:mehr )?${VERB}(?: können| dürfen)?`,
      `<who> ${SHALL} <b> nicht (?:mehr )?${VERB}(?: können| dürfen)?`,
    ],
    open: [
      '(?:jeder|alle|man|leute|kunden) (?:kann|können|darf|dürfen|soll|sollen) sich (?:selbst |selber |frei )?(?:registrieren|anmelden)(?: können| dürfen)?',
      '(?:offene|freie|öffentliche) (?:Registrierung|Anmeldung)',
      '(?:Registrierung|Anmeldung) (?:öffnen|freigeben|für alle)',
    ],
    invited: [
      'nur (?:auf|mit|per) Einladung',
      '(?:Registrierung|Anmeldung|Zugang) nur (?:auf|mit|per) Einladung',
      '(?:niemand|keiner) (?:soll|darf|kann) sich selbst (?:registrieren|anmelden)(?: können| dürfen)?',
      '(?:keine|ohne) (?:offene |freie )?(?:Registrierung|Selbstregistrierung)',
    ],
    currency: [
      '(?:alle )?<a> (?:bitte |sind |ist |sollen |soll |werden |stehen |steht )*in <value>(?: sein| angeben| angegeben| anzeigen| anzeigt| rechnen| umrechnen)?',
      '(?:die )?Währung (?:ist |soll |auf |in |: ?|bitte )*<value>(?: sein| ändern| umstellen| stellen)?',
      '(?:wir )?(?:rechnen|bezahlen|zahlen|nutzen|verwenden|arbeiten) (?:alles )?(?:in |mit )<value>',
      '(?:stelle?|ändere?|setze?) (?:die )?Währung (?:auf|in|zu) <value>(?: um)?',
    ],
    unique: [
      `<a> ${SHALL} (?:es )?(?:immer )?(?:nur einmal|nicht doppelt|nicht zweimal|nicht mehrfach|kein zweites Mal)(?: (?:vergeben|vorkommen|existieren|eingetragen|verwendet|vorhanden|geben|werden|sein|da))*`,
      `<a> (?:ist|sind|muss|müssen|soll|sollen|sollte)(?: immer)? (?:eindeutig|einmalig|einzigartig)${BE}`,
      '(?:mache? )<a> (?:eindeutig|einmalig)',
      '<a> (?:eindeutig|einmalig) machen',
      '(?:es (?:darf|soll) )?keine (?:doppelten|gleichen) <a>(?: geben)?',
      `(?:es ${SHALL} )?(?:keine )?zwei <b> (?:dürfen |sollen |können |mit |haben )*(?:nie |nicht )?(?:den|das|die|der|dem) ?(?:selben|selbe|gleichen|gleiche) <a>(?: haben| geben)?`,
    ],
    longText: [
      `<a> (?:soll |sollte |sollen |muss |ist |bitte |als |zu |zum |in )*(?:einem? |ein )?(?:mehrzeilig|mehrzeiliges Feld|mehrzeiligen Text|mehrzeiliger Text|langer Text|langen Text|Langtext|großes Textfeld|größeres Textfeld)${BE}(?: umwandeln)?`,
      '(?:mache?) <a> mehrzeilig',
      `(?:bei|beim|für|in|im|unter) <a> (?:[\\p{L} ]+ )?(?:mehrere|viele|mehr) Zeilen(?: .+)?`,
      `<a> (?:soll|sollen|muss|müssen|braucht|brauchen|darf|dürfen|kann|können) (?:[\\p{L} ,]+ )?(?:mehrere|mehreren|viele) Zeilen(?: .+)?`,
      '(?:mehr|genug) Platz (?:für|bei|in|im) <a>',
    ],
    optional: [
      `(?:mache? )?<a> (?:ist |sind |soll |sollen |muss |müssen |als |zu |doch |bitte )*(?:optional|freiwillig|kein Pflichtfeld|keine Pflicht|kein Muss|nicht (?:unbedingt |immer )?(?:erforderlich|verpflichtend|zwingend|nötig|notwendig|Pflicht)|nicht mehr (?:verpflichtend|Pflicht|nötig|erforderlich))${BE}`,
      `<a> (?:muss|müssen|braucht|brauchen)(?: man)? nicht (?:immer |unbedingt |zwingend )?(?:zu )?(?:ausgefüllt|angegeben|eingetragen|ausfüllen|angeben|eintragen)(?: werden| zu werden)?`,
      `<a> (?:darf|dürfen|kann|können) (?:auch )?(?:leer|frei|weg)(?: ?bleiben| ?gelassen werden| sein)`,
    ],
    required: [
      `(?:mache? )?<a> (?:ist |sind |soll |sollen |muss |müssen |als |zum |zur |immer |unbedingt |bitte )*(?:ein |eine )?(?:Pflicht|Pflichtfeld|Pflichtangabe|verpflichtend|erforderlich|obligatorisch|zwingend)${BE}`,
      `<a> (?:muss|müssen|soll|sollen)(?: immer| unbedingt| zwingend| auf jeden Fall)* (?:angegeben|ausgefüllt|eingetragen|eingegeben|vorhanden|befüllt|da)(?: werden| sein)`,
      `<a> (?:darf|dürfen|soll|sollen) (?:nicht|nie) (?:leer|fehlen|leer bleiben|leer sein|vergessen werden)(?: sein| bleiben)?`,
      `ohne <a> (?:darf|soll|kann) .+ (?:nicht|kein).*`,
    ],
    homePage: [
      '(?:mache?|nimm|verwende|setze?) <a> (?:zur|als) Startseite',
      '<a> (?:soll |sollte )?(?:die |als )?Startseite (?:sein|werden)',
      '<a> als Startseite',
      '(?:beginne|starte) mit <a>',
      '(?:die App )?(?:soll )?mit <a> (?:beginnen|starten)',
    ],
    hide: [
      '<a> (?:ausblenden|verstecken)',
      '(?:verstecke?|blende?) <a>(?: aus)?',
      '(?:verstecke?|blende?|entferne?|nimm) <a> (?:im|aus dem|vom) Menü(?: aus| raus| heraus)?',
      '<a> (?:soll |sollen |bitte )?(?:nicht (?:mehr )?(?:im|in dem) Menü (?:sein|stehen|erscheinen|auftauchen|angezeigt werden)|aus dem Menü(?: entfernen| raus| nehmen| verschwinden)?)',
    ],
    pageFirst: [
      `<a> (?:soll |sollen |sollte |muss |bitte |als |ganz |im Menü |in der Navigation )*(?:Erstes|Erste|nach (?:ganz )?(?:oben|vorne?)|ganz (?:oben|vorne?)|an (?:die |der )?erste[rn]? Stelle|zuerst|zuoberst)(?: (?:im|ins|in das) Menü| in der Navigation)?(?: stehen| kommen| sein| erscheinen| setzen| stellen| zeigen| rücken)?`,
      `(?:setze?|stelle?|zeige?|schiebe?|packe?|rücke?) <a> (?:im Menü |in der Navigation )?(?:als Erstes|als Erste|nach (?:ganz )?(?:oben|vorne?)|ganz (?:oben|nach oben|vorne?|nach vorne?)|an (?:die )?erste Stelle|zuerst)(?: (?:im|ins) Menü)?`,
    ],
    belongs: [
      '<a> (?:gehört|gehören)(?: immer| jeweils)? (?:zu|zum|zur|einem|einer) <b>',
      '(?:verknüpfe?|verbinde?) <a> mit <b>',
      '<a> mit <b> (?:verknüpfen|verbinden)',
    ],
    noOverlap: [
      `<a> ${SHALL} (?:nie |zur selben Zeit |gleichzeitig )?(?:nicht |nur einmal )(?:doppelt |zweimal |mehrfach |gleichzeitig )+(?:zur selben Zeit |zur gleichen Zeit |gleichzeitig )?(?:gebucht|belegt|reserviert|vergeben|verliehen|ausgeliehen|eingeplant)(?: werden)?`,
      '(?:keine|verhindere|vermeide) (?:Doppelbuchungen?|doppelten Buchungen)(?: (?:von|für|bei|pro|je|der|des)(?: den| dem| der)? <a>)',
      '<a> (?:nicht|nie) (?:doppelt|zweimal) (?:buchen|vergeben|belegen|reservieren)',
    ],
    moveField: [
      `(?:verschiebe?|bewege?|ziehe?|packe?|nimm|setze?) (?:das Feld |die Spalte )?<a> (?:von|aus|vom|bei|beim) <b> (?:zu|zum|zur|nach|in|auf|an|ins|in die)(?: den| dem| die| das)? <c>(?: um)?`,
      `<a> (?:soll|sollte|muss|bitte) (?:von|aus|vom) <b> (?:zu|zum|zur|in|an|nach)(?: den| dem| die| das)? <c>(?: verschoben werden| wandern| umziehen| verschieben)?`,
      `<a> (?:gehört|gehören|soll|sollen) nicht (?:zu|zum|zur|an|in) <b>,? sondern (?:zu|zum|zur|an|in)(?: den| dem| die| das)? <c>(?: stehen)?`,
      `(?:das Feld )?<a> (?:von|aus|vom) <b> (?:zu|zum|zur|nach|in)(?: den| dem| die| das)? <c> (?:verschieben|umziehen|bewegen)`,
    ],
    addStateBetween: [
      `zwischen <c> und <d>,? (?:${WANT}|${ADD}|kommt|soll|gehört|gibt es|noch|bitte) ${ARTICLE}(?:${STATE} )?<a>(?: kommen|${END})`,
      `(?:${ADD} |${WANT} )?${ARTICLE}(?:${STATE} )<a> zwischen <c> und <d>${END}`,
      `(?:${ADD}|${WANT}) <a> zwischen <c> und <d>${END}`,
    ],
    addStateAfter: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> (?:nach|hinter)(?: dem Status)? <c>${END}`,
      `(?:nach|hinter)(?: dem Status)? <c>,? (?:${WANT}|${ADD}|kommt|soll|fehlt|gibt es|noch) ${ARTICLE}(?:${STATE} )?<a>(?: kommen|${END})`,
    ],
    addStateBefore: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> vor(?: dem Status)? <c>${END}`,
      `vor(?: dem Status)? <c>,? (?:${WANT}|${ADD}|kommt|soll|fehlt|gibt es|noch) ${ARTICLE}${STATE} <a>(?: kommen|${END})`,
    ],
    addState: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> (?:${AT}|den|der|dem) <b>${END}`,
      `${AT} <b> (?:${WANT}|${ADD}|gibt es|soll es|noch|kommt)(?: noch| auch)* ${ARTICLE}${STATE} <a>(?: geben|${END})`,
      `<b> (?:brauchen|braucht|haben|hat|bekommen|bekommt)(?: auch| noch)* ${ARTICLE}${STATE} <a>`,
      `(?:${ADD} |${WANT} )${ARTICLE}${STATE} <a>${END}`,
      `${ARTICLE}${STATE} <a> (?:hinzufügen|ergänzen|dazu|anlegen|aufnehmen)`,
      `(?:neuer|neue|weiterer|weitere|noch ein|noch eine) ${STATE}:? <a>`,
      `${AT} <b> (?:soll es|gibt es|kann man)(?: auch| noch)* <a> als ${STATE} (?:geben|auswählen|wählen)(?: können)?`,
      `(?:${ADD} )?<a> als ${ARTICLE}${STATE} ${AT} <b>${END}`,
    ],
    figure: [
      `(?:zeige?|zeigt|stelle?|schreibe?)? ?(?:mir )?${HOME},? (?:an,? )?(?:wie viele|die (?:Anzahl|Zahl) (?:der|aller|an|von)|Anzahl(?: der)?) <a>(?: es gibt| wir haben| da sind| an| anzeigen| dar)?`,
      `(?:zeige?|zeigt|stelle?|schreibe?)? ?(?:mir )?(?:wie viele|die (?:Anzahl|Zahl) (?:der|aller|an|von)|Anzahl(?: der)?) <a>,?(?: es gibt,?| wir haben,?)? ${HOME}(?: an| anzeigen| dar| zeigen| sehen)?`,
    ],
    chart: [
      `(?:${ADD} |${WANT} |zeige? )?${ARTICLE}(?:Diagramm|Balkendiagramm|Grafik|Statistik|Auswertung|Kreisdiagramm) (?:der|für|über|mit|von|zu)(?: den| die| alle| allen)? <a>(?: (?:nach|pro|je) <b>)?${END}`,
      `(?:zeige? |zeigt )?<a> (?:nach|pro|je) <b> (?:als|in einem) (?:Diagramm|Balkendiagramm|Grafik|Kreisdiagramm)(?: an| anzeigen)?`,
    ],
    listOn: [
      `(?:zeige?|zeigt) (?:mir )?(?:die )?(?:neuesten |letzten |aktuellen )?<a> ${HOME}(?: an)?`,
      `(?:zeige?|zeigt) (?:mir )?${HOME} (?:die )?(?:neuesten |letzten |aktuellen )?<a>(?: an)?`,
      `(?:die )?(?:neuesten |letzten |aktuellen )?<a> ${HOME} (?:anzeigen|zeigen|sehen)`,
    ],
    addData: [
      `(?:${ADD} |${WANT} )?${ARTICLE}(?:Tabelle|Datenbank|Datentabelle)(?: für| namens| mit dem Namen|:)? <a>${WITH}(?:den Feldern |folgenden Feldern:? )?<list>\\)?${END}`,
      `(?:${ADD}|${WANT}) ${ARTICLE}<a>(?: verwalten| erfassen| speichern| anlegen| an| pflegen| führen)?${WITH}(?:den Feldern |folgenden Feldern:? )?<list>\\)?${END}`,
      `${ARTICLE}<a> (?:verwalten|erfassen|anlegen|speichern|ergänzen|hinzufügen|erstellen)${WITH}<list>\\)?`,
      `(?:${ADD} |${WANT} )?${ARTICLE}(?:Tabelle|Datenbank)(?: für| namens| mit dem Namen|:)? <a>${END}`,
      `(?:${WANT}|wir) (?:auch |noch )?(?:unsere |die )?<a> (?:verwalten|erfassen|pflegen|im Blick behalten)`,
    ],
    addPage: [
      `(?:${ADD} |${WANT} |zeige? )?${ARTICLE}${KIND} (?:für|von|mit|der|über|aller|zu)(?: den| die| alle| allen| unseren)? <b>${END}`,
      `(?:zeige?|zeigt|stelle?|mache?) (?:mir )?<b> (?:in|im|auf|als|aus) (?:einem |einer |ein |eine |einen |dem |der )?${KIND}(?: an| dar| anzeigen)?(?: mit .+)?`,
      `(?:(?:ich|wir) )?(?:will |wollen |möchte |möchten )?<b> (?:in|im|auf|als) (?:einem |einer |ein |eine |einen |dem |der )?${KIND}(?: anzeigen| darstellen| zeigen| sehen| haben)?(?: mit .+)?`,
      `(?:${ADD}|${WANT}) ${ARTICLE}${KIND}${END}`,
    ],
    addWords: [
      `(?:${ADD} |${WANT} )${ARTICLE}Seite (?:namens|über|mit dem Titel|„?für) <title>${END}`,
      `(?:${ADD} |${WANT} )${ARTICLE}Seite <title>${END}`,
    ],
    removeFrom: [
      `${REMOVE} <a> (?:aus|von|bei|beim|vom|in|im|an|am)(?: den| dem| der| allen)? <b>`,
      `${REMOVE_OUT} <a> (?:aus|von|bei|beim|vom|in|im)(?: den| dem| der| allen)? <b> ${OUT}`,
      `${REMOVE_OUT} <a> (?:aus|von|vom)(?: den| dem| der| allen)? <b>`,
      `<a> (?:aus|von|bei|beim|vom|im)(?: den| dem| der| allen)? <b> (?:entfernen|löschen|rausnehmen|streichen)`,
    ],
    rename: [
      '(?:benenne?|nenne?|taufe?) <a> um (?:in|zu) <b>',
      '(?:benenne?|nenne?|taufe?) <a> (?:bitte |jetzt |künftig |lieber )*(?:in|zu) <b>(?: um)?',
      '<a> (?:bitte )?(?:in|zu) <b> umbenennen',
      'nenne? <a> (?:stattdessen |jetzt |lieber |künftig |bitte )*<b>',
      `<a> (?:heißen|heißt)${OURS} <b>`,
      `<a> ${SHALL}${OURS} <b> (?:heißen|genannt werden|umbenannt werden)`,
      `<a> ${SHALL}${OURS} in <b> umbenannt werden`,
      '(?:ersetze) <a> durch <b>',
      '(?:statt|anstatt|anstelle von) <a>,? (?:sagen wir|soll es|heißt es|lieber|bitte|nehmen wir|schreibe?|verwende|nimm|sage?)(?: lieber| bitte)? <b>(?: heißen)?',
      '(?:ändere?) (?:den Namen|die Bezeichnung|den Titel) (?:von |der |des |vom )?<a> (?:in|zu|auf) <b>(?: ab| um)?',
    ],
    remove: [
      `${REMOVE} <a>`,
      `${REMOVE_OUT} <a> ${OUT}`,
      '<a> (?:bitte )?(?:löschen|entfernen|streichen|rausnehmen|weglassen|rauswerfen)',
      '<a> (?:kann|können|soll|sollen|muss|müssen|darf|dürfen)(?: bitte| ruhig| ganz)* (?:weg|raus|gelöscht werden|entfernt werden|entfallen|wegfallen|verschwinden)',
      '(?:wir brauchen|ich brauche|wir benötigen|brauchen wir) <a> (?:hier |gar |eigentlich )?nicht(?: mehr)?',
      '<a> (?:brauchen wir|brauche ich|braucht man|benötigen wir)(?: hier| gar| eigentlich)? nicht(?: mehr)?',
      '<a> braucht (?:hier )?(?:keiner|niemand)(?: mehr)?',
      '(?:wir brauchen|ich brauche|ich will|wir wollen|ich möchte) keinen? <a>(?: mehr)?',
      '<a> (?:wird|werden) nicht (?:mehr )?(?:gebraucht|benötigt)',
      '<a> (?:ist|sind) (?:überflüssig|unnötig|nicht (?:mehr )?nötig)',
      '(?:weg mit|ohne) <a>',
      '<a> (?:raus|weg)',
    ],
    addTo: [
      `<b>: ?(?:bitte |noch |auch |neues Feld |neue Felder |ergänze |zusätzlich )*<a>${END}`,
      `<a> (?:fehlt|fehlen)(?: noch| uns| mir| hier| leider)* ${AT} <b>`,
      `${AT} <b> (?:${WANT})(?: noch)? ${ARTICLE}<a>${END}`,
      `${AT} <b>(?: bitte)? (?:noch|auch|zusätzlich) ${ARTICLE}<a>${END}`,
      `${AT} <b> (?:soll|sollte|möchte|will|muss) (?:man |ich |jeder )?(?:auch |noch )*${ARTICLE}<a> (?:hochladen|eintragen|angeben|speichern|eingeben|hinterlegen|erfassen|notieren)(?: können)?`,
      `${ADD} (?:zu |bei |zum |zur |beim |den |dem |der )(?:den |dem |der )?<b> (?:noch )?(?:ein|eine|einen|das Feld|die Felder|noch) <a>${END}`,
      `${ADD} (?:zu|bei|beim|zum|zur)(?: den| dem| der)? (?<b>[\\p{L}-]+) <a>${END}`,
      `${ADD} ${ARTICLE}<a> ${AT} <b>${END}`,
      `${WANT} ${AT} <b> ${ARTICLE}<a>${END}`,
      `${WANT} ${ARTICLE}<a> ${AT} <b>${END}`,
      `<b> (?:brauchen|braucht|haben|hat|bekommen|bekommt)(?: auch| noch| alle)* ${ARTICLE}<a>${END}`,
      `<b> (?:sollen|soll|sollten)(?: auch| noch)* (?:ein|eine|einen|noch ein|noch eine|noch einen) <a> (?:haben|bekommen)`,
      `${ARTICLE}<a> ${AT} <b> (?:hinzufügen|ergänzen|aufnehmen|dazu|speichern|hinterlegen|eintragen)`,
      `${ARTICLE}(?:Feld|Felder|Spalte) (?:für )?<a> ${AT} <b>${END}`,
    ],
    add: [
      `${ADD} <a>${END}`,
      `${WANT} ${ARTICLE}<a>${END}`,
      '<a> (?:hinzufügen|ergänzen|anlegen|verwalten|erfassen)',
    ],
  },
  colours: {
    grün: '#1E7B3A',
    blau: '#1D5FD1',
    rot: '#C0272D',
    gelb: '#8A6D00',
    orange: '#B85400',
    lila: '#7A28B8',
    violett: '#6D28D9',
    rosa: '#C2247A',
    schwarz: '#1F1F1F',
    grau: '#56606B',
    braun: '#7A4A21',
    weinrot: '#6E1230',
    türkis: '#0E7F86',
    dunkelblau: '#1E3A6E',
    dunkelgrün: '#1F5B36',
    grüner: '#1E7B3A',
    blauer: '#1D5FD1',
    roter: '#C0272D',
    röter: '#C0272D',
    gelber: '#8A6D00',
    brauner: '#7A4A21',
    grauer: '#56606B',
  },
  kinds: [
    [/tafel|kanban|board/iu, 'board'],
    [/kalender/iu, 'calendar'],
    [/galerie/iu, 'gallery'],
    [/dashboard|statistik/iu, 'dashboard'],
    [/liste|tabelle/iu, 'list'],
  ],
};
