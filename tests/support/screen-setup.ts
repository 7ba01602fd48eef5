// Looking for an element by its role asks for its style, and matching Ant Design's style sheets takes a quarter of a test's time. Nothing
// is laid out here, so no sheet is applied.
if (typeof HTMLStyleElement !== 'undefined')
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });

// A browser resolves every length of a computed style. happy-dom leaves those empty that no sheet sets, of which a text field that grows
// with its text would compute a height of NaN.
if (typeof CSSStyleDeclaration !== 'undefined') {
  const { prototype } = CSSStyleDeclaration;
  const read = Object.getOwnPropertyDescriptor(prototype, 'getPropertyValue')?.value as
    ((this: CSSStyleDeclaration, name: string) => string) | undefined;
  if (!read) throw new Error('Computed styles cannot be read');
  prototype.getPropertyValue = function resolved(name) {
    return read.call(this, name) || (/^(padding|border)-(top|bottom)(-width)?$/.test(name) ? '0px' : '');
  };
}
