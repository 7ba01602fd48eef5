/** URLs of the sketches made while building: `fr` of the examples in a language, `templates-fr` of its templates (`scripts/example-sketches.mjs`). */
declare module 'virtual:example-sketches' {
  const urls: Record<string, string>;
  export default urls;
}
