import { passwordWords } from '../contract/account/password-words.ts';

const LIST = /\/@zxcvbn-ts\/language-common\/dist\/passwords\.json\.mjs$/;

/** Bundles the words that passwords are checked against instead of the whole list, which is four times as large. */
export function commonPasswords() {
  return {
    name: 'common-passwords',
    apply: 'build',
    async load(id) {
      if (!LIST.test(id)) return null;
      const { default: ranked } = await import(id);
      return `export default ${JSON.stringify(passwordWords(ranked).join(' '))}.split(' ');`;
    },
  };
}
