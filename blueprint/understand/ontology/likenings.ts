import type { AttributeName } from './attributes/index.ts';

// What an app keeps that is said to be like one that everybody knows, but for something else: "Airbnb for boats", "Etsy for potters".

export interface Likening {
  brands: readonly string[];
  /** Concepts that it keeps, the most important first, and what else one of them is called here. */
  things: readonly (readonly [concept: string, name?: string])[];
  /** For which of them a thing stands that it is said to be for, "boats", and for which somebody does, "potters". */
  item?: string;
  who?: string;
  /** What each of a concept needs here beside its usual fields. */
  needs?: Readonly<Record<string, readonly AttributeName[]>>;
  links: readonly (readonly [from: string, to: string])[];
}

const split = (brands: string) => brands.split(',');

/** Brands that stand for what is done for somebody where no vehicle is named: "Uber for plumbers". */
export const SERVING: Likening = {
  brands: split('taskrabbit,thumbtack,rover,wag,care.com,handy,urban company,myhammer'),
  things: [['booking'], ['serviceProvider'], ['customer'], ['review']],
  item: 'service',
  who: 'serviceProvider',
  needs: { booking: ['location', 'price'] },
  links: [
    ['booking', 'serviceProvider'],
    ['booking', 'customer'],
    ['booking', 'service'],
    ['review', 'serviceProvider'],
  ],
};
export const RIDING: Likening = {
  brands: split('uber,lyft,bolt,cabify,careem,grab'),
  things: [['ride'], ['driver'], ['vehicle'], ['customer'], ['review']],
  item: 'vehicle',
  needs: { ride: ['pickupLocation', 'destinationName', 'price'] },
  links: [
    ['ride', 'driver'],
    ['ride', 'customer'],
    ['ride', 'vehicle'],
    ['vehicle', 'driver'],
    ['review', 'ride'],
  ],
};

/** Nobody rides in what is called to tow or to carry. */
export const CALLING: Likening = {
  ...RIDING,
  things: RIDING.things.map((one) => (one[0] === 'ride' ? (['ride', 'request'] as const) : one)),
};

export const LIKENINGS: readonly Likening[] = [
  SERVING,
  RIDING,
  {
    brands: split(
      'airbnb,vrbo,booking.com,couchsurfing,turo,getaround,outdoorsy,spinlister,fat llama,peerspace,swimply,justpark,hipcamp,boatsetter',
    ),
    things: [['listing'], ['booking'], ['owner'], ['guest'], ['review']],
    item: 'listing',
    who: 'owner',
    needs: { listing: ['price', 'location', 'photo', 'capacity'] },
    links: [
      ['listing', 'owner'],
      ['booking', 'listing'],
      ['booking', 'guest'],
      ['review', 'listing'],
    ],
  },
  {
    brands: split('blablacar'),
    things: [['ride'], ['driver'], ['traveller', 'passenger'], ['booking']],
    who: 'traveller',
    needs: { ride: ['departureTime', 'pickupLocation', 'destinationName', 'price'] },
    links: [
      ['ride', 'driver'],
      ['booking', 'ride'],
      ['booking', 'traveller'],
    ],
  },
  {
    brands: split('etsy,ebay,amazon,amazon handmade,alibaba,bandcamp'),
    things: [['product'], ['seller'], ['order'], ['customer'], ['review']],
    item: 'product',
    who: 'seller',
    needs: { product: ['price', 'photo'], seller: ['location'] },
    links: [
      ['product', 'seller'],
      ['order', 'product'],
      ['order', 'customer'],
      ['review', 'product'],
    ],
  },
  {
    brands: split(
      'craigslist,gumtree,vinted,olx,depop,facebook marketplace,wallapop,leboncoin,kleinanzeigen',
    ),
    things: [['listing'], ['seller'], ['category'], ['message']],
    item: 'listing',
    who: 'seller',
    needs: { listing: ['price', 'location', 'photo'] },
    links: [
      ['listing', 'seller'],
      ['listing', 'category'],
      ['message', 'listing'],
    ],
  },
  {
    brands: split(
      'zillow,rightmove,zoopla,immoscout,immoscout24,idealista,spareroom,realtor.com,apartments.com',
    ),
    things: [['property'], ['landlord'], ['customer', 'tenant'], ['request', 'inquiry']],
    item: 'property',
    who: 'customer',
    needs: { property: ['price', 'address', 'area', 'photo'] },
    links: [
      ['property', 'landlord'],
      ['request', 'property'],
      ['request', 'customer'],
    ],
  },
  {
    brands: split('meetup,meetup.com'),
    things: [['event'], ['group'], ['member'], ['registration']],
    item: 'event',
    who: 'member',
    links: [
      ['event', 'group'],
      ['registration', 'event'],
      ['registration', 'member'],
      ['member', 'group'],
    ],
  },
  {
    brands: split('eventbrite,ticketmaster'),
    things: [['event'], ['eventTicket', 'ticket'], ['attendee'], ['venue']],
    item: 'event',
    who: 'attendee',
    needs: { eventTicket: ['price'] },
    links: [
      ['event', 'venue'],
      ['eventTicket', 'event'],
      ['eventTicket', 'attendee'],
    ],
  },
  {
    brands: split('gofundme,kickstarter,indiegogo'),
    things: [['campaign'], ['donation'], ['donor']],
    needs: { campaign: ['description', 'photo'] },
    links: [
      ['donation', 'campaign'],
      ['donation', 'donor'],
    ],
  },
  {
    brands: split('patreon,substack'),
    things: [['author', 'creator'], ['post'], ['subscriber'], ['subscription']],
    who: 'author',
    links: [
      ['post', 'author'],
      ['subscription', 'subscriber'],
      ['subscription', 'author'],
    ],
  },
  {
    brands: split('yelp,tripadvisor,trustpilot,foursquare'),
    things: [['place'], ['review'], ['user'], ['category']],
    item: 'place',
    who: 'place',
    links: [
      ['review', 'place'],
      ['review', 'user'],
      ['place', 'category'],
    ],
  },
  {
    brands: split('goodreads,letterboxd,untappd,vivino,storygraph,imdb'),
    things: [['book'], ['review'], ['user']],
    item: 'book',
    who: 'user',
    links: [
      ['review', 'book'],
      ['review', 'user'],
    ],
  },
  {
    brands: split('tinder,bumble,hinge,okcupid'),
    things: [['profile'], ['like'], ['message']],
    item: 'profile',
    who: 'profile',
    links: [
      ['like', 'profile'],
      ['message', 'profile'],
    ],
  },
  {
    brands: split('netflix,youtube,vimeo,twitch,hulu'),
    things: [['video'], ['category'], ['user'], ['playlist']],
    item: 'video',
    who: 'user',
    links: [
      ['video', 'category'],
      ['playlist', 'user'],
      ['playlist', 'video'],
    ],
  },
  {
    brands: split('spotify,soundcloud,deezer,apple music'),
    things: [['song'], ['artist'], ['album'], ['playlist'], ['user']],
    item: 'song',
    who: 'artist',
    links: [
      ['song', 'artist'],
      ['song', 'album'],
      ['playlist', 'song'],
      ['playlist', 'user'],
    ],
  },
  {
    brands: split('udemy,coursera,skillshare,khan academy,masterclass,duolingo,teachable'),
    things: [['course'], ['lesson'], ['student'], ['enrolment']],
    who: 'student',
    links: [
      ['lesson', 'course'],
      ['enrolment', 'course'],
      ['enrolment', 'student'],
    ],
  },
  {
    brands: split('facebook,instagram,linkedin,twitter,tiktok,pinterest,mastodon,bluesky'),
    things: [['post'], ['user'], ['comment'], ['like']],
    item: 'post',
    who: 'user',
    links: [
      ['post', 'user'],
      ['comment', 'post'],
      ['comment', 'user'],
      ['like', 'post'],
      ['like', 'user'],
    ],
  },
  {
    brands: split('reddit,nextdoor,hacker news,discourse'),
    things: [['post', 'topic'], ['comment'], ['user'], ['category']],
    who: 'user',
    links: [
      ['post', 'user'],
      ['post', 'category'],
      ['comment', 'post'],
      ['comment', 'user'],
    ],
  },
  {
    brands: split('stack overflow,stackoverflow,quora'),
    things: [['question'], ['response', 'answer'], ['user'], ['category', 'tag']],
    who: 'user',
    links: [
      ['question', 'user'],
      ['question', 'category'],
      ['response', 'question'],
      ['response', 'user'],
    ],
  },
  {
    brands: split('strava,komoot,runkeeper,garmin connect'),
    things: [['sportActivity'], ['user'], ['comment'], ['like']],
    who: 'user',
    links: [
      ['sportActivity', 'user'],
      ['comment', 'sportActivity'],
      ['like', 'sportActivity'],
    ],
  },
  {
    brands: split('doordash,uber eats,ubereats,deliveroo,grubhub,just eat,lieferando,glovo'),
    things: [['restaurant'], ['dish'], ['foodOrder', 'order'], ['customer'], ['driver', 'courier']],
    item: 'dish',
    who: 'restaurant',
    needs: { dish: ['price', 'photo'], foodOrder: ['address', 'total'] },
    links: [
      ['dish', 'restaurant'],
      ['foodOrder', 'restaurant'],
      ['foodOrder', 'customer'],
      ['foodOrder', 'driver'],
    ],
  },
  {
    brands: split('opentable,resy,treatwell,fresha'),
    things: [['restaurant'], ['booking'], ['customer'], ['review']],
    item: 'restaurant',
    who: 'restaurant',
    links: [
      ['booking', 'restaurant'],
      ['booking', 'customer'],
      ['review', 'restaurant'],
    ],
  },
  {
    brands: split('calendly'),
    things: [['booking', 'appointment'], ['serviceProvider', 'host'], ['service'], ['customer', 'client']],
    who: 'serviceProvider',
    links: [
      ['booking', 'serviceProvider'],
      ['booking', 'service'],
      ['booking', 'customer'],
      ['service', 'serviceProvider'],
    ],
  },
  {
    brands: split('fiverr,upwork,freelancer.com'),
    things: [['serviceProvider', 'freelancer'], ['service'], ['order'], ['customer', 'client'], ['review']],
    item: 'service',
    who: 'serviceProvider',
    links: [
      ['service', 'serviceProvider'],
      ['order', 'service'],
      ['order', 'customer'],
      ['review', 'serviceProvider'],
    ],
  },
  {
    brands: split('indeed,glassdoor,monster'),
    things: [['job'], ['company'], ['applicant'], ['application']],
    item: 'job',
    who: 'applicant',
    links: [
      ['job', 'company'],
      ['application', 'job'],
      ['application', 'applicant'],
    ],
  },
];
