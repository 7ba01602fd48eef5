/** What a path into a blueprint stands for, by the names that people gave to the parts of their app. */
export interface Place {
  /** A page by its path or an entity by its name, so that it is found again after others were moved; null for the whole app. */
  place: { kind: 'page' | 'data' | 'look'; key: string; label: string } | null;
  part: { kind: 'section' | 'field'; key: string; label: string } | null;
  /** The property that the path ends at. */
  property: string | null;
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const at = (value: unknown, key: PropertyKey | undefined): unknown =>
  isPart(value) && key !== undefined && Object.hasOwn(value, key) ? value[String(key)] : undefined;
const textOf = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';

/** Reads any value, because the paths of interest are those of blueprints that are not valid. */
export function placeOf(blueprint: unknown, path: readonly PropertyKey[]): Place {
  const [list, first, kind, second, ...rest] = path;
  const last = path.at(-1);
  const property = typeof last === 'string' ? last : null;
  if (list === 'pages' && first !== undefined) {
    const page = at(at(blueprint, 'pages'), first);
    const section = kind === 'sections' && second !== undefined ? at(at(page, 'sections'), second) : null;
    return {
      place: {
        kind: 'page',
        key: textOf(at(page, 'path')),
        label: textOf(at(page, 'title'), at(page, 'path')),
      },
      part: section
        ? { kind: 'section', key: String(second), label: textOf(at(section, 'heading'), at(section, 'kind')) }
        : null,
      property,
    };
  }
  if (list === 'entities' && first !== undefined) {
    const entity = at(at(blueprint, 'entities'), first);
    const field = kind === 'fields' && second !== undefined ? at(at(entity, 'fields'), second) : null;
    return { place: dataPlace(entity), part: fieldPart(field), property };
  }
  if (list === 'rows' && first !== undefined) {
    const entities = at(blueprint, 'entities');
    const entity = Array.isArray(entities)
      ? entities.find((one: unknown) => at(one, 'name') === first)
      : undefined;
    const fields = at(entity, 'fields');
    const named = rest.at(0) ?? second;
    const field = Array.isArray(fields)
      ? fields.find((one: unknown) => at(one, 'name') === named)
      : undefined;
    return { place: dataPlace(entity), part: fieldPart(field), property: null };
  }
  if (list === 'theme' || list === 'name' || list === 'tagline')
    return { place: { kind: 'look', key: '', label: '' }, part: null, property };
  return { place: null, part: null, property };
}

function dataPlace(entity: unknown): Place['place'] {
  if (!isPart(entity)) return null;
  const name = textOf(entity.name);
  return { kind: 'data', key: name, label: textOf(entity.plural, entity.label, name) };
}

function fieldPart(field: unknown): Place['part'] {
  if (!isPart(field)) return null;
  return { kind: 'field', key: textOf(field.name), label: textOf(field.label, field.name) };
}

/** The names of a place, from the outside in: “Bookings › Price”. */
export const placeNames = ({ place, part, property }: Place): string =>
  [place?.label, part?.label ?? property].filter(Boolean).join(' › ');
