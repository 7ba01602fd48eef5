import type { AttributeName } from './attributes/index.ts';
import { BRANDS } from './brands.ts';

// What an app keeps that is said to be like one that everybody knows, but for something else: "Airbnb for boats", "Etsy for potters".

export interface Likening {
  brands: readonly string[];
  /** Concepts that it keeps, the most important first, and what else one of them is called here. */
  things: readonly (readonly [concept: string, name?: string])[];
  /** For which of them a thing stands that it is said to be for, "boats", and for which somebody does, "potters". */
  item?: string;
  who?: string;
  /** Whether it is about who does something, so that a word which nobody knows is for somebody. */
  isOfPeople?: boolean;
  /** What each of a concept needs here beside its usual fields. */
  needs?: Readonly<Record<string, readonly AttributeName[]>>;
  links: readonly (readonly [from: string, to: string])[];
}

const split = (brands: string) => brands.split(',');

/** Brands that stand for what is done for somebody where no vehicle is named: "Uber for plumbers". */
export const SERVING: Likening = {
  brands: split(`${BRANDS.services},rover,wag,care.com,handy,urban company,myhammer,58到家,天鹅到家`),
  things: [['booking'], ['serviceProvider'], ['customer'], ['review']],
  item: 'service',
  who: 'serviceProvider',
  isOfPeople: true,
  needs: { booking: ['location', 'price'] },
  links: [
    ['booking', 'serviceProvider'],
    ['booking', 'customer'],
    ['booking', 'service'],
    ['review', 'serviceProvider'],
  ],
};
export const RIDING: Likening = {
  brands: split(`${BRANDS.rides},grab,滴滴,滴滴打车,أوبر,اوبر`),
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
      `${BRANDS.rentals},turo,getaround,outdoorsy,spinlister,fat llama,peerspace,swimply,justpark,hipcamp,boatsetter,爱彼迎,途家,إير بي إن بي,اير بي ان بي`,
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
    brands: split(`${BRANDS.marketplaces},amazon,amazon handmade,bandcamp,淘宝,京东,拼多多,أمازون,امازون`),
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
      `${BRANDS.classifieds},ebay kleinanzeigen,milanuncios,willhaben,xianyu,闲鱼,转转,حراج,أوليكس,السوق المفتوح,opensooq,dubizzle,دوبيزل`,
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
      `${BRANDS.properties},zoopla,immoscout,immoscout24,spareroom,realtor.com,apartments.com,seloger,fotocasa,贝壳,链家`,
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
    brands: split(`${BRANDS.tickets},大麦`),
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
    brands: split(BRANDS.funding),
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
    brands: split(`${BRANDS.places},foursquare,大众点评,تريب أدفايزر`),
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
    brands: split(`${BRANDS.books},${BRANDS.drinks},${BRANDS.films},豆瓣,babelio`),
    things: [['book'], ['review'], ['user']],
    item: 'book',
    who: 'user',
    links: [
      ['review', 'book'],
      ['review', 'user'],
    ],
  },
  {
    brands: split(`${BRANDS.dating},探探,تندر`),
    things: [['profile'], ['like'], ['message']],
    item: 'profile',
    who: 'profile',
    links: [
      ['like', 'profile'],
      ['message', 'profile'],
    ],
  },
  {
    brands: split(`${BRANDS.videos},hulu,哔哩哔哩,يوتيوب,نتفليكس,نتفلكس`),
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
    brands: split(BRANDS.music),
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
    brands: split(`${BRANDS.courses},masterclass,duolingo`),
    things: [['course'], ['lesson'], ['student'], ['enrolment']],
    who: 'student',
    links: [
      ['lesson', 'course'],
      ['enrolment', 'course'],
      ['enrolment', 'student'],
    ],
  },
  {
    brands: split(`${BRANDS.socialNetworks},小红书,微博,抖音,فيسبوك,انستقرام,إنستغرام,انستغرام,لينكد إن`),
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
    brands: split(BRANDS.forums),
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
    brands: split(`${BRANDS.questions},知乎`),
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
    brands: split(`${BRANDS.sports},garmin connect`),
    things: [['sportActivity'], ['user'], ['comment'], ['like']],
    who: 'user',
    links: [
      ['sportActivity', 'user'],
      ['comment', 'sportActivity'],
      ['like', 'sportActivity'],
    ],
  },
  {
    brands: split(`${BRANDS.food},rappi,美团,饿了么,talabat,هنقرستيشن`),
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
    brands: split(`${BRANDS.salons},opentable,resy`),
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
    brands: split('doctolib,zocdoc,doctoralia,planity,jameda'),
    things: [['appointment'], ['serviceProvider'], ['customer'], ['review']],
    who: 'serviceProvider',
    isOfPeople: true,
    needs: { serviceProvider: ['speciality', 'address', 'photo'] },
    links: [
      ['appointment', 'serviceProvider'],
      ['appointment', 'customer'],
      ['review', 'serviceProvider'],
    ],
  },
  {
    brands: split('calendly'),
    things: [['booking', 'appointment'], ['serviceProvider', 'host'], ['service'], ['customer', 'client']],
    who: 'serviceProvider',
    isOfPeople: true,
    links: [
      ['booking', 'serviceProvider'],
      ['booking', 'service'],
      ['booking', 'customer'],
      ['service', 'serviceProvider'],
    ],
  },
  {
    brands: split(BRANDS.freelancers),
    things: [['serviceProvider', 'freelancer'], ['service'], ['order'], ['customer', 'client'], ['review']],
    item: 'service',
    who: 'serviceProvider',
    isOfPeople: true,
    links: [
      ['service', 'serviceProvider'],
      ['order', 'service'],
      ['order', 'customer'],
      ['review', 'serviceProvider'],
    ],
  },
  {
    brands: split(`${BRANDS.jobs},monster,stepstone,infojobs,boss直聘,智联招聘`),
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
