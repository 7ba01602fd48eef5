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
