/** A time zone's city, with the zone's name in the reader's language. */
export function timeZoneLabel(zone: string | null, language: string): string | null {
  if (zone === null) return null;
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.includes('/') ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined;
  return [city, time].filter((part) => part !== undefined).join(', ');
}
