// Before the first paint, so that a dark page never flashes white; a file, since the page's policy allows no inline script.
let theme = {};
let system = false;
try {
  system = localStorage.followSystem === 'true';
  theme = JSON.parse(localStorage.theme).state ?? {};
} catch {
  // Nothing is stored yet, or not by us: the page starts light.
}
const root = document.documentElement;
const dark = system ? matchMedia('(prefers-color-scheme: dark)').matches : theme.mode === 'dark';
root.className = dark ? 'dark' : 'light';
root.dir = theme.direction === 'rtl' ? 'rtl' : 'ltr';
root.dataset.schema = theme.themeSchema || '';

// Some pages come drawn as a first visitor sees them: not for who is signed in, reads another language or has written something.
const isOwn = () => {
  const { language, token, support, sketch } = localStorage;
  const isEnglish = language === undefined || (language === 'en' && navigator.language.startsWith('en'));
  const isIn = token !== undefined || support !== undefined || /(^|; )token=/.test(document.cookie);
  return !isEnglish || isIn || sketch !== undefined || sessionStorage['landing-sentence'] !== undefined;
};
try {
  if (isOwn()) root.classList.add('own-page');
} catch {
  root.classList.add('own-page');
}
const isDrawn = () => document.querySelector('#root[data-drawn]') !== null;
// A form that is sent before its page answers waits for that: the browser itself would put a password into the address.
addEventListener(
  'submit',
  (event) => {
    if (!isDrawn()) return;
    event.preventDefault();
    event.target.dataset.sent = '';
  },
  true,
);
// So does the button that was pressed last; one that sends a form is the form's.
addEventListener(
  'click',
  (event) => {
    const button = isDrawn() && event.target.closest('button:not(form button)');
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
  },
  true,
);
