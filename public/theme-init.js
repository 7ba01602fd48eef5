// Before the first paint, so that a dark page never flashes white; a file, since the page's policy allows no inline script.
let theme = {};
try {
  theme = JSON.parse(localStorage.theme).state ?? {};
} catch {
  // Nothing is stored yet, or not by us: the page starts light.
}
const root = document.documentElement;
root.className = theme.mode === 'dark' ? 'dark' : 'light';
root.dir = theme.direction === 'rtl' ? 'rtl' : 'ltr';
root.dataset.schema = theme.themeSchema || '';
