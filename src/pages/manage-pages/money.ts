/** Every currency by its name in a language, for a list that can be searched. */
export function currencyOptions(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
}
