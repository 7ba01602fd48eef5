import type { AppLanguage } from '../../../kinds.ts';
import type { Field } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';

// Believable numbers: from, to, and how far apart.

type Range = readonly [from: number, to: number, step: number];

const NUMBERS: Readonly<Record<string, Range>> = {
  quantity: [1, 8, 1],
  stock: [3, 60, 3],
  minimumStock: [5, 15, 5],
  capacity: [8, 40, 4],
  seats: [2, 8, 1],
  guests: [2, 8, 1],
  servings: [2, 8, 2],
  age: [7, 68, 6],
  weight: [4, 38, 3],
  height: [120, 190, 6],
  width: [20, 120, 10],
  length: [20, 240, 20],
  depth: [10, 60, 5],
  area: [28, 140, 8],
  volume: [1, 20, 1],
  distance: [2, 42, 4],
  speed: [20, 120, 10],
  mileage: [8000, 148_000, 9500],
  engineHours: [120, 2400, 190],
  power: [50, 220, 15],
  temperature: [4, 38, 3],
  humidity: [35, 80, 5],
  pressure: [990, 1030, 4],
  systolic: [108, 142, 3],
  diastolic: [66, 92, 2],
  heartRate: [58, 96, 4],
  calories: [120, 820, 60],
  energy: [2, 10, 1],
  reps: [6, 15, 1],
  sets: [3, 5, 1],
  score: [52, 98, 5],
  rating: [3, 5, 1],
  grade: [1, 10, 1],
  credits: [2, 10, 1],
  percentage: [5, 95, 10],
  progress: [0, 100, 10],
  probability: [10, 90, 10],
  year: [2008, 2025, 1],
  position: [1, 12, 1],
  pages: [96, 480, 32],
  bedrooms: [1, 4, 1],
  bathrooms: [1, 3, 1],
  floor: [0, 6, 1],
  hours: [1, 9, 1],
  days: [1, 14, 1],
  views: [40, 2400, 130],
  likes: [2, 90, 7],
  votes: [3, 60, 5],
  goals: [0, 5, 1],
  fileSize: [120, 4800, 350],
};
const ANY: Range = [1, 12, 1];

/** "Times a day" */
const TIMES =
  /\btimes (?:an?|per|each|every)\b|veces (?:al|por)|fois par|(?:mal|male) (?:am|pro|täglich)|每[天日周]次|次数|مرات/iu;
const A_FEW: Range = [1, 4, 1];

/** In whole units of the currency. */
const AMOUNTS: Readonly<Record<string, Range>> = {
  rentAmount: [620, 1900, 110],
  salaryAmount: [2400, 5200, 250],
  hourlyRate: [25, 90, 5],
  dailyRate: [180, 640, 40],
  nightlyRate: [65, 220, 15],
  budgetAmount: [1500, 24_000, 1750],
  deposit: [50, 600, 50],
  fee: [10, 80, 5],
  tip: [2, 12, 1],
  shippingCost: [4, 15, 1],
  discountAmount: [5, 30, 5],
  creditLimit: [1000, 9000, 500],
  balance: [120, 4800, 390],
  value: [200, 9500, 775],
  total: [48, 960, 74],
  subtotal: [40, 800, 62],
};
const PRICES: Readonly<Partial<Record<Category, Range>>> = {
  food: [3, 26, 2],
  place: [450, 1900, 120],
  vehicle: [6500, 32_000, 2100],
  work: [1200, 18_000, 1400],
  money: [25, 640, 55],
  event: [8, 60, 4],
  learning: [20, 180, 15],
  asset: [40, 900, 75],
  organisation: [500, 9000, 700],
};
/** A repair costs less than a project brings. */
const PRICE_OF_WORK: Range = [45, 480, 35];
const PRICE: Range = [9, 140, 11];
/** What something costs for a day or an hour, whatever it is worth. */
const PRICE_PER: Range = [15, 95, 8];
const PER =
  /\b(?:daily|hourly|weekly|nightly|per|diari[oa]|por|journalier|par|pro|täglich)(?!\p{L})|每|يومي|لكل/iu;

/** Steps through a range so that neighbours differ. */
export function inRange([from, to, step]: Range, index: number): number {
  const size = Math.floor((to - from) / step) + 1;
  return from + step * ((index * (size % 5 === 0 ? 3 : 5) + 2) % size);
}

/** Into what the field allows. */
export const within = ({ min, max }: Field, value: number): number =>
  Math.min(Math.max(value, min ?? value), max ?? Math.max(value, min ?? value));

/** A scale that was said, such as 1 to 5; years have one too, of which only a few are usual. */
function ownRange({ min, max }: Field): Range | undefined {
  if (min === undefined || max === undefined || max - min > 1000) return undefined;
  const isWhole = Number.isInteger(min) && Number.isInteger(max);
  const step = (max - min) / 10;
  return [min, max, isWhole ? Math.max(1, Math.round(step)) : step];
}

export function numberCell(field: Field, index: number, language: AppLanguage): number {
  const name = attributeNamed(field.label, language)?.name ?? '';
  // What was said to be usual is so for most.
  if (name === 'capacity' && typeof field.default === 'number')
    return index % 4 === 3 ? Math.max(field.default - 2, 1) : field.default;
  const usual = TIMES.test(field.label) ? A_FEW : (NUMBERS[name] ?? ANY);
  return within(field, inRange(ownRange(field) ?? usual, index));
}

/** In minor units. */
export function moneyCell(
  field: Field,
  index: number,
  language: AppLanguage,
  category: Category | undefined,
): number {
  const name = attributeNamed(field.label, language)?.name ?? '';
  const isSmall = category === 'work' && ['price', 'cost'].includes(name);
  const range =
    PER.test(field.label) && !(name in AMOUNTS)
      ? PRICE_PER
      : isSmall
        ? PRICE_OF_WORK
        : (AMOUNTS[name] ?? (category === undefined ? PRICE : (PRICES[category] ?? PRICE)));
  return within(field, inRange(range, index) * 100);
}

export const durationCell = (field: Field, index: number): number => within(field, 30 + (index % 4) * 15);
