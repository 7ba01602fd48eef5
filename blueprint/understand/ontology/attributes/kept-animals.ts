import type { AppLanguage } from '../../../kinds.ts';
import { inSix, type Six } from '../words.ts';

// Animals that people keep, with what goes with each: a cat is no Labrador, and a horse weighs more than a hamster.

const list = (values: string): readonly string[] => values.split('|');
const inEach = (...values: Six) => inSix(values, list);

export const COATS = inEach(
  'Black|White|Brown|Grey|Cream|Ginger|Black and white|Spotted',
  'Negro|Blanco|Marrón|Gris|Crema|Canela|Blanco y negro|Moteado',
  'Noir|Blanc|Marron|Gris|Crème|Roux|Noir et blanc|Tacheté',
  'Schwarz|Weiß|Braun|Grau|Creme|Rotbraun|Schwarz-weiß|Gefleckt',
  '黑色|白色|棕色|灰色|奶油色|橘色|黑白|花斑',
  'أسود|أبيض|بني|رمادي|كريمي|أشقر|أسود وأبيض|مرقط',
);

export interface KeptAnimal {
  /** What such an animal is called, the usual word first. */
  words: Readonly<Record<AppLanguage, readonly string[]>>;
  breeds?: Readonly<Record<AppLanguage, readonly string[]>>;
  /** From, to and how far apart, in kilograms. */
  weight: readonly [number, number, number];
}

const animal = (
  words: KeptAnimal['words'],
  weight: KeptAnimal['weight'],
  breeds?: KeptAnimal['breeds'],
): KeptAnimal => ({ words, weight, ...(breeds && { breeds }) });

export const KEPT_ANIMALS: readonly KeptAnimal[] = [
  animal(
    inEach('Dog|puppy', 'Perro|perra|cachorro', 'Chien|chiot', 'Hund|Welpe', '狗|犬', 'كلب|جرو'),
    [4, 38, 3],
    inEach(
      'Labrador|Border collie|Beagle|Poodle|Dachshund|Whippet|Cocker spaniel|Mixed breed|Boxer|Greyhound|Terrier|Corgi',
      'Labrador|Galgo|Beagle|Caniche|Podenco|Pastor alemán|Bodeguero|Mestizo|Bóxer|Mastín|Ratonero|Cocker',
      'Labrador|Épagneul breton|Beagle|Caniche|Teckel|Beauceron|Cocker|Croisé|Boxer|Lévrier|Terrier|Bouledogue',
      'Labrador|Dackel|Beagle|Pudel|Schäferhund|Spitz|Cocker Spaniel|Mischling|Boxer|Windhund|Terrier|Dalmatiner',
      '拉布拉多|边境牧羊犬|比格犬|贵宾犬|柯基|柴犬|金毛|混种犬|拳师犬|灵缇|雪纳瑞|萨摩耶',
      'لابرادور|سلوقي|بيغل|بودل|هاسكي|راعٍ ألماني|كوكر|هجين|بوكسر|دلماسي|ترير|شيواوا',
    ),
  ),
  animal(
    inEach(
      'Cat|kitten',
      'Gato|gata|gatito',
      'Chat|chatte|chaton',
      'Katze|Kater|Kätzchen',
      '猫',
      'قط|قطة|هرة',
    ),
    [3, 7, 1],
    inEach(
      'European shorthair|Siamese|Maine Coon|Persian|British shorthair|Mixed breed|Bengal|Ragdoll',
      'Europeo|Siamés|Maine Coon|Persa|Británico de pelo corto|Mestizo|Bengalí|Ragdoll',
      'Européen|Siamois|Maine Coon|Persan|Chartreux|Croisé|Bengal|Sacré de Birmanie',
      'Europäisch Kurzhaar|Siamkatze|Maine Coon|Perser|Kartäuser|Mischling|Bengal|Heilige Birma',
      '中华田园猫|暹罗猫|缅因猫|波斯猫|英国短毛猫|混种猫|孟加拉猫|布偶猫',
      'أوروبي قصير الشعر|سيامي|مين كون|شيرازي|بريطاني قصير الشعر|هجين|بنغالي|أنغورا',
    ),
  ),
  animal(
    inEach('Rabbit|bunny', 'Conejo', 'Lapin', 'Kaninchen', '兔子|兔', 'أرنب'),
    [1, 5, 1],
    inEach(
      'Netherland Dwarf|Lop|Rex|Angora|Lionhead|Dutch|Mixed breed',
      'Enano holandés|Belier|Rex|Angora|Cabeza de león|Holandés|Mestizo',
      'Nain hollandais|Bélier|Rex|Angora|Tête de lion|Hollandais|Croisé',
      'Farbenzwerg|Widder|Rex|Angora|Löwenkopf|Holländer|Mischling',
      '荷兰侏儒兔|垂耳兔|雷克斯兔|安哥拉兔|狮子头兔|道奇兔|混种兔',
      'هولندي قزم|متدلي الأذنين|ريكس|أنغورا|رأس الأسد|هولندي|هجين',
    ),
  ),
  animal(
    inEach(
      'Horse|pony|mare|foal',
      'Caballo|yegua|poni',
      'Cheval|jument|poney',
      'Pferd|Pony|Stute',
      '马|马匹|小马',
      'حصان|فرس|مهر',
    ),
    [380, 620, 30],
    inEach(
      'Thoroughbred|Arabian|Connemara|Haflinger|Shetland|Friesian|Warmblood|Welsh cob',
      'Pura raza española|Árabe|Hispano-árabe|Haflinger|Shetland|Frisón|Asturcón|Cuarto de milla',
      'Selle français|Arabe|Connemara|Haflinger|Shetland|Frison|Camargue|Fjord',
      'Hannoveraner|Araber|Connemara|Haflinger|Shetland|Friese|Trakehner|Isländer',
      '纯血马|阿拉伯马|蒙古马|伊犁马|设得兰矮马|弗里斯兰马|温血马|哈萨克马',
      'عربي أصيل|إنجليزي أصيل|بربري|هفلنغر|شتلاند|فريزيان|أندلسي|هانوفر',
    ),
  ),
  animal(
    inEach('Guinea pig', 'Cobaya', 'Cochon d’Inde', 'Meerschweinchen', '豚鼠', 'خنزير غينيا'),
    [1, 1, 1],
  ),
  animal(inEach('Hamster', 'Hámster', 'Hamster', 'Hamster', '仓鼠', 'هامستر'), [1, 1, 1]),
  animal(inEach('Ferret', 'Hurón', 'Furet', 'Frettchen', '雪貂', 'نمس'), [1, 2, 1]),
  animal(
    inEach('Budgerigar|budgie', 'Periquito', 'Perruche', 'Wellensittich', '虎皮鹦鹉', 'ببغاء صغير'),
    [1, 1, 1],
  ),
  animal(inEach('Tortoise', 'Tortuga', 'Tortue', 'Schildkröte', '乌龟', 'سلحفاة'), [1, 6, 1]),
  animal(inEach('Canary', 'Canario', 'Canari', 'Kanarienvogel', '金丝雀', 'كناري'), [1, 1, 1]),
  animal(inEach('Parrot', 'Loro', 'Perroquet', 'Papagei', '鹦鹉', 'ببغاء'), [1, 2, 1]),
  animal(inEach('Chinchilla', 'Chinchilla', 'Chinchilla', 'Chinchilla', '龙猫', 'شنشيلة'), [1, 1, 1]),
];

/** The animal that a label or a value names: "Boarding dog", "Hund". */
export function animalNamed(text: string, language: AppLanguage): KeptAnimal | undefined {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const whole = text.toLowerCase();
  return KEPT_ANIMALS.find(({ words: names }) =>
    names[language].some((name) => {
      const word = name.toLowerCase();
      return whole === word || words.includes(word) || (language === 'zh' && whole.includes(word));
    }),
  );
}

/** A breed of an animal; none where people don't tell them apart. */
export const breedOf = ({ breeds }: KeptAnimal, language: AppLanguage, index: number): string | null =>
  breeds ? (breeds[language][index % breeds[language].length] ?? null) : null;
