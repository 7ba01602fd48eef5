import type { AppLanguage } from '../../kinds.ts';

/** ISO 639-3, as the detector says them. */
export const CODES: Readonly<Record<string, AppLanguage>> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  cmn: 'zh',
  arb: 'ar',
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Little words that stand in nearly every text of a language, by ISO 639-3. Only languages with Latin letters. */
export const COMMON: Readonly<Record<string, ReadonlySet<string>>> = {
  eng: set(
    'the a and with for of to my our your their each every an app is are have has can that want need track where who which from by when they we it in on or not if be should',
  ),
  spa: set(
    'el la los las con para una un de del y o e cada mi mis nuestro nuestra quiero que aplicación gestión su sus tiene tienen es por se en al una unos unas no si como cuando puede pueden sobre desde hasta entre también más está están',
  ),
  fra: set(
    "le la les des avec pour une un du de et ou chaque mon ma mes notre nos je veux gestion application leur leurs est sont d'une d'un l'application qui que dans sur au aux par ne pas on il elle ils nous a ont peut peuvent doit en ce se",
  ),
  deu: set(
    'der die das den dem des und oder mit für ein eine einen einer eines einem mein meine meinen unser unsere unseren jede jeder jedes jeden hat haben ich wir verwaltung von ist sind im in zum zur am auf bei nicht nach aus wer wie wird werden kann können soll sollen pro je sich es sie alle nur auch als an',
  ),
  ita: set(
    "il lo gli i di del della dei delle degli con per una un uno e ogni mio mia miei nostro nostra voglio che gestione gestire sono ha hanno può nel nella da sul sulla l'app dell'app è si non più loro un'app al alla ai alle come",
  ),
  por: set(
    'o os as um uma com para de do da dos das e cada meu minha meus nosso nossa quero que gestão gerenciar aplicativo tem têm é são no na nos nas em não por ou mais seu sua seus suas ao pode podem você como',
  ),
  nld: set(
    'de het een en met voor van elke elk ieder mijn onze wil ik wij we app is zijn heeft hebben kan kunnen die dat in op bij naar beheren bijhouden te of niet hun zijn er om',
  ),
  tur: set(
    've bir için ile her olan uygulama uygulaması istiyorum yönetimi takip veya bu benim bizim çok da de var olsun listesi takibi',
  ),
  pol: set(
    'i w z na do dla oraz każdy każda każde jest są aplikacja aplikację chcę nie się ze lub przez moje nasz nasza o jak zarządzania',
  ),
  swe: set(
    'och med för en ett att är som varje har vår våra min mina jag vill vi kan till av på den det app eller inte',
  ),
  dan: set(
    'og med til en et at er som hver har vores min mine jeg vil vi kan af på den det app eller ikke for',
  ),
  ron: set('și cu pentru o un de la fiecare este sunt aplicație vreau care în pe sau mea mele noastre din'),
  ces: set('a s pro na v ve je jsou každý každá aplikace chci která které nebo do se z moje naše správu'),
  vie: set('và cho một các có của với ứng dụng quản lý khách hàng mỗi tôi muốn là được'),
  ind: set('dan untuk dengan yang setiap aplikasi saya ingin adalah memiliki kami dari di ke atau'),
  fin: set('ja on jokainen sovellus haluan varten tai ovat joka minun meidän sekä kanssa'),
  hun: set('és egy a az hogy minden van vagy alkalmazás szeretnék nem számára ahol'),
};
/** Letters that one language has and those it is mistaken for have not. */
export const LETTERS: Readonly<Record<string, RegExp>> = {
  eng: /(?<!\p{L})I(?!\p{L})/gu,
  spa: /[ñ¿¡]|(?:ción|ería)(?!\p{L})/giu,
  fra: /[êœçùëû]|é(?:e|s|es)?(?!\p{L})|(?<!\p{L})[ldqs]['’]\p{L}/giu,
  deu: /ß|ung(?:en)?(?!\p{L})/giu,
  por: /[ãõ]|ções(?!\p{L})/giu,
  tur: /[ışğİ]/gu,
  pol: /[łąęśźż]/giu,
  ces: /[řěů]/giu,
  ron: /[țșă]/giu,
  swe: /å/giu,
  hun: /[őű]/giu,
  vie: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu,
};

/** Words with marks on their letters that English took over. */
export const TAKEN_OVER =
  /^(?:café|résumé|fiancée?|jalapeño|piñata|entrée|décor|pâté|crêpe|cliché|naïve|soufflé|à)s?$/u;

/** What many German compounds end with. */
export const GERMAN_END =
  /\p{L}{4}(?:verwaltung|erfassung|planung|planer|buch|bücher|liste|listen|verein|praxis|schule|dienst|werkstatt|salon|laden)$/u;
