import type { Difference } from '#blueprint/diff-parts.ts';

// Requests that were written before the rules that read them. They are only scored: no rule is written for one of them.

/** As much of a difference as a request must lead to; texts are compared without case. */
export type Expected = Partial<Difference> & Pick<Difference, 'kind' | 'what'>;
export interface Asked {
  app: string;
  request: string;
  leadsTo: readonly Expected[];
}

export const added = (what: Difference['what'], more: Partial<Difference> = {}): Expected => ({
  kind: 'added',
  what,
  ...more,
});
export const removed = (what: Difference['what'], more: Partial<Difference> = {}): Expected => ({
  kind: 'removed',
  what,
  ...more,
});
export const changed = (what: Difference['what'], more: Partial<Difference> = {}): Expected => ({
  kind: 'changed',
  what,
  ...more,
});
export const asked = (app: string, request: string, ...leadsTo: Expected[]): Asked => ({
  app,
  request,
  leadsTo,
});

export const UNSEEN: readonly Asked[] = [
  asked('deals', 'I also need to know where each contact works', added('field', { of: 'Contact' })),
  asked('deals', 'can we have a kanban for contacts?', added('page')),
  asked(
    'deals',
    'please call the deals opportunities instead',
    changed('entity', { part: 'plural', to: 'Opportunities' }),
  ),
  asked('deals', 'put a phone nr and a linkedin url on the contacts', added('field', { of: 'Contact' })),
  asked(
    'deals',
    'we quit using the "likely" percentage, drop it',
    removed('field', { label: 'Likely', of: 'Deal' }),
  ),
  asked(
    'deals',
    'sales reps should only see the deals they created themselves',
    changed('access', { label: 'Deal', part: 'read' }),
  ),
  asked(
    'deals',
    'only team leads can delete contacts',
    changed('access', { label: 'Contact', part: 'delete' }),
  ),
  asked(
    'deals',
    'between Offer and Won I want a Negotiation stage',
    added('option', { label: 'Negotiation' }),
  ),
  asked(
    'deals',
    'show the sum of amounts per stage as a chart on the forecast',
    added('section', { of: 'Forecast' }),
  ),
  asked('deals', 'amounts in euros', changed('field', { label: 'Amount', part: 'currency', to: 'EUR' })),
  asked(
    'dentist',
    'patients have to give their phone number',
    changed('field', { label: 'Phone', part: 'required', to: true }),
  ),
  asked(
    'dentist',
    'nobody except us should be able to see the treatments',
    changed('access', { part: 'read' }),
  ),
  asked(
    'dentist',
    'mail the patient when their appointment is confirmed',
    added('rule', { label: 'notify' }),
  ),
  asked('dentist', 'send a reminder two days before the appointment', added('rule', { label: 'reminder' })),
  asked('dentist', 'dark background pls', changed('look', { part: 'mode', to: 'dark' })),
  asked('dentist', 'make everything a bit more purple', changed('look', { part: 'primary' })),
  asked('dentist', 'Put the diary first in the menu', changed('app', { part: 'pages' })),
  asked(
    'dentist',
    'every treatment is done in a room',
    added('entity', { label: 'Room' }),
    added('field', { of: 'Treatment', label: 'Room' }),
  ),
  asked(
    'dentist',
    'the app is now called Smile Studio',
    changed('app', { part: 'name', to: 'Smile Studio' }),
  ),
  asked(
    'toolLibrary',
    'a deposit can’t be more than 200',
    changed('field', { label: 'Deposit', part: 'max' }),
  ),
  asked('toolLibrary', 'add brand, serial number and purchase date to tools', added('field', { of: 'Tool' })),
  asked(
    'toolLibrary',
    'categories for tools: hand tools, power tools, garden',
    added('field', { of: 'Tool', label: 'Categor' }),
  ),
  asked(
    'toolLibrary',
    'people shouldn’t sign up on their own',
    changed('app', { part: 'signUp', to: 'invited' }),
  ),
  asked('toolLibrary', 'lose the house rules', removed('section', { label: 'House rules' })),
  asked('toolLibrary', 'add a page explaining how it works', added('page', { label: 'How it works' })),
  asked(
    'wholesaler',
    'Sort out the names: clients should be customers',
    changed('entity', { part: 'plural' }),
  ),
  asked(
    'wholesaler',
    'order numbers must be unique',
    changed('field', { label: 'Number', part: 'unique', to: true }),
  ),
  asked('wholesaler', 'warn me when stock of a product drops under 20', added('section')),
  asked(
    'wholesaler',
    'let customers see their own orders',
    changed('access', { label: 'Order', part: 'read' }),
  ),
  asked('wholesaler', 'add a Returned state after Delivered', added('option', { label: 'Returned' })),
  asked('wholesaler', 'get rid of weight and per kilo on products', removed('field', { label: 'Weight' })),
  asked('school', 'link pupils to their guardians', added('field', { of: 'Pupil' })),
  asked('school', 'teachers may not delete marks', changed('access', { label: 'Mark', part: 'delete' })),
  asked(
    'school',
    'the note should be a long text',
    changed('field', { label: 'Note', part: 'type', to: 'longText' }),
  ),
  asked('reading', 'Status options should also include Abandoned', added('option', { label: 'Abandoned' })),
  asked('reading', 'rating goes from 1 to 5', changed('field', { label: 'Rating', part: 'max', to: 5 })),
  asked(
    'reading',
    'default state is Reading',
    changed('field', { label: 'State', part: 'default', to: 'reading' }),
  ),
  asked('gym', 'count how many places each class has sold', added('field', { of: 'Class' })),
  asked('gym', 'move the menu to the left side', changed('look', { part: 'layout', to: 'side' })),
  asked(
    'recipes',
    'add a difficulty to recipes (easy, medium, hard) and make the photo mandatory',
    added('field', { of: 'Recipe', label: 'Difficulty' }),
    changed('field', { label: 'Photo', part: 'required', to: true }),
  ),
  asked('recipes', 'add a FAQ to the home page', added('section', { of: 'Home' })),
  asked('restaurant', 'no table may be booked for more people than it has seats', added('rule')),
  asked(
    'vetEs',
    'agrega un teléfono a los animales y quita el peso',
    added('field', { of: 'Animal' }),
    removed('field', { label: 'Peso' }),
  ),
  asked('vetEs', 'quiero un tablero de citas', added('page')),
  asked('giteFr', 'ajoute un numéro de téléphone aux séjours', added('field', { of: 'Séjour' })),
  asked('giteFr', 'passe en mode sombre', changed('look', { part: 'mode', to: 'dark' })),
  asked('sportsClubDe', 'Füge den Mitgliedern ein Geburtsdatum hinzu', added('field', { of: 'Mitglied' })),
  asked('sportsClubDe', 'Eintritt ist ein Pflichtfeld', changed('field', { part: 'required', to: true })),
  asked('tutoringZh', '给学生添加生日', added('field', { of: '学生' })),
  asked('bakeryAr', 'أضف البريد الإلكتروني إلى الطلبات', added('field', { of: 'طلب' })),
];
