import type { AppKind, Icon } from '../kinds.ts';

/** Fields are written "Label*:type(options)"; `*` is required, `!` unique, `>Name` a reference. */
export interface Template {
  words: RegExp;
  /** [name, fields, icon]; the first is what the app is about. */
  entities: readonly (readonly [string, string, Icon])[];
  /** The words of a sentence that may take the place of an entity's own name. */
  nouns: Partial<Record<string, RegExp>>;
  colour: string;
  action: string;
  /** A form of this entity stands in the menu under this title. */
  publicForm?: readonly [string, string];
  /** [entity, field, op, value, heading] */
  attention?: readonly [string, string, 'below' | 'above', number | string, string];
  about: string;
}

const PERSON = 'Name*|E-mail!:email|Phone:phone|Notes:longText';

export const TEMPLATES: Record<Exclude<AppKind, 'custom'>, Template> = {
  inventory: {
    words: /\b(inventor(?:y|ies)|stock|warehouse|supplies|stockroom|asset)/g,
    entities: [
      [
        'Item',
        'Name*|Code!|Stock*:number|Minimum*:number|Category:select(Tools,Consumables,Equipment,Safety)|Location:>Location|Notes:longText',
        'box',
      ],
      ['Location', 'Name*!|Room|Notes:longText', 'map'],
      ['Supplier', 'Name*|E-mail:email|Phone:phone|Website:url', 'truck'],
    ],
    nouns: {
      Item: /\b(part|tool|chemical|ingredient|book|medicine|component|material)s\b/,
      Location: /\b(warehouse|shelf|shelves|room)s?\b/,
    },
    colour: '#0F766E',
    action: 'See the',
    attention: ['Item', 'stock', 'below', 'minimum', 'Low stock'],
    about:
      'Every entry has a stock count and a minimum. When the count falls below the minimum, the entry shows under low stock on the dashboard.',
  },
  bookings: {
    words:
      /\b(book(?:ing|ings|s)? an?\b|bookings?\b|appointments?|reserv\w+|time slots?|slots?|salon|dentist\w*|barber\w*|book (?:your|their|my|online))/g,
    entities: [
      ['Slot', 'Starts*:dateTime|Service*:>Service|Status*:select(Free,Booked,Done)', 'clock'],
      ['Service', 'Name*!|Price*:money|Minutes:number|Description:longText', 'tag'],
      ['Booking', 'Customer name*|E-mail*:email|Phone:phone|Slot*:>Slot|Notes:longText', 'calendar'],
    ],
    nouns: {
      Slot: /\b(appointment|session)s?\b/,
      Service: /\b(repair|treatment|class|classes|lesson|haircut|massage|court|room|table|tour|desk)s?\b/,
    },
    colour: '#2F55D4',
    action: 'See free',
    publicForm: ['Booking', 'Book'],
    about:
      'Choose a free time from the list, then leave your name and e-mail in the booking form. The price stands beside each choice.',
  },
  recruiting: {
    words:
      /\b(recruit\w*|hiring|hire|job (?:applications?|board|openings?|posts?)|candidates?|applicants?|vacanc\w+|careers|jobs)\b/g,
    entities: [
      [
        'Job',
        'Title*|Department:select(Design,Engineering,Sales,Operations)|City|Salary:money|Closes:date|Description:longText',
        'briefcase',
      ],
      ['Candidate', 'Name*|E-mail*!:email|Phone:phone|Website:url', 'users'],
      [
        'Application',
        'Summary*|Job*:>Job|Candidate*:>Candidate|Stage*:select(New,Interview,Offer,Hired,Declined)|Applied on:date|Notes:longText',
        'file',
      ],
    ],
    nouns: { Candidate: /\b(applicant)s?\b/, Job: /\b(vacanc(?:y|ies)|position|opening)s?\b/ },
    colour: '#5B3FB8',
    action: 'See open',
    about:
      'Each opening lists its department, city and closing date. Applications move from new to interview, offer and hired.',
  },
  helpdesk: {
    words:
      /\b(help ?desk|tickets? (?:system|for)|support (?:desk|tickets?|requests?|team)|(?:it|customer|tech) support|tickets|issue tracker|bug)/g,
    entities: [
      [
        'Ticket',
        'Subject*|Status*:select(Open,In progress,Waiting,Solved)|Priority*:select(Low,Normal,High,Urgent)|Customer:>Customer|Agent:>Agent|Opened on:date|Description:longText',
        'ticket',
      ],
      ['Customer', PERSON, 'users'],
      ['Agent', 'Name*|E-mail!:email|Team:select(First line,Second line,Field)', 'user'],
    ],
    nouns: { Ticket: /\b(bug|incident|complaint)s?\b/, Agent: /\b(technician)s?\b/ },
    colour: '#1D5FAD',
    action: 'See the',
    publicForm: ['Ticket', 'Open'],
    about:
      'Describe the problem in a new entry. Its status shows whether it is open, in progress, waiting or solved.',
  },
  property: {
    words:
      /\b(propert(?:y|ies)|real estate|apartments?|rentals?|landlords?|tenants?|houses? for (?:sale|rent)|flats|villas?|holiday homes?|estate agen\w+)\b/g,
    entities: [
      [
        'Property',
        'Name*|Rent*:money|Status*:select(Available,Reserved,Let)|Bedrooms:number|Area in m²:number|Address|Photo:image|Description:longText',
        'building',
      ],
      ['Viewing', 'Visitor*|Property*:>Property|Time*:dateTime|E-mail:email|Notes:longText', 'calendar'],
      ['Tenant', PERSON, 'users'],
    ],
    nouns: { Property: /\b(apartment|flat|villa|cottage|house|cabin)s?\b/, Tenant: /\b(landlord|owner)s?\b/ },
    colour: '#9A4A1F',
    action: 'See the',
    publicForm: ['Viewing', 'Request'],
    about: 'Each place shows its rent, size and status. Use the form to ask for a viewing.',
  },
  courses: {
    words:
      /\b(courses?|e-?learning|lessons|teach\w*|tutor\w*|students?|curriculum|training|academy|workshops for)\b/g,
    entities: [
      [
        'Course',
        'Title*|Level:select(Beginner,Intermediate,Advanced)|Starts:date|Price:money|Teacher:>Teacher|Description:longText',
        'graduation',
      ],
      ['Lesson', 'Title*|Course*:>Course|Minutes:number|Content:longText', 'book'],
      ['Student', 'Name*|E-mail!:email|Course:>Course|Joined:date', 'users'],
      ['Teacher', 'Name*|E-mail:email|Biography:longText', 'user'],
    ],
    nouns: {
      Course: /\b(workshop|training)s?\b/,
      Teacher: /\b(tutor|trainer|instructor)s?\b/,
      Student: /\b(learner|pupil)s?\b/,
    },
    colour: '#7A3E9D',
    action: 'Browse the',
    about:
      'Each course has a level, a start date, a price and its own lessons. Open one to read what it covers.',
  },
  events: {
    words:
      /\b(events?|conferences?|concerts?|festivals?|meet-?ups?|gigs?|weddings?|rsvp|exhibitions?|venues?)\b/g,
    entities: [
      [
        'Event',
        'Title*|Starts*:dateTime|Venue:>Venue|Price:money|Seats:number|Photo:image|Description:longText',
        'calendar',
      ],
      ['Venue', 'Name*!|Address|Capacity:number|Website:url', 'map'],
      ['Guest', 'Name*|E-mail*:email|Event*:>Event|Coming:select(Yes,Maybe,No)|Notes:longText', 'users'],
    ],
    nouns: {
      Event: /\b(concert|gig|talk|meetup|exhibition|workshop|conference)s\b/,
      Guest: /\b(attendee|visitor|participant)s?\b/,
      Venue: /\b(location|place)s?\b/,
    },
    colour: '#B3261E',
    action: 'See coming',
    publicForm: ['Guest', 'Sign up as'],
    about:
      'Each entry shows when it starts, where it is and what it costs. Sign up with your name and e-mail.',
  },
  crm: {
    words:
      /\b(crm|leads?|deals?|sales pipeline|pipeline|clients?|customers? and their|contacts?|customer relation\w*)\b/g,
    entities: [
      [
        'Customer',
        'Name*|E-mail!:email|Phone:phone|Company:>Company|Status:select(New,Active,Quiet)|Last contact:date|Notes:longText',
        'users',
      ],
      ['Company', 'Name*!|Website:url|City', 'building'],
      [
        'Deal',
        'Title*|Customer*:>Customer|Amount*:money|Stage*:select(New,Talking,Offer sent,Won,Lost)|Closes:date',
        'coin',
      ],
    ],
    nouns: { Customer: /\b(client|contact|lead|donor)s?\b/, Deal: /\b(order|project|invoice)s?\b/ },
    colour: '#1F5FA8',
    action: 'See the',
    about:
      'Each person belongs to a company and has a history of work. Stages show what still needs an answer.',
  },
  directory: {
    words: /\b(directory|catalogue|listings?|guide|yellow pages|map of|find (?:local|nearby)|list of)\b/g,
    entities: [
      [
        'Place',
        'Name*|Category*:>Category|Address|Phone:phone|Website:url|Photo:image|Description:longText',
        'map',
      ],
      ['Category', 'Name*!|Description:longText', 'tag'],
      ['Review', 'Title*|Place*:>Place|Rating*:number|Comment:longText', 'star'],
    ],
    nouns: {
      Place:
        /\b(restaurant|business|businesses|doctor|cafe|shop|club|school|freelancer|exhibit|plumber|trail|church|charit(?:y|ies))s?\b/,
    },
    colour: '#0B6E4F',
    action: 'Browse the',
    about:
      'Browse the list or start from a category. Each entry has its address, phone and website where they are known.',
  },
  portfolio: {
    words: /\b(portfolio|showcase|my work|photographer|illustrator|freelance designer)\b/g,
    entities: [
      [
        'Project',
        'Title*|Category:select(Commissioned,Personal,Editorial)|Client|Date:date|Photo:image|Description:longText',
        'image',
      ],
      ['Service', 'Name*!|Price:money|Description:longText', 'tag'],
      ['Enquiry', 'Name*|E-mail*:email|Service:>Service|Message*:longText', 'mail'],
    ],
    nouns: { Project: /\b(painting|photo|illustration|design|drawing|film|building)s\b/ },
    colour: '#8A3B5C',
    action: 'See the',
    publicForm: ['Enquiry', 'Send'],
    about: 'The work is shown with its date and story. Use the form to ask about something of your own.',
  },
  blog: {
    words: /\b(blogs?|articles?|newsletter|magazine|posts|journal|write about|writing about)\b/g,
    entities: [
      ['Post', 'Title*|Category:>Category|Author:>Author|Published on:date|Photo:image|Text:longText', 'pen'],
      ['Category', 'Name*!|Description:longText', 'tag'],
      ['Author', 'Name*|E-mail:email|Biography:longText', 'user'],
    ],
    nouns: {
      Post: /\b(article|stor(?:y|ies)|essay|issue)s?\b/,
      Category: /\b(topic|section)s?\b/,
      Author: /\b(writer)s?\b/,
    },
    colour: '#A33A2A',
    action: 'Read the',
    about: 'New writing appears on the first page. Each piece has an author and a category.',
  },
  shop: {
    words: /\b(shop|store|sell(?:s|ing)?|e-?commerce|boutique|bakery|buy|orders? online|webshop)\b/g,
    entities: [
      [
        'Product',
        'Name*|Price*:money|Stock:number|Category:>Category|Photo:image|Description:longText',
        'tag',
      ],
      ['Category', 'Name*!|Description:longText', 'list'],
      ['Customer', PERSON, 'users'],
      [
        'Order',
        'Number*!|Customer*:>Customer|Product*:>Product|Quantity*:number|Status*:select(New,Paid,Sent,Delivered)|Ordered on:date',
        'cart',
      ],
    ],
    nouns: {},
    colour: '#2B6A3F',
    action: 'Browse the',
    publicForm: ['Order', 'Place'],
    attention: ['Product', 'stock', 'below', 5, 'Nearly sold out'],
    about:
      'Open an entry to see its price and description. Orders show whether they are new, paid, sent or delivered.',
  },
};

/** The gallery: each sentence sketches into an app of its kind. */
export const APP_TEMPLATES: readonly { kind: AppKind; description: string }[] = [
  {
    kind: 'shop',
    description: 'A shop selling handmade soap, with prices, photos and orders',
  },
  {
    kind: 'bookings',
    description: 'A bike repair shop where people book a slot and see what it costs',
  },
  {
    kind: 'crm',
    description: 'A CRM for a design studio with clients, companies and deals',
  },
  { kind: 'blog', description: 'A blog about slow travel with posts, authors and topics' },
  {
    kind: 'directory',
    description: 'A directory of local restaurants with reviews and opening hours',
  },
  {
    kind: 'inventory',
    description: 'Inventory for a school science lab with low-stock alerts',
  },
  {
    kind: 'events',
    description: 'Concerts in a small town with venues and guests who sign up',
  },
  {
    kind: 'courses',
    description: 'Online courses for pottery with lessons, teachers and students',
  },
  {
    kind: 'property',
    description: 'Rental apartments in Lisbon with viewings and tenants',
  },
  {
    kind: 'recruiting',
    description: 'Job applications for a small agency with candidates and interviews',
  },
  {
    kind: 'portfolio',
    description: 'Portfolio of a photographer with projects, services and enquiries',
  },
  {
    kind: 'helpdesk',
    description: 'A ticket system for IT support with priorities and agents',
  },
];
