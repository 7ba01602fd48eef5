// Products that everybody knows, by what one does with them. An app may be said to be like one of them (`app-kinds.ts`), or like
// one for something else (`likenings.ts`); what is meant only in one of these ways is named there.

export const BRANDS = {
  forums: 'reddit,discourse,nextdoor,hacker news',
  questions: 'stack overflow,stackoverflow,quora',
  socialNetworks: 'facebook,instagram,linkedin,twitter,tiktok,pinterest,mastodon,bluesky',
  sports: 'strava,komoot,runkeeper',
  books: 'goodreads,storygraph',
  drinks: 'untappd,vivino',
  films: 'letterboxd,imdb',
  places: 'yelp,tripadvisor,trustpilot',
  services: 'taskrabbit,thumbtack',
  salons: 'treatwell,fresha',
  freelancers: 'fiverr,upwork,freelancer.com',
  jobs: 'indeed,glassdoor',
  dating: 'tinder,bumble,hinge,okcupid',
  marketplaces: 'etsy,ebay,alibaba',
  classifieds: 'craigslist,gumtree,vinted,olx,depop,facebook marketplace,wallapop,leboncoin,kleinanzeigen',
  properties: 'zillow,rightmove,idealista',
  rentals: 'airbnb,vrbo,booking.com,couchsurfing',
  rides: 'uber,lyft,bolt,cabify,careem',
  food: 'doordash,uber eats,ubereats,deliveroo,grubhub,just eat,lieferando,glovo',
  tickets: 'eventbrite,ticketmaster',
  funding: 'gofundme,kickstarter,indiegogo',
  videos: 'netflix,youtube,vimeo,twitch',
  music: 'spotify,soundcloud,deezer,apple music',
  courses: 'udemy,coursera,skillshare,khan academy,teachable',
};
