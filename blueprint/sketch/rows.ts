import { relativeDay } from '../dates.ts';
import { wordsOf } from '../names.ts';
import type { Entity, Field, Row } from '../schema.ts';

const list = (text: string) => text.split(',');
const PEOPLE = list(
  'Ada Moreau,Jonas Lind,Mei Tanaka,Samira Haddad,Tomás Silva,Ruth Adeyemi,Luca Ferri,Nora Berg,Ivan Petrov,Priya Nair,Omar Said,Hannah Weiss',
);
const STREETS = list(
  '4 Mill Lane,17 Harbour Street,22 Station Road,9 Orchard Way,31 Castle Hill,6 Bridge Street,12 Market Square,48 Park Avenue,15 Church Street,8 Lime Avenue,27 Quay Road,3 Garden Close',
);
/** What things of a kind are called; things of other kinds are numbered. */
const NAMES: readonly [RegExp, string][] = [
  [
    /^(recipe|dish|meal)$/i,
    'Tomato soup,Apple pie,Lentil curry,Potato pancakes,Mushroom risotto,Lemon cake,Bean chilli,Fish stew,Spinach pie,Chicken noodles,Pumpkin gnocchi,Rice pudding',
  ],
  [
    /^(ingredient|grocery)$/i,
    'Tomatoes,Flour,Red lentils,Potatoes,Mushrooms,Lemons,Butter,Onions,Olive oil,Garlic,Eggs,Rice',
  ],
  [
    /^(plant|flower)$/i,
    'Monstera,Basil,Peace lily,Aloe vera,Boston fern,Rubber plant,Lavender,Jade plant,Snake plant,Rosemary,Moth orchid,Spider plant',
  ],
  [
    /^soap$/i,
    'Lavender soap,Oat and honey soap,Sea salt soap,Rosemary soap,Charcoal soap,Lemon soap,Rose soap,Cedar soap,Mint soap,Shaving soap,Olive oil soap,Grapefruit soap',
  ],
  [
    /^lamp$/i,
    'Brass desk lamp,Opal glass globe,Factory pendant,Bankers’ lamp,Paper lantern,Tripod floor lamp,Enamel wall lamp,Mushroom table lamp,Ship’s lantern,Smoked glass pendant,Clamp lamp,Reading lamp',
  ],
  [
    /^(book|novel)$/i,
    'The Long Harbour,A Year of Rain,Small Rivers,The Glass Orchard,Northern Light,Paper Houses,Salt and Stone,The Ninth Bridge,The Map Room,A Quiet Field,Seven Summers,The Winter Guest',
  ],
  [
    /^repair$/i,
    'Flat tyre,Brake adjustment,New chain,Gear tuning,Wheel truing,Light repair,Saddle adjustment,Pedal change,Bearing change,Frame check,Fork service,Full service',
  ],
  [
    /^(treatment)$/i,
    'Check-up,X-ray,Cleaning,Consultation,Filling,Follow-up,First visit,Retainer fitting,Whitening,Crown,Root canal,Emergency visit',
  ],
  [
    /^class$/i,
    'Stretching,Core,Morning yoga,Pilates,Spin,Circuit,Barre,Strength,Dance,Boxing basics,Cycling,Meditation',
  ],
  [
    /^service$/i,
    'Short check,Follow-up,First consultation,Express,Standard service,Home visit,Evening visit,Weekend visit,Group session,Half day,Full day,Yearly review',
  ],
  [
    /^(topic|category)$/i,
    'News,Guides,Interviews,Opinion,Reviews,Letters,Pictures,Notes,History,People,Places,Questions',
  ],
  [
    /^(post|article|story|essay)$/i,
    'Starting small,What we learned this year,A slow weekend,Questions from readers,Five quiet places,The case for less,Before the season,Letters we kept,A better Monday,Behind the counter,Looking ahead,Notes from the road',
  ],
  [
    /^lesson$/i,
    'Getting started,Tools and materials,First steps,Common mistakes,Practice,Going further,A small project,Review,Working together,Checking your work,Questions and answers,Final task',
  ],
  [
    /^(item|tool|supply)$/i,
    'Cardboard boxes,Packing tape,Work gloves,Batteries AA,Measuring tape,Labels,Cable ties,Screwdrivers,Cleaning wipes,Clamps,Light bulbs,Paper towels',
  ],
  [
    /^(apartment|propert(y|ies)|flat|house|home)$/i,
    'Riverside apartment,Garden flat,Old town studio,Hillside home,Station loft,Harbour view,Courtyard home,Park corner,Mill house,Top-floor flat,Canal view,Family home',
  ],
  [
    /^shift$/i,
    'Monday morning,Monday evening,Tuesday morning,Wednesday evening,Thursday morning,Friday evening,Saturday morning,Sunday morning,Tuesday evening,Thursday evening,Friday morning,Saturday evening',
  ],
  [
    /^review$/i,
    'Well worth it,Friendly and quick,A little slow,Our favourite,Good value,Will come back,Fair and honest,Could be better,Great for families,Kind people,As promised,Best in town',
  ],
  [
    /^task$/i,
    'Water the plants,Pay the rent,Call the bank,Book the train,Clean the kitchen,Order paper,Answer letters,Fix the lamp,Plan the week,Back up the files,Renew the insurance,Return the keys',
  ],
];
const PERSON =
  /^(.* )?(person|member|customer|client|tenant|teacher|student|author|guest|volunteer|player|friend|user|employee|doctor|patient|donor|child|kid|driver|coach|pupil|learner|neighbour)$/i;
export const isPerson = (label: string): boolean => PERSON.test(label);

/** What the row at `index` of things called `label` may be called. */
export function rowName(label: string, index: number): string {
  const known = NAMES.find(([pattern]) => pattern.test(label));
  const names = isPerson(label) ? PEOPLE : known ? list(known[1]) : [];
  return names[index] ?? `${label} ${index + 1}`;
}
export const street = (index: number): string => STREETS[index % STREETS.length] ?? '';

/** A value that claims little: a quantity, a day, the next choice; what only the owner can say stays empty. */
export function plainCell(field: Field, index: number, name: string): Row[string] {
  switch (field.type) {
    case 'number':
      return Math.min(field.max ?? 1000, (field.min ?? 0) + ((index * 7) % 12));
    case 'money':
      return 900 + ((index * 7) % 12) * 350;
    case 'boolean':
      return index % 3 === 0;
    case 'date':
      return relativeDay(((index * 11) % 60) - 36);
    case 'dateTime':
      return relativeDay(((index * 11) % 60) - 36, index % 2 ? 'T14:00' : 'T09:30');
    case 'email':
      return `${wordsOf(name).join('.') || 'hello'}@example.com`;
    case 'select':
      return field.options?.[index % field.options.length]?.name ?? null;
    case 'reference':
      return `row-${1 + ((index * 5) % ROWS)}`;
    default:
      return null;
  }
}

export const ROWS = 12;

export function plainRows(entity: Entity): Row[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const name = rowName(entity.label, index);
    const row: Row = { id: `row-${index + 1}` };
    entity.fields.forEach((field, at) => {
      row[field.name] = at === 0 && field.type === 'text' ? name : plainCell(field, index, name);
    });
    return row;
  });
}
