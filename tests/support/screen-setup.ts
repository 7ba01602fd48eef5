// Looking for an element by its role asks for its style, and matching Ant Design's style sheets takes a quarter of a test's time. Nothing
// is laid out here, so no sheet is applied.
if (typeof HTMLStyleElement !== 'undefined')
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });
