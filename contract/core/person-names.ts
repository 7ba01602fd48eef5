interface FirstAndLast {
  firstName: string;
  lastName: string;
}

/** Chinese names have the family name first and no space; these are the common ones of two characters. */
const HAN = /^\p{Script=Han}{2,4}$/u;
const TWO_CHARACTER_SURNAMES = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '司徒',
  '夏侯',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
];

/**
 * A whole name in its two parts: “Lopes, Ana”, “Ana Lopes” and “Ludwig van Beethoven”, whose family name begins with a particle.
 * Null for a single word, which does not say which part it is.
 */
export function splitName(whole: string): FirstAndLast | null {
  const name = whole.trim().replaceAll(/\s+/g, ' ');
  const [family = '', given = '', ...more] = name.split(/\s*[,،，]\s*/);
  if (family && given && more.length === 0) return { firstName: given, lastName: family };
  if (HAN.test(name)) {
    const length = TWO_CHARACTER_SURNAMES.some((surname) => name.startsWith(surname)) ? 2 : 1;
    if (name.length > length) return { firstName: name.slice(length), lastName: name.slice(0, length) };
  }
  const words = name.split(' ');
  if (words.length < 2) return null;
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && /^\p{Ll}/u.test(word));
  const at = particle === -1 ? words.length - 1 : particle;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
