/** URLs of the sketches made while building, by language, and of the templates' (`scripts/example-sketches.mjs`). */
declare module 'virtual:example-sketches' {
  const urls: Record<string, string>;
  export default urls;
}
