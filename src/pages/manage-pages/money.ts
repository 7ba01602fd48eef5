/** How many minor units of a currency make one: 100 for dollars, 1 for yen. */
export function minorUnits(currency: string | undefined): number {
  if (!currency) return 100;
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch (error) {
    console.debug('The browser does not know this currency.', currency, error);
    return 100;
  }
}

/** Every currency by its name in a language, for a list that can be searched. */
export function currencyOptions(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
}
