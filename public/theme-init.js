// Runs before the first paint, so that a dark page never flashes white. A file, since the page's policy allows no inline script.
(function () {
  var theme = {};
  try {
    theme = JSON.parse(localStorage.getItem('theme') || '{}').state || {};
  } catch (error) {
    console.warn('The stored theme could not be read.', error);
  }
  var root = document.documentElement;
  root.classList.add(theme.mode === 'dark' ? 'dark' : 'light');
  root.dir = theme.direction === 'rtl' ? 'rtl' : 'ltr';
  if (theme.themeSchema) root.dataset.schema = theme.themeSchema;
})();
