import type { RequestWords } from './intents.ts';

const DE_REMOVE = '(?:lösche|löschen|entferne|entfernen|streiche)';

export const de: RequestWords = {
  articles:
    /^(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|zu|zum|zur|jede|jeder|jedes|jedem|alle|allen|noch|auch|unsere|unseren|meine|meinen|ihre|ihren|weitere|weiteres|neue|neues|neuen) )+/iu,
  courtesy:
    /^(?:bitte|kannst du|können sie|könntest du|auch|und|dann|hallo|ich möchte(?: bitte)?|wir möchten)[,:]? |,? (?:bitte|danke|auch)$/giu,
  patterns: {
    rename: [
      '(?:benenne|nenne) <a> (?:in|zu) <b>(?: um)?',
      '<a> (?:in|zu) <b> umbenennen',
      '(?:nenne) <a> (?:stattdessen )?(?:jetzt )?<b>',
      '<a> (?:sollen|soll|heißen|heißt)(?: jetzt| künftig| ab jetzt)? <b>(?: heißen)?',
      '(?:ersetze) <a> durch <b>',
    ],
    removeFrom: [
      `${DE_REMOVE} <a> (?:aus|von|bei|in) <b>`,
      '(?:nimm) <a> (?:aus|von|bei) <b>(?: weg| heraus| raus)?',
      '<a> (?:aus|von|bei) <b> (?:entfernen|löschen)',
    ],
    addPage: [
      '(?:füge |erstelle |ich brauche |wir brauchen |ich will |mach |zeige? )?(?:ein |eine |einen )?<kind> (?:für|von|mit|der) <b>(?: hinzu| hinzufügen)?',
      '(?:zeige|zeig) <b> (?:in|auf|als) (?:einem |einer |ein |eine |einen )?<kind>(?: an)?',
      '(?:erstelle|füge) (?:eine )?(?<kind>Seite) (?:namens|über|mit dem Titel) <title>(?: hinzu)?',
      '(?:füge |erstelle |ich brauche )(?:ein |eine |einen )?<kind>(?: hinzu)?',
    ],
    addState: [
      '(?:füge |ergänze )(?:den |die |das )?(?:Status|Zustand|Option) <a> (?:bei|zu|für|in) <b>(?: hinzu)?',
    ],
    addTo: [
      '(?:füge|ergänze) (?:zu |bei )?<b> (?:ein|eine|einen|noch ein|noch eine|noch einen|das Feld|die Felder) <a>(?: hinzu)?',
      '(?:füge|ergänze) (?:ein |eine |einen |das Feld |das |die |den )?<a> (?:zu|zum|zur|bei|für|in|an) <b>(?: hinzu)?',
      '(?:bei|zu|für) <b> (?:brauchen wir |brauche ich |fehlt |fehlen )?(?:noch )?(?:ein |eine |einen )<a>(?: hinzufügen| ergänzen)?',
      '<b> (?:brauchen|braucht|sollen|soll|haben|hat)(?: auch| noch)? (?:ein |eine |einen )?<a>(?: haben| bekommen)?',
      '<a> (?:zu|bei) <b> (?:hinzufügen|ergänzen)',
    ],
    required: [
      '(?:mache? )?<a> (?:ist |sind |soll |muss |als |zum |zur )*(?:ein )?(?:Pflicht|Pflichtfeld|verpflichtend|erforderlich|obligatorisch)(?: sein| werden| machen)?',
      '<a> muss (?:angegeben|ausgefüllt) werden',
    ],
    optional: [
      '(?:mache? )?<a> (?:ist |sind |soll |als |zu )*(?:optional|freiwillig|kein Pflichtfeld|keine Pflicht|nicht erforderlich|nicht verpflichtend)(?: sein| werden| machen)?',
    ],
    own: [
      '(?:die )?(?:Mitglieder|Benutzer|Nutzer|Kunden|Patienten|Personen) (?:dürfen |sollen |können )?(?:sehen )?nur (?:ihre |die )?eigenen <b>(?: sehen)?',
      'jeder (?:sieht|darf|soll)? ?nur (?:seine |ihre )?eigenen <b>(?: sehen)?',
    ],
    open: [
      '(?:jeder|alle) (?:kann|können|darf|dürfen) sich (?:selbst )?(?:registrieren|anmelden)',
      '(?:offene|freie) (?:Registrierung|Anmeldung)',
      '(?:Registrierung|Anmeldung) (?:öffnen|freigeben|für alle)',
    ],
    invited: ['nur (?:auf|mit|per) Einladung', '(?:Registrierung|Anmeldung) nur (?:auf|mit|per) Einladung'],
    dark: [
      '(?:mach(?:e)? (?:es |alles )?|aktiviere |verwende |nutze )?(?:den |einen |ein |das |im )?(?:dunkel|dunkler Modus|dunkles Design|dunklen Modus|Dunkelmodus|Nachtmodus|dunkler Hintergrund|dunklen Hintergrund)',
    ],
    light: [
      '(?:mach(?:e)? (?:es |alles )?|aktiviere |verwende |nutze )?(?:den |einen |ein |das )?(?:hell|heller Modus|helles Design|hellen Modus|heller Hintergrund|hellen Hintergrund)',
    ],
    colour: [
      '(?:(?:mach(?:e)?(?: es| alles)?|verwende|nutze|nimm) )?(?:die |eine |als )?(?:Farbe |Hauptfarbe )?(?:in |auf |ist )?<colour>',
    ],
    darker: ['(?:mach(?:e)? (?:es |alles )?)?(?:etwas |ein bisschen )?dunkler'],
    lighter: ['(?:mach(?:e)? (?:es |alles )?)?(?:etwas |ein bisschen )?heller'],
    appName: [
      '(?:nenne die (?:App|Anwendung)|(?:der )?Name der (?:App|Anwendung)(?: ist|:)?|die (?:App|Anwendung) (?:heißt|soll)(?: jetzt)?) <a>(?: heißen)?',
    ],
    homePage: ['(?:mache|mach|nimm|verwende) <a> (?:zur|als) Startseite', '(?:beginne|starte) mit <a>'],
    hide: ['(?:verstecke|blende|entferne|nimm) <a> (?:im|aus dem) Menü(?: aus)?'],
    remove: [
      `${DE_REMOVE} <a>`,
      '<a> (?:löschen|entfernen)',
      '(?:wir brauchen|ich brauche) <a> nicht(?: mehr)?',
      '<a> (?:wird|werden) nicht mehr gebraucht',
    ],
    add: [
      '(?:füge|ergänze|erstelle) <a>(?: hinzu)?',
      '(?:wir brauchen|ich brauche|ich will|wir wollen)(?: auch| noch)? <a>',
      '<a> (?:hinzufügen|ergänzen|anlegen)',
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
    türkis: '#0E7F86',
    dunkelblau: '#1E3A6E',
    dunkelgrün: '#1F5B36',
    grüner: '#1E7B3A',
    blauer: '#1D5FD1',
    roter: '#C0272D',
  },
  kinds: [
    [/tafel|kanban|board/iu, 'board'],
    [/kalender/iu, 'calendar'],
    [/galerie/iu, 'gallery'],
    [/liste|tabelle/iu, 'list'],
    [/dashboard|übersicht|statistik/iu, 'dashboard'],
    [/seite/iu, 'content'],
  ],
};
