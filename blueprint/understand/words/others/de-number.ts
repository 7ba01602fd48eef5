// German nouns in the singular and in the plural, by their endings and by the last part of compounds.

/** The singular of a plural by its ending; what looks like a singular stays. */
export function one(word: string): string {
  if (ACRONYM.test(word)) return word.replace(/s$/u, '');
  if (/(?<!(?:seg|ang|bast|hand|samm|wand))eln$/iu.test(word)) return one(word.slice(0, -1));
  if (DIMINUTIVE.test(word) || isAlikeInGerman(word)) return word;
  if (WITH_E.test(word)) return word.slice(0, -2);
  if (WITH_S.test(word)) return word.slice(0, -1);
  const head = BY_HEAD.find(
    ([single, plural]) =>
      (!plural.startsWith(single) || plural.endsWith('er')) && word.toLowerCase().endsWith(plural),
  );
  if (head && !/(?:aus|fort)bilder$/iu.test(word)) return headed(word, head[1], head[0]);
  // "Mit Bildern", "mit Helfern"
  if (/(?<=.{2})ern$/u.test(word) && !ERN.test(word)) return one(word.slice(0, -1));
  const single = `${word.replace(/e[nm]$/u, 'e')}r`;
  if (ADJECTIVAL.test(single)) return single;
  if (BENT.test(word) && !BENT_ALREADY.test(word) && !BENT_BY_ENDING.test(word))
    return unbent(word.slice(0, -1));
  // "Mit Sträußen", "mit Aufträgen"; "Hütten" are of one "Hütte".
  if (/n$/u.test(word) && !/plätzen$/iu.test(word) && BENT.test(word.slice(0, -1)))
    return one(word.slice(0, -1));
  if (/innen$/u.test(word)) return word.slice(0, -3);
  if (/frauen$/iu.test(word)) return word.slice(0, -2);
  if (/(?:schr|b|g|st)änke$/iu.test(word)) return word.replace(/änke$/iu, 'ank');
  if (
    /(?:ung|heit|keit|schaft|ion|tät|ur|ik|or|ahrt|beit|zeit|schicht|nicht|wohn|karte?n?spiel|tür|bahn|zahl|art|enz|anz|ent|ist|ant|at|and|et|fahrt|schrift|box|last|frist|macht|burg|sicht|kraft|nacht|stadt|werkstatt|hemd|(?<!l)bett|path|(?<!para)graf|graph|nom)en$/iu.test(
      word,
    ) &&
    !/(?:daten|paten|kosten|karten|listen|leisten|taten|kisten|westen|pisten|küsten|raten|platten|boten|zutaten|arten|sorten|orten|pflanzen|garten|kästen|posten|konten|spenden|stunden|kunden|freunden)$/iu.test(
      word,
    )
  )
    return word.slice(0, -2);
  if (/(?:(?:^|kunst|bau|hand|feuer)werke|(?:^|körper)maße)$/iu.test(word)) return word.slice(0, -1);
  if (/(?:(?:^|kunst)werken|(?:^|körper)maßen|guides)$/iu.test(word)) return word.replace(/en$|s$/u, '');
  if (/(?:stand|lager|einsatz|wohn|treff|lern|dreh|ablage|veranstaltungs)orte$/iu.test(word))
    return word.slice(0, -1);
  if (/(?:rie|nie|gie|lie|tie|pie|mie|die)n$/u.test(word)) return word.slice(0, -1);
  if (
    /(?<=.{3})(?<![aeiou])en$/u.test(word) &&
    !/(?:daten|kosten|garten|posten|wagen|laden|boden|ofen|kuchen|essen|treffen|rahmen|namen|leben|wesen|haken|zeichen|mädchen|verfahren|vorhaben|schreiben|unternehmen|vermögen|guthaben|einkommen|tropfen|rezepten|ordnen|kissen|becken|becken|balken|schaden|knoten|faden|hafen|graben|braten|magen|regen|segen|streifen|reifen|brunnen|morgen|bogen|drachen|rücken|ferien|eltern|allergien)$/iu.test(
      word,
    )
  )
    return word.slice(0, -1);
  if (
    /[bdfgklmnprtw]s$/u.test(word) &&
    !/(?:status|ens|ins|eins|kurs|preis|kreis|imbiss|haus|mess|gleis|beweis|ausweis|hinweis|bonus|bus|campus|virus|plus|minus|ops|eigentums|als|puls|impuls|dienst)$/iu.test(
      word,
    ) &&
    word.length > 3
  )
    return word.slice(0, -1);
  return word;
}

/** "AG", "AGs" */
const ACRONYM = /^\p{Lu}{2,5}s?$/u;
/** "Des Halters", "Vorsitzendem": what ends in these is one. */
export const isOneByCase = (word: string): boolean => /(?:(?:er|el|en|ling|tum)s|em)$/u.test(word);
export const isManyInGerman = (word: string): boolean => !isOneByCase(word) && one(word) !== word;

/** "Gehege", "Gebäude": one is called as many are. */
export const isAlikeInGerman = (word: string): boolean =>
  /ge(?:hege|bäude|webe|lände|birge|winde|fälle|häuse|müse|treide|mälde|hölze|stade|lenke|wässer)$/iu.test(
    word,
  );

/** "Mit Hochsitzen", "mit Gerichtsterminen": many of these end in "e". */
const WITH_E =
  /(?:termin|sitz|brief|tisch|schein|bericht|dienst|punkt|tier|pferd|boot|gerät|regal|ventil|modell|protokoll|formular|projekt|objekt|produkt|dokument|element|problem|kurs|spiel|ziel|hund|fisch|schuh|herd)en$/iu;
/** "Kameras", "Büros", "Taxis": nouns that end in a vowel. */
const WITH_S =
  /(?:kamera|sofa|auto|foto|video|radio|konto|büro|studio|taxi|kita|pizza|villa|kanu|kino|demo|logo|abo|motto|gala|café)s$/iu;

/** "Brötchen", "Häuschen", and not "Kirchen" or "Taschen": one is called as many are. */
const DIMINUTIVE = /(?:[bdfgklmnpt]|ä\p{Ll}*r|ör|ür|äus|schs|ss)chen$/u;
/** What ends so in the singular, and what is done. */
const ERN =
  /(?:eltern|(?:^|o|we)stern|(?<!öl)kern|konzern|intern|extern|modern|bayern|bauern|(?:(?<![lbrw])änd|förd|fütt|inn|speich|bess|wand|klett|rud|filt|lief|räuch|wäss|polst|zaub|steig|lock|säub|schleud)ern)$/iu;
/** "Särge", "Wettkämpfe": a vowel that was bent for the plural. */
const BENT = /(?:äu|[äöü])[^aeiouyäöü]{1,4}e$/iu;
/** What has such a vowel in the singular too. */
const BENT_ALREADY =
  /(?:größe|blöße|höhe|länge|fläche|stärke|wärme|kälte|nähe|säge|träne|brücke|mühle|hütte|tüte|mütze|bühne|küche|kürze|sünde|würde|würze|blüte|güte|hürde|bürste|rübe|düse|drüse|lüge|wüste|fähre|ähre|schärfe|schwäche|käse|möwe|flöte|kröte|öse|höhle|hölle|löwe|börse|röhre|lücke|stütze|schürze|pfütze|grütze|mähne|säule|fäule|räude|schräge|gräte|hälfte|mücke|krücke|perücke|tücke|türe|tülle|hülle|fülle|hülse|rüge|strähne|schwärze|sphäre|affäre|lektüre|broschüre|konfitüre|maniküre|pediküre|wäsche|kühle|mäuse|dürre|röte|nässe|schüle|töle|völle|göre|möhre|söhle|künste|fürsorge|brüche|gehäuse|gebäude|gemälde|gelände|gefälle|geflügel|gemüse|gesäße|hündin|kühlkette|lärche|schärpe|schläfe|spätle|späne)$|^(?:schöne|grüne|süße|böse|müde|nächste|späte|frühe|jährliche)/iu;
/** "Behörde", "Krähe", "Quarantäne", and not "Schwäne": endings that bent plurals seldom have. */
const BENT_BY_ENDING =
  /(?:(?<!fl)[äöü]h|(?<!schw|sp|pl|kr)än|ün|[äöü]s|(?<!z)[öü]ll|(?<!ek)ül|(?<!schn|schw)ür|äur|(?<![gm])äul|[äöü]rd|(?<!br|ger|gel)üst|hüft|ünz|[öü]tt|ütz|(?<!st)ürz|[bf]ürst|(?<!n)öt|öw|[äöü]hr|(?<!gef|st)ühl)e$/iu;
/** "Geräte", "Kostüme": only the ending is of the plural. */
const BENT_IN_BOTH = /(?:ge\p{L}{1,4}[äöü]\p{L}*|stück|krüppel|üm|är|ör|öl|glück|führ|hör|blüh|ekül)$/iu;
const UNBENT: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' };
const unbent = (stem: string): string =>
  BENT_IN_BOTH.test(stem)
    ? stem
    : stem.replace(/[äöü](?=u?[^aeiouyäöü]*$)/iu, (letter) => UNBENT[letter] ?? letter);
/** "Angehöriger", "Beschäftigter": called like adjectives. */
const ADJECTIVAL =
  /(?:licher|öriger|williger|ürftiger|tätiger|igter|agter|ierter|ellter|üchteter|wandter|rankter|wachsener|storbener|ierender|hmender|ldender|sitzender|reisender)$/u;
/** What forms its plural in "en". */
const WEAK =
  /(?:fahrt|beit|zeit|schicht|tür|bahn|zahl|frist|macht|burg|sicht|schrift|spur|uhr|form|person|frau|pflicht|antwort|box|schuld|welt|last|jagd|saat|ernte|(?<!st|[bpwu])art)$/iu;

/** How the last part of a compound is in the plural where no ending tells: "Auftrag" and "Vertrag" alike. */
const BY_HEAD: readonly (readonly [one: string, many: string])[] = [
  ['trag', 'träge'],
  ['feier', 'feiern'],
  ['schlag', 'schläge'],
  ['gang', 'gänge'],
  ['stand', 'stände'],
  ['plan', 'pläne'],
  ['platz', 'plätze'],
  ['satz', 'sätze'],
  ['saal', 'säle'],
  ['raum', 'räume'],
  ['baum', 'bäume'],
  ['schrank', 'schränke'],
  ['fall', 'fälle'],
  ['gast', 'gäste'],
  ['zug', 'züge'],
  ['fluss', 'flüsse'],
  ['stuhl', 'stühle'],
  ['bau', 'bauten'],
  ['buch', 'bücher'],
  ['haus', 'häuser'],
  ['bad', 'bäder'],
  ['blatt', 'blätter'],
  ['rad', 'räder'],
  ['band', 'bänder'],
  ['land', 'länder'],
  ['bild', 'bilder'],
  ['kind', 'kinder'],
  ['kleid', 'kleider'],
  ['feld', 'felder'],
  ['schild', 'schilder'],
  ['mitglied', 'mitglieder'],
  ['lied', 'lieder'],
  ['mangel', 'mängel'],
  ['garten', 'gärten'],
  ['laden', 'läden'],
  ['schaden', 'schäden'],
  ['vogel', 'vögel'],
  ['kasten', 'kästen'],
  ['boden', 'böden'],
  ['mann', 'männer'],
  ['fach', 'fächer'],
  ['amt', 'ämter'],
  ['tier', 'tiere'],
  ['stadt', 'städte'],
  ['bank', 'bänke'],
  ['kraft', 'kräfte'],
  ['frucht', 'früchte'],
  ['kuh', 'kühe'],
  ['topf', 'töpfe'],
  ['korb', 'körbe'],
  ['hof', 'höfe'],
  ['ton', 'töne'],
  ['verein', 'vereine'],
  ['herr', 'herren'],
  ['mensch', 'menschen'],
  ['kunde', 'kunden'],
  ['foto', 'fotos'],
  ['team', 'teams'],
  ['chor', 'chöre'],
  ['werkstatt', 'werkstätten'],
  ['holz', 'hölzer'],
  ['dorf', 'dörfer'],
  ['wald', 'wälder'],
  ['glas', 'gläser'],
  ['fass', 'fässer'],
  ['schloss', 'schlösser'],
  ['grab', 'gräber'],
  ['tuch', 'tücher'],
  ['horn', 'hörner'],
  ['saft', 'säfte'],
  ['markt', 'märkte'],
  ['sack', 'säcke'],
  ['stock', 'stöcke'],
  ['block', 'blöcke'],
  ['knopf', 'knöpfe'],
  ['rock', 'röcke'],
  ['zahn', 'zähne'],
  ['arzt', 'ärzte'],
  ['anwalt', 'anwälte'],
  ['koch', 'köche'],
  ['ball', 'bälle'],
  ['wand', 'wände'],
  ['nuss', 'nüsse'],
  ['pass', 'pässe'],
  ['kanal', 'kanäle'],
  ['hahn', 'hähne'],
  ['huhn', 'hühner'],
  ['lamm', 'lämmer'],
  ['kalb', 'kälber'],
  ['dach', 'dächer'],
  ['kraut', 'kräuter'],
  ['nagel', 'nägel'],
  ['mantel', 'mäntel'],
  ['sattel', 'sättel'],
  ['faden', 'fäden'],
  ['kran', 'kräne'],
  ['stamm', 'stämme'],
  ['hut', 'hüte'],
  ['kauf', 'käufe'],
  ['lauf', 'läufe'],
  ['flug', 'flüge'],
  ['guss', 'güsse'],
  ['schluss', 'schlüsse'],
  ['brand', 'brände'],
  ['spruch', 'sprüche'],
  ['bruch', 'brüche'],
  ['wunsch', 'wünsche'],
  ['sarg', 'särge'],
  ['kampf', 'kämpfe'],
  ['ofen', 'öfen'],
  ['apfel', 'äpfel'],
  ['turm', 'türme'],
  ['zaun', 'zäune'],
  ['wurm', 'würmer'],
  ['strauß', 'sträuße'],
  ['strauch', 'sträucher'],
  ['volk', 'völker'],
  ['tochter', 'töchter'],
  ['kloster', 'klöster'],
  ['wort', 'wörter'],
  ['tal', 'täler'],
  ['brett', 'bretter'],
  ['werk', 'werke'],
  ['maß', 'maße'],
  ['guide', 'guides'],
  ['test', 'tests'],
  ['gut', 'güter'],
  ['tanz', 'tänze'],
  ['kranz', 'kränze'],
  ['hemd', 'hemden'],
  ['bett', 'betten'],
  ['nest', 'nester'],
  ['thema', 'themen'],
  ['firma', 'firmen'],
  ['praxis', 'praxen'],
  ['museum', 'museen'],
  ['zentrum', 'zentren'],
  ['praktikum', 'praktika'],
  ['album', 'alben'],
  ['sauna', 'saunen'],
  ['trikot', 'trikots'],
  ['standort', 'standorte'],
  ['lagerort', 'lagerorte'],
  ['preis', 'preise'],
];
/** A compound with another form of its head. */
const headed = (word: string, said: string, form: string): string =>
  word.slice(0, -said.length) +
  (word.length === said.length ? form.charAt(0).toUpperCase() + form.slice(1) : form);
/** A plural by the head of a compound, else by its ending; what looks like a plural stays. */
export function many(word: string): string {
  if (ACRONYM.test(word)) return word.endsWith('s') ? word : `${word}s`;
  const head = BY_HEAD.find(([end]) => word.toLowerCase().endsWith(end));
  if (head) return headed(word, head[0], head[1]);
  if (ADJECTIVAL.test(word)) return word.slice(0, -1);
  if (isAlikeInGerman(word)) return word;
  if (/(?:en|er|el|chen|lein|ien|s)$|(?:personal|kundschaft|vieh|obst|gemüse)$/iu.test(word)) return word;
  if (/e$/u.test(word)) return `${word}n`;
  if (/eur$/u.test(word)) return `${word}e`;
  if (/in$/u.test(word) && word.length > 4 && !/(?:termin|ein|min|lin|zin|kamin|ruin)$/iu.test(word))
    return `${word}nen`;
  if (/ment$/u.test(word)) return `${word}e`;
  if (/(?:ung|heit|keit|schaft|ion|tät|ik|ur|enz|anz|ei|ist|ent|ant|and|at|or)$/u.test(word))
    return `${word}en`;
  if (WEAK.test(word)) return `${word}en`;
  if (/[aiouyw]$/u.test(word)) return `${word}s`;
  return `${word}e`;
}
