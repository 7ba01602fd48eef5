// What the browser's part was built with, for the server: its policy has to admit the API that the pages call.

/** @returns what is wrong with the variables, in a sentence each */
function faultsOf({ VITE_API_BASE: base = '', VITE_TOKEN_STORE: store = '' }) {
  const faults = [];
  const isPath = /^\/[^/].*[^/]$/.test(base);
  const isAddress = URL.canParse(base) && /^https?:\/\/[^?#]+[^/?#]$/.test(base);
  if (base !== '' && !isPath && !isAddress)
    faults.push(
      `VITE_API_BASE is "${base}"; it must be an address such as https://api.example.com or a path such as /backend, without a slash at its end.`,
    );
  if (!['', 'local', 'cookie'].includes(store))
    faults.push(`VITE_TOKEN_STORE is "${store}"; it must be local or cookie.`);
  return faults;
}

/** Writes `settings.json` beside the pages. @throws for a variable with a bad value */
export function buildSettings() {
  let apiBase = '';
  return {
    name: 'build-settings',
    apply: 'build',
    configResolved({ env }) {
      const faults = faultsOf(env);
      if (faults.length > 0) throw new Error(faults.join(' '));
      apiBase = env.VITE_API_BASE ?? '';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'settings.json', source: JSON.stringify({ apiBase }) });
    },
  };
}
