import { entities } from '../data/app.ts';
import { repairRows } from '../data/rows.ts';
import { defineModel } from '../lib/model.ts';

/** A cell is null while nothing is known; what a form must have is marked as required below. */
export type Repair = {
  id: string;
  title: string | null;
  photo: string | null;
  about: string | null;
  price: number | null;
  minutes: number | null;
  parts: number | null;
  reorder: number | null;
  guide: string | null;
};

export const repair = defineModel<Repair>({
  key: 'repair',
  title: 'title',
  text: entities.repair,
  seed: repairRows,
  fields: {
    title: { type: 'text', required: true, unique: true, max: 80 },
    photo: { type: 'image' },
    about: { type: 'longText' },
    price: { type: 'money', required: true, min: 0 },
    minutes: { type: 'number', min: 5, max: 600 },
    parts: { type: 'number', min: 0 },
    reorder: { type: 'number', min: 0 },
    guide: { type: 'url' },
  },
});
