import { relativeDay } from '../dates.ts';
import type { EntityV1 as Entity, FieldV1 as Field, RowV1 as Row } from '../version-1.ts';
import { hash, slug } from './words.ts';

const list = (text: string) => text.split(',');
const PEOPLE = list(
  'Ada Moreau,Jonas Lind,Mei Tanaka,Samira Haddad,Tomás Silva,Ruth Adeyemi,Luca Ferri,Nora Berg,Ivan Petrov,Priya Nair,Omar Said,Hannah Weiss',
);
const CITIES = list('Lisbon,Bergen,Ghent,Porto,Leeds,Graz,Turin,Aarhus,Malmö,Bilbao,Brno,Cork');
const STREETS = list(
  '4 Mill Lane,17 Harbour Street,22 Station Road,9 Orchard Way,31 Castle Hill,6 Bridge Street,12 Market Square,48 Park Avenue,15 Church Street,8 Lime Avenue,27 Quay Road,3 Garden Close',
);
const COMPANIES = list(
  'Northwind Studio,Alder & Sons,Harbour Works,Field House,Lumen Print,Oak Lane Foods,Tidewater Labs,Kestrel Supply,Brook & Vale,Meridian Supply,Copper Kettle,Fern & Stone',
);
const NOTES = list(
  'Checked last week.,Worth another look in spring.,Nothing special to note.,Ask before changing this.,A favourite of many.,Details to follow by e-mail.',
);
const KNOWN: readonly [RegExp, string][] = [
  [
    /recipe|dish|meal/i,
    'Tomato soup,Apple pie,Lentil curry,Potato pancakes,Mushroom risotto,Lemon cake,Bean chilli,Fish stew,Spinach pie,Chicken noodles,Pumpkin gnocchi,Rice pudding',
  ],
  [
    /ingredient|food|grocer/i,
    'Tomatoes,Flour,Red lentils,Potatoes,Mushrooms,Lemons,Butter,Onions,Olive oil,Garlic,Eggs,Rice',
  ],
  [
    /plant|flower|tree/i,
    'Monstera,Basil,Peace lily,Aloe vera,Fern,Rubber plant,Lavender,Jade plant,Snake plant,Rosemary,Orchid,Spider plant',
  ],
  [
    /soap/i,
    'Lavender soap,Oat and honey soap,Sea salt soap,Rosemary soap,Charcoal soap,Lemon soap,Rose soap,Cedar soap,Mint soap,Honey soap,Olive oil soap,Grapefruit soap',
  ],
  [
    /book|novel/i,
    'The Long Harbour,A Year of Rain,Small Rivers,The Glass Orchard,Northern Light,Paper Houses,Salt and Stone,The Ninth Bridge,Winter Light,The Map Room,A Quiet Field,Seven Summers',
  ],
  [
    /repair/i,
    'Flat tyre,Brake adjustment,New chain,Full service,Wheel truing,Gear tuning,Bearing change,Light repair,Saddle adjustment,Pedal change,Fork service,Frame check',
  ],
  [
    /treatment|dental/i,
    'Check-up,Cleaning,Filling,Whitening,Consultation,X-ray,Follow-up,First visit,Crown,Root canal,Retainer fitting,Emergency visit',
  ],
  [
    /^class$/i,
    'Morning yoga,Spin,Pilates,Boxing basics,Stretching,Strength,Dance,Circuit,Barre,Cycling,Core,Meditation',
  ],
  [
    /category|topic/i,
    'Everyday,Seasonal,New,Classics,Local,For beginners,Gifts,Other,Outdoor,Handmade,Sale,Limited',
  ],
  [
    /location|room|shelf/i,
    'Cupboard A,Cupboard B,Store room,Front desk,Top shelf,Cold store,Bench 1,Bench 2,Cupboard C,Loading bay,Bench 3,Reception',
  ],
  [
    /^item$|chemical|tool|part/i,
    'Safety goggles,Beakers 250 ml,Gloves,Thermometers,Filter paper,Batteries,Measuring tape,Labels,Cable ties,Screwdrivers,Cleaning wipes,Clamps',
  ],
  [
    /viewing|deal/i,
    'First meeting,Spring order,Website renewal,Office move,Yearly contract,Trial month,New kitchen,Second visit,Annual contract,Showroom tour,New signage,Staff training',
  ],
  [
    /venue|place|restaurant|caf/i,
    'The Old Mill,Harbour Hall,Corner House,Garden Room,Station Court,Blue Door,Market Hall,Lantern Yard,Lakeside Pavilion,North Gallery,The Boathouse,Union Hall',
  ],
  [
    /^service$/i,
    'First consultation,Standard service,Half day,Full day,Express,Evening visit,Weekend visit,Follow-up,Group session,Home visit,Yearly review,Short check',
  ],
  [
    /ticket|bug|incident|issue/i,
    'Cannot sign in,Printer is offline,New laptop needed,E-mail arrives late,Screen flickers,Shared folder missing,Password expired,Update fails,VPN drops out,Wrong invoice sent,Keyboard is stuck,Slow network',
  ],
  [
    /job|position|vacancy/i,
    'Product designer,Office manager,Frontend engineer,Account manager,Copywriter,Project lead,Data analyst,Support agent,Warehouse lead,Customer success manager,Accountant,Backend engineer',
  ],
  [
    /post|article|story/i,
    'Starting small,What we learned this year,A slow weekend,Notes from the road,Five quiet places,The case for less,Before the season,Questions from readers,A better Monday,Behind the counter,Letters we kept,Looking ahead',
  ],
  [
    /lesson/i,
    'Getting started,Tools and materials,First steps,Common mistakes,Practice,Going further,A small project,Review,Working together,Checking your work,Tips from experts,Final task',
  ],
  [
    /apartment|propert|flat|villa|house|cottage/i,
    'Riverside apartment,Garden flat,Old town studio,Hillside home,Station loft,Harbour view,Courtyard home,Park corner,Mill house,Top-floor flat,Canal view,Garden cottage',
  ],
  [
    /shift/i,
    'Monday morning,Monday evening,Tuesday morning,Wednesday evening,Thursday morning,Friday evening,Saturday morning,Sunday morning,Monday night,Tuesday evening,Thursday night,Friday morning',
  ],
  [
    /review/i,
    'Well worth a visit,Friendly and quick,A bit loud,Our new favourite,Good value,Will come back,Lovely garden,Fine for lunch,Great for families,Quiet and clean,Bring a jacket,Best in town',
  ],
];
const PERSON =
  /person|member|customer|client|tenant|teacher|student|author|agent|candidate|guest|volunteer|player|friend|user|employee|owner|doctor|patient|contact|lead|tutor|trainer|writer|visitor|attendee|applicant|donor|child|kid|enquiry|booking|viewing|driver|coach|pupil|learner/i;

function nameFor(entity: Entity, at: number): string {
  const pick = (names: readonly string[]) => names[at % names.length] ?? entity.name;
  const first = entity.fields[0]?.label ?? '';
  if (/^number/i.test(first)) return String(1001 + at);
  if (PERSON.test(entity.name) || /customer|visitor/i.test(first)) return pick(PEOPLE);
  if (/company|business|supplier/i.test(entity.name)) return pick(COMPANIES);
  const known = KNOWN.find(([pattern]) => pattern.test(entity.name));
  return known ? pick(list(known[1])) : `${entity.name} ${at + 1}`;
}

function cell(field: Field, at: number, seed: number, name: string, target: number): Row[string] {
  const mix = hash(`${seed}${field.name}${at}`);
  const pick = (values: readonly string[]) => values[mix % values.length] ?? '';
  switch (field.type) {
    case 'number': {
      if (field.name === 'minimum') return 10;
      if (field.name === 'minutes') return 15 * (1 + (mix % 6));
      const low = field.min ?? 0;
      return low + (mix % ((field.max ?? 40) - low + 1));
    }
    case 'money':
      return /rent|salary|amount|deal/i.test(field.name) ? 60_000 + (mix % 40) * 5000 : 900 + (mix % 60) * 50;
    case 'boolean':
      return mix % 2 === 0;
    case 'date':
      return relativeDay((mix % 40) - 12);
    case 'dateTime':
      return relativeDay(
        field.name === 'starts' ? 1 + Math.floor(at / 2) : mix % 30,
        `T${at % 2 ? '14' : '09'}:00`,
      );
    case 'email':
      return `${slug(name).replace(/-/g, '.') || 'hello'}${at}@example.com`;
    case 'phone':
      return `+44 20 7946 0${100 + (mix % 800)}`;
    case 'url':
      return `https://example.com/${slug(name) || at}`;
    case 'select':
      return pick(field.options ?? []);
    case 'reference':
      return `row-${1 + (mix % target)}`;
    case 'image':
      return '';
    case 'longText':
      return pick(NOTES);
    case 'text':
      if (/address/i.test(field.name)) return pick(STREETS);
      if (/city|location/i.test(field.name)) return pick(CITIES);
      if (/client|company/i.test(field.name)) return pick(COMPANIES);
      if (/code/i.test(field.name)) return `A-${100 + at}`;
      if (/colou?r/i.test(field.name)) return pick(list('Blue,Green,Oak,White,Black,Red'));
      return '';
  }
}

export const ROWS = 12;

export function sampleRows(entity: Entity, seed: number): Row[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const name = nameFor(entity, at);
    const row: Row = { id: `row-${at + 1}` };
    entity.fields.forEach((field, f) => {
      row[field.name] = f === 0 && field.type === 'text' ? name : cell(field, at, seed, name, ROWS);
    });
    return row;
  });
}
