// What the rows of a thing may be called in English, by the id of its concept; things of which nothing is known here are numbered.

const TITLES = {
  item: 'Notebook|Extension cable|Storage box|Desk lamp|First aid kit|Whiteboard marker|Folding chair|Label printer|Water canister|Hand trolley|Stapler|Rain cover',
  productVariant:
    'Small, blue|Medium, blue|Large, blue|Small, sand|Medium, sand|Large, sand|Small, black|Medium, black|Large, black|Gift set|Twin pack|Refill',
  category:
    'Everyday|Seasonal|New in|Gifts|Outdoor|For beginners|Essentials|Second-hand|Limited|Kitchen|Office|Archive',
  collection:
    'Spring collection|Everyday|Small things|From the archive|Made to order|Gifts|Bestsellers|Limited run|Coast|Forest|Winter|Last pieces',
  campaign:
    'Spring opening|Newsletter sign-up|Bring a friend|Autumn sale|Open house|Anniversary week|Back to school|Gift cards|Loyalty week|Trade fair|Winter warmers|New product launch',
  quote: 'Q-1041|Q-1042|Q-1043|Q-1044|Q-1045|Q-1046|Q-1047|Q-1048|Q-1049|Q-1050|Q-1051|Q-1052',
  lead: 'Maya Collins|Tom Whitaker|Priya Nair|James Okafor|Hannah Reid|Luca Moretti|Grace Lin|Owen Fraser|Amira Haddad|Ben Carter|Ada Moreau|Jonas Lind',
  subscription:
    'Basic, monthly|Basic, yearly|Standard, monthly|Standard, yearly|Family, monthly|Family, yearly|Student|Trial month|Premium, monthly|Premium, yearly|Gift, three months|Gift, one year',
  plan: 'Free|Starter|Standard|Family|Team|Premium|Student|Weekend|Ten visits|Day pass|Yearly|Corporate',
  review:
    'Exactly as described|Would come again|Friendly and quick|Good, with a small wait|Better than expected|Fine for the price|A little loud|Lovely people|Just right|Not for us|Five stars from the family|Helped at once',
  subtask:
    'Call the supplier|Collect quotes|Draft the text|Check the figures|Book the room|Send the invitation|Order material|Take photos|Ask for feedback|Update the list|Print labels|File the papers',
  checklist:
    'Opening|Closing|New starter|Before departure|Monthly check|Fire safety|Event day|Deep clean|Handover|First visit|Stocktake|Winter preparation',
  chore:
    'Wash the dishes|Take out the bins|Vacuum the stairs|Water the plants|Clean the bathroom|Fold the laundry|Cook dinner|Walk the dog|Change the sheets|Wipe the windows|Mow the lawn|Empty the dishwasher',
  milestone:
    'Kick-off|First draft|Prototype ready|Feedback round|Budget approved|Beta release|Half way|Final review|Handover|Launch|First hundred users|Retrospective',
  sprint:
    'Sprint 1|Sprint 2|Sprint 3|Sprint 4|Sprint 5|Sprint 6|Sprint 7|Sprint 8|Sprint 9|Sprint 10|Sprint 11|Sprint 12',
  bug: 'Sign-in fails on the second try|Total is rounded twice|Menu stays open|Photo upside down|Search ignores accents|Slow list with many rows|Wrong time zone in mails|Button hidden on small screens|Export misses a column|Double click sends twice|Old price in the basket|Typo on the start page',
  issue:
    'Leaking tap in the kitchen|Lift stuck on the second floor|Broken street light|Door doesn’t lock|Heating stays cold|Noise after midnight|Water stain on the ceiling|Blocked drain|Loose handrail|Cracked window|Bell doesn’t ring|Bin not emptied',
  ticket:
    'Can’t sign in|Invoice shows the wrong address|Printer on the second floor|Request for a new laptop|Newsletter arrives twice|Question about the contract|Password reset|App closes by itself|Delivery missing one item|Change of bank details|Access to the shared folder|Refund not received',
  request:
    'New chair for the office|Extra key|Change of address|Copy of the invoice|Longer opening hours|Help with moving|Quote for ten pieces|Day off in May|New e-mail address|Repair of the fence|Access for a colleague|Photo permission',
  team: 'North team|South team|Blue team|Green team|Early shift|Late shift|Design|Support|Field team|Events|Juniors|Veterans',
  department:
    'Sales|Accounting|Support|Production|Purchasing|Marketing|Personnel|Logistics|Research|Legal|IT|Reception',
  office:
    'Main office|Harbour office|North branch|Studio|Workshop office|City centre|West wing|Top floor|Garden house|Old mill|Training centre|Warehouse office',
  meeting:
    'Weekly round|Kick-off|Budget review|Design review|Board meeting|Client call|Retrospective|Planning for autumn|Safety briefing|Interview debrief|Quarterly numbers|Open questions',
  agendaItem:
    'Welcome|Minutes of the last meeting|Budget|Open questions|New members|Summer party|Repairs|Report of the treasurer|Elections|Next dates|Partnerships|Any other business',
  decision:
    'Move to the new office|Raise the membership fee|Buy a second van|Close on Mondays|New supplier for paper|Hire a part-time assistant|Keep the old logo|Switch to green power|Open on Sundays in May|Fund the playground|Renew the lease|Start a newsletter',
  shift:
    'Early shift|Late shift|Night shift|Weekend early|Weekend late|Set-up|Front desk|Kitchen|Closing|Market stall|Deliveries|Stand-by',
  job: 'Product designer|Shop assistant|Bookkeeper|Head chef|Nurse, part-time|Electrician|Software engineer|Driver|Office manager|Teacher for maths|Warehouse clerk|Gardener',
  application:
    'Ten years in retail|Returning after a break|Trained abroad|First job after college|Internal move|Recommended by Maya|Career change|Part-time from June|With own portfolio|Looking for night shifts|Relocating in spring|Speaks three languages',
  skill:
    'First aid|Forklift licence|Bookkeeping|Public speaking|Photo editing|Welding|Spanish|Sign language|Gardening|Project planning|Baking|Negotiation',
  goal: 'Run ten kilometres|Read twelve books|Save for a bicycle|Learn Portuguese|Sleep before eleven|Answer mail within a day|Cook at home five times a week|Finish the course|Call grandma weekly|Walk every day|Less screen time|Grow tomatoes',
  habit:
    'Morning walk|Drink water|Read ten pages|Meditate|Stretch|No sugar|Write a journal|Practise piano|Early to bed|Learn ten words|Tidy the desk|Eat fruit',
  idea: 'Loyalty card|Evening opening on Thursdays|Shared tool shed|Gift vouchers|Podcast about the town|Rain cover for the terrace|Recipe of the week|Open kitchen day|Bike parking|Photo wall|Swap shelf|Quiet hour',
  contract:
    'Lease of the workshop|Cleaning service|Power supply|Maintenance of the lift|Insurance|Phone and internet|Catering|Printer lease|Security|Consulting|Waste collection|Software licence',
  case: 'Collins v. Harbour Ltd|Estate of M. Reid|Tenancy dispute, Mill Lane|Trademark Blue Kettle|Unpaid invoice 1041|Planning permission|Employment claim|Boundary dispute|Traffic accident|Company formation|Appeal 12/2|Guardianship',
  risk: 'Supplier fails to deliver|Key person leaves|Loss of data|Late permit|Cost overrun|Bad weather|Currency swings|Injury on site|Power cut|Low attendance|Theft|Change of law',
  incident:
    'Spilled chemicals|Tripped on cable|Website down|Fire alarm|Lost badge|Van scratched|Power cut|Broken glass|Water in the cellar|Wrong delivery|Minor burn|Stolen bicycle',
  service: 'Consultation|Standard service|Full service|Express|Home visit|Follow-up|First visit|Check-up',
  venue:
    'The Old Granary|Harbour Hall|City Theatre|Garden Pavilion|Assembly Rooms|The Loft|Riverside Stage|Town Hall|The Boathouse|Studio 3|Market Hall|Observatory',
  workshop:
    'Bread for beginners|Screen printing|Repair your bike|Watercolour basics|Public speaking|First aid|Podcasting|Pottery wheel|Excel in a day|Beekeeping|Bookbinding|Photo walk',
  conference:
    'Open Source Days|Future of Food|Teaching Summit|Design Week|Nursing Forum|Small Business Day|Data Meetup|Housing Congress|Climate Talks|Library Conference|Makers’ Fair|Health Symposium',
  talk: 'Opening keynote|Less is enough|Maps for everyone|What the data hides|Ten years of mistakes|Building together|Words that work|A quiet revolution|From idea to shop|Caring at scale|Panel: what next?|Closing words',
  wedding:
    'Maya and Tom|Priya and James|Hannah and Luca|Grace and Owen|Amira and Ben|Ada and Jonas|Mei and Tomás|Ruth and Ivan|Nora and Omar|Samira and Leo|Ines and Noah|Sofia and Piet',
  party:
    'Summer party|Maya’s 30th|House-warming|New Year’s Eve|Garden party|Office farewell|Carnival|Graduation|Block party|Anniversary|Harvest dinner|Halloween',
  concert:
    'The Marsh Quartet|Late Trains|Choir in spring|Brass at noon|Northern Lights|Piano by candlelight|Blue Kettle Band|Songs of the harbour|Jazz on the roof|String night|Open stage|New Year concert',
  festival:
    'Harbour Festival|Spring Sounds|Street Food Days|Lantern Night|Book Week|River Fair|Film Days|Harvest Fair|Winter Lights|Kite Festival|Folk Weekend|Science Night',
  show: 'The Winter Guest|A Year of Rain|Twelve Chairs|The Map Room|Improvised|Children’s hour|Salt and Stone|Late show|Puppets at noon|The Ninth Bridge|Open rehearsal|Gala night',
  exhibition:
    'Light on water|Portraits of a street|Clay and ash|New prints|The drawn city|Textiles|Young artists|Maps|Garden pictures|In black and white|Objects of use|Collected letters',
  sponsor:
    'Harbour & Finch|Bright Oak Studio|Northgate Foods|Alder Printing|Blue Kettle Ltd|Fairway Logistics|Stonebridge Dental|Wren Textiles|Mill Bakery|Castle Books|Lime Bikes|Quay Brewery',
  programmeItem:
    'Welcome|Opening talk|Coffee break|Workshop A|Workshop B|Lunch|Panel|Guided tour|Live music|Award|Dinner|Farewell',
  rehearsal:
    'Read-through|First act|Second act|Choir|Orchestra|Lights and sound|Costume fitting|Run-through|Dress rehearsal|Solo parts|Curtain call|Premiere warm-up',
  treatment:
    'Check-up|Cleaning|Massage, 60 min|Physiotherapy|Filling|Acupuncture|Wound care|Laser session|Root canal|Follow-up|Vaccination|X-ray',
  medication:
    'Ibuprofen 400 mg|Amoxicillin 500 mg|Paracetamol 500 mg|Metformin 850 mg|Salbutamol inhaler|Vitamin D|Insulin glargine|Omeprazole 20 mg|Cetirizine 10 mg|Ramipril 5 mg|Levothyroxine 75 µg|Eye drops',
  vaccination:
    'Influenza|Tetanus|Measles|Rabies|Hepatitis B|Polio|Distemper|Parvovirus|COVID-19|Whooping cough|Tick-borne encephalitis|Chickenpox',
  labTest:
    'Full blood count|Blood sugar|Cholesterol|Urine test|Iron|Thyroid|Liver values|Kidney values|Allergy panel|Vitamin D|Swab|Blood group',
  symptom:
    'Headache|Cough|Tiredness|Back pain|Nausea|Fever|Dizziness|Rash|Sore throat|Poor sleep|Cramp|Shortness of breath',
  clinic:
    'Harbour Clinic|Mill Lane Practice|North Health Centre|Castle Surgery|Lime Avenue Clinic|Riverside Practice|Market Health|Old Town Surgery|Park Clinic|Quay Medical|Station Practice|Garden Clinic',
  workout:
    'Morning run|Leg day|Upper body|Intervals|Yoga|Long ride|Swim|Core|Hill repeats|Rowing|Stretching|Full body',
  sportExercise:
    'Squat|Deadlift|Bench press|Pull-up|Lunge|Plank|Row|Shoulder press|Hip thrust|Push-up|Kettlebell swing|Burpee',
  diet: 'Low sugar|Vegetarian|Gluten-free|High protein|Mediterranean|Soft food|Low salt|Dairy-free|Vegan|Light evening|Weight gain|Renal diet',
  class:
    'Class 1A|Class 1B|Class 2A|Class 2B|Class 3A|Class 3B|Class 4A|Class 4B|Class 5A|Class 5B|Class 6A|Class 6B',
  fitnessClass:
    'Morning yoga|Spinning|Pilates basics|Boxing|Intervals|Stretch and relax|Dance fit|Core|Kettlebells|Barre|Aqua fit|Back care',
  lesson:
    'Introduction|Getting started|The basics|First exercise|Going deeper|Practice|Common mistakes|Working together|Mid-term review|Advanced techniques|Project|Wrap-up',
  subject: 'Maths|English|Biology|History|Physics|Art|Music|Geography|Chemistry|Sports|Spanish|Computing',
  module:
    'Foundations|Tools|Methods|Case studies|Theory|Practice|Ethics|Research|Communication|Electives|Project|Exam preparation',
  assignment:
    'Essay: a place I know|Fractions, sheet 3|Lab report: plants|Reading log|Timeline of the town|Self-portrait|Vocabulary, unit 4|Group poster|Experiment: density|Book review|Map of the river|Final project',
  exam: 'Maths, unit 1|English mid-term|Biology quiz|History test|Physics final|Art portfolio|Spanish oral|Chemistry lab|Geography mid-term|Music theory|Computing project|Final exam',
  quiz: 'Capital cities|Times tables|Parts of a plant|Irregular verbs|The solar system|Famous paintings|World rivers|Music notes|Chemical symbols|Local history|Road signs|Film quotes',
  question:
    'How long does it take?|Can I bring a friend?|Is there parking?|What does it cost?|Do I need experience?|Can I cancel?|Is it open on Sundays?|Where do I sign up?|Are dogs allowed?|Do you ship abroad?|Is there a student price?|Who can help me?',
  flashcard:
    'photosynthesis|to borrow|mitosis|Pythagoras|la mesa|democracy|gravity|to forget|evaporation|adverb|the kidney|revenue',
  school:
    'Mill Lane Primary|Harbour School|Castle Academy|Riverside School|Park Grammar|North High|Lime Avenue School|Old Town School|Garden Nursery|Quay College|Station Road Primary|Hill School',
  classroom:
    'Room 101|Room 102|Room 103|Lab 1|Lab 2|Art room|Music room|Gym|Library|Room 201|Room 202|Computer room',
  property:
    'Garden flat, Mill Lane|Town house by the harbour|Studio at the station|Family home with orchard|Loft in the old mill|Top floor, Castle Hill|Cottage near the bridge|Two rooms on Market Square|Park-side apartment|Terraced house|Penthouse, Quay Road|Bungalow with garden',
  house:
    'Orchard House|Mill Cottage|Harbour View|The Old Bakery|Castle Hill 31|Garden Lodge|Quay House|Lime Villa|Bridge Cottage|Station House|Hillside|Church Row 4',
  apartment:
    'Garden flat|Studio 1|Studio 2|Top floor left|Top floor right|Apartment 12|Apartment 14|Harbour view|Courtyard flat|Loft|Two-bedroom east|Two-bedroom west',
  rentalUnit:
    'Unit 1A|Unit 1B|Unit 2A|Unit 2B|Unit 3A|Unit 3B|Shop on the ground floor|Loft|Garden unit|Garage 1|Garage 2|Storage 4',
  building:
    'Mill Lane 4|Harbour Street 17|Station Road 22|Castle Hill 31|Bridge Street 6|Market Square 12|Park Avenue 48|Church Street 15|Lime Avenue 8|Quay Road 27|Garden Close 3|Orchard Way 9',
  room: 'Blue room|Garden room|Loft|Studio 1|Studio 2|Library|Meeting room A|Meeting room B|Workshop|Hall|Terrace room|Quiet room',
  hotel:
    'Harbour Inn|The Old Mill|Castle Hotel|Lime Tree House|Riverside Lodge|Station Hotel|Park View|Garden House|The Quay|Market Inn|Hill Top|Bridge House',
  maintenanceRequest:
    'Leaking tap|No hot water|Broken blind|Heating rattles|Door sticks|Light in the stairwell|Blocked drain|Cracked tile|Doorbell silent|Window draught|Mould in the bathroom|Lift stops between floors',
  maintenance:
    'Oil change|Filter replaced|Yearly inspection|Brake pads|New belt|Cleaning|Software update|Tyres rotated|Battery check|Calibration|Lubrication|Safety test',
  repair:
    'Flat tyre|Brake adjustment|New chain|Cracked screen|Battery replacement|Gear tuning|Zip replaced|Loose hinge|Leaking valve|Switch replaced|Wheel truing|Full service',
  inspection:
    'Fire safety|Kitchen hygiene|Roof|Electrical installation|Playground|Yearly check|Lift|Move-in|Move-out|Scaffolding|Water quality|Emergency lights',
  renovation:
    'New kitchen|Bathroom|Roof insulation|Windows on the north side|Facade|Heating system|Attic conversion|Garden wall|Floors|Stairwell paint|Balcony|Wiring',
  parkingSpace: 'P-01|P-02|P-03|P-04|P-05|P-06|P-07|P-08|P-09|P-10|P-11|P-12',
  vehicle:
    'White van|Delivery bike|Grey estate|Pick-up|Electric hatchback|Minibus|Box truck|Red scooter|Tow car|Old tractor|City car|Trailer truck',
  car: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel Estate|Norden Electric|Halden Pick-up|Oriel Cabrio|Tamber Hybrid|Sabo Pro 15',
  bike: 'City bike, blue|City bike, red|Cargo bike|Mountain bike M|Mountain bike L|Folding bike|Road bike 54|Road bike 58|E-bike 1|E-bike 2|Tandem|Children’s bike 20"',
  motorcycle:
    'Halden 650|Kestrel 300|Oriel Tourer|Sabo 125|Norden Scrambler|Tamber 900|Halden Custom|Kestrel Trail|Oriel City|Sabo Sport|Norden Twin|Tamber Electric',
  truck:
    'Truck 1|Truck 2|Truck 3|Box truck A|Box truck B|Flatbed|Tipper|Refrigerated 1|Refrigerated 2|Tow truck|Crane truck|Long hauler',
  boat: 'Wave Dancer|Seagull|Little Otter|North Wind|Aurora|Marlin|Blue Heron|Driftwood|Salty Dog|Evening Star|Puffin|Skylark',
  trip: 'Spring getaway|Weekend in the hills|Night train|Coast road|Honeymoon|Winter break|Family visit|Annual conference|Cycling week|City break|Summer camp|Anniversary trip',
  route:
    'Harbour loop|North round|School run|Market route|Airport line|Night line|Delivery A|Delivery B|River path|Hill climb|Old town walk|Ring road',
  stop: 'Market Square|Station|Harbour|Castle Hill|School|Hospital|Park Avenue|Bridge Street|Town Hall|Quay Road|Mill Lane|Airport',
  horse: 'Bella|Storm|Apollo|Luna|Caramel|Max|Duchess|Shadow|Clover|Ginger|Comet|Willow',
  bird: 'Kiwi|Sunny|Coco|Blue|Pip|Mango|Rio|Peach|Charlie|Sky|Olive|Echo',
  beehive:
    'Hive 1, orchard|Hive 2, orchard|Hive 3, meadow|Hive 4, meadow|Hive 5, roof|Hive 6, roof|Hive 7, lime trees|Hive 8, lime trees|Nucleus A|Nucleus B|Swarm of May|Old queen',
  shelter:
    'Harbour Shelter|Paw House|Second Chance|Mill Farm|North Haven|Safe Stable|Tail Town|Green Gate|Old Barn|Riverside Rescue|Hill Home|City Shelter',
  plant:
    'Monstera|Basil|Peace lily|Aloe vera|Boston fern|Rubber plant|Lavender|Jade plant|Snake plant|Rosemary|Moth orchid|Spider plant',
  garden:
    'Front garden|Herb garden|Rose bed|Orchard|Greenhouse|Roof terrace|School garden|Allotment 7|Balcony|Wild meadow|Courtyard|Kitchen garden',
  crop: 'Potatoes|Spring wheat|Carrots|Sweetcorn|Kale|Beans|Pumpkins|Onions|Beetroot|Strawberries|Lettuce|Rye',
  field:
    'North field|South field|Long acre|River meadow|Hill field|Mill field|Orchard strip|Lower pasture|Upper pasture|Stone field|Corner plot|West acre',
  farm: 'Mill Farm|Hill Farm|Orchard Farm|River Farm|Stone Farm|Green Gate|North Farm|Willow Farm|Old Dairy|Long Acre|Meadow Farm|Lower Farm',
  ingredient: 'Tomatoes|Flour|Red lentils|Potatoes|Mushrooms|Lemons|Butter|Onions|Olive oil|Garlic|Eggs|Rice',
  menu: 'Lunch|Dinner|Breakfast|Children|Vegetarian|Sunday brunch|Drinks|Desserts|Spring menu|Catering A|Catering B|Wine list',
  meal: 'Tomato soup|Lentil curry|Potato pancakes|Mushroom risotto|Bean chilli|Fish stew|Spinach pie|Chicken noodles|Pumpkin gnocchi|Rice pudding|Greek salad|Vegetable lasagne',
  drink:
    'Espresso|Lemonade|Ginger tea|Apple juice|Flat white|Iced tea|Hot chocolate|Sparkling water|Mint tea|Orange juice|Oat latte|Elderflower spritz',
  wine: 'Riesling dry|Pinot noir|Chardonnay|Rioja Crianza|Sauvignon blanc|Merlot|Rosé of the house|Chianti|Grüner Veltliner|Syrah|Crémant|Malbec',
  beer: 'Pale ale|Wheat beer|Porter|Pilsner|Amber ale|Stout|IPA|Saison|Kölsch|Red ale|Lager|Alcohol-free',
  coffee:
    'House blend|Ethiopia Guji|Colombia Huila|Kenya AA|Brazil Santos|Decaf|Guatemala|Sumatra|Espresso dark|Filter light|Rwanda|Peru',
  cake: 'Lemon cake|Carrot cake|Apple pie|Cheesecake|Black forest|Brownies|Plum tart|Sponge with berries|Poppy seed cake|Chocolate tart|Almond cake|Cinnamon buns',
  restaurant:
    'Tarragon|Bell & Bean|The Copper Pot|Harbour Kitchen|Olive Branch|Lantern|Salt House|Green Spoon|Mill Café|Little Naples|Rice & Shine|Corner Table',
  groceryItem: 'Milk|Bread|Apples|Coffee|Eggs|Tomatoes|Pasta|Butter|Rice|Bananas|Yoghurt|Washing powder',
  shoppingList:
    'Weekend|Weekly shop|Birthday|Camping|Bakery|Hardware shop|Pharmacy|Barbecue|Office|School start|Holiday dinner|Garden centre',
  foodParcel:
    'Family of four|Single, standard|Vegetarian|Baby|Halal|Emergency|Diabetic|Couple|Large family|No kitchen|Festive|Gluten-free',
  asset:
    'Projector|Company van|Laser printer|Coffee machine|Conference camera|Standing desk|Server rack|Pallet truck|Air conditioner|Display screen|Generator|Safe',
  equipment:
    'Tripod|Mixing desk|Camping tent|Rowing machine|Spotlight|Kayak|Wheelchair|Microscope|Climbing rope|PA speaker|Treadmill|Pressure washer',
  machine:
    'Lathe 1|Milling machine|Laser cutter|Forklift|Packing line|Compressor|Injection press|Band saw|Welder|Conveyor A|Conveyor B|3D printer',
  device:
    'Tablet 01|Tablet 02|Scanner|Router|Label printer|Sensor, hall|Sensor, cellar|Phone 07|Camera 2|Thermostat|Smart plug|Display',
  computer:
    'Laptop 01|Laptop 02|Laptop 03|Workstation A|Workstation B|Reception PC|Server 1|Tablet stand|Editing suite|Lab PC 1|Lab PC 2|Spare laptop',
  part: 'Bearing 6204|Drive belt|Gasket|Brake pad|Fuse 10 A|Filter cartridge|Hinge|Spring|Bolt M8|Valve|Chain link|Spark plug',
  material:
    'Oak board|Linen, natural|Steel sheet|Clay, white|Copper wire|Plywood 9 mm|Wool felt|Acrylic glass|Cotton thread|Sandpaper 120|Wood glue|Leather hide',
  warehouse:
    'Main warehouse|Harbour depot|North store|Cold store|Yard|Back room|Annex|Returns|Cellar|Shop stock|Overflow|Garage',
  clothing:
    'Linen shirt|Rain jacket|Wool jumper|Denim trousers|Summer dress|Cotton T-shirt|Scarf|Work apron|Cardigan|Shorts|Winter coat|Socks, three pairs',
  furniture:
    'Oak table|Armchair|Bookcase|Bed frame|Sideboard|Desk|Dining chair|Floor lamp|Wardrobe|Coffee table|Bench|Shelf',
  jewellery:
    'Silver ring|Gold hoops|Pearl necklace|Charm bracelet|Signet ring|Pendant, moon|Cufflinks|Brooch|Ankle chain|Amber earrings|Wedding band|Watch strap',
  toy: 'Wooden train|Teddy bear|Puzzle, 100 pieces|Building blocks|Doll’s house|Kite|Spinning top|Toy kitchen|Marble run|Skipping rope|Board game|Rocking horse',
  gift: 'Book of maps|Scarf|Concert tickets|Cooking class|Tea set|Plant|Board game|Headphones|Photo album|Chocolates|Picnic basket|Candle',
  lostItem:
    'Black umbrella|Keys with red tag|Child’s jacket|Phone, cracked|Brown wallet|Glasses|Blue scarf|Silver ring|Backpack|Water bottle|Glove|Headphones',
  document:
    'House rules|Price list|Lease agreement|Safety sheet|Minutes of May|Floor plan|Insurance policy|Handbook|Budget draft|Data protection notice|Check-in guide|Annual report',
  file: 'floor-plan.pdf|price-list.xlsx|contract-signed.pdf|logo.svg|minutes-may.docx|photo-01.jpg|report-q1.pdf|budget.xlsx|handbook.pdf|flyer.pdf|survey.csv|poster.png',
  folder:
    'Contracts|Invoices|Photos|Minutes|Templates|Personnel|Marketing|Taxes|Projects|Archive|Press|Drafts',
  photo:
    'Harbour at dawn|Market day|Old bridge|Snow on the roofs|Portrait of Ada|Lanterns|Empty platform|Storm coming|Garden gate|Night train|Fishermen|Red door',
  album:
    'Summer by the sea|Wedding of Maya and Tom|Old town|First year|Portraits|Winter walk|Concerts|Family|Garden|Travel by train|Behind the scenes|Black and white',
  video:
    'How to start|Tour of the workshop|Interview with Grace|Behind the scenes|Five tips|Opening night|Assembly guide|Questions answered|A day with us|Season trailer|Repair in ten minutes|Farewell',
  post: 'Why we started|Five things we learned|A week behind the counter|Notes from the road|What changed this spring|An honest review|How we choose|The long way home|Readers’ questions|Slow mornings|From the archive|Looking ahead',
  article:
    'A quiet revolution|The price of speed|Inside the archive|What the river knows|Ten years later|The last lighthouse|Made by hand|How cities sleep|A recipe for change|Letters from the north|The missing map|In praise of walking',
  topic: 'News|Guides|Interviews|Opinion|Reviews|Letters|Pictures|Notes|History|People|Places|Questions',
  tag: 'Urgent|New|Outdoor|For families|Vegan|Free|Quick|Local|Popular|Draft|Seasonal|Beginner',
  note: 'Ideas for spring|Call with the bank|Things to pack|Reading list|Garden plan|Recipe from Ada|Wi-Fi and codes|Questions for the doctor|Gift ideas|Meeting notes|Books to return|Quotes',
  journalEntry:
    'A slow Sunday|First day at work|Rain and soup|Walk by the river|A good conversation|Tired but happy|New neighbours|Learning to let go|Small wins|The long drive|Snow|Thank you, Ada',
  newsletter:
    'Hello spring|What’s new in May|Summer opening hours|Behind the scenes|Your questions|Autumn programme|Gift ideas|A look back|Members’ evening|New on the shelf|Save the date|Thank you',
  message:
    'Question about my order|Change of date|Thank you|Lost property|Opening hours|Invoice copy|Directions|Feedback|Cooperation|Group visit|Late arrival|New address',
  announcement:
    'Closed on Monday|New opening hours|Summer party|Water off on Tuesday|Welcome, Priya|Lost and found|Volunteers wanted|Parking during works|Annual meeting|Fire drill|New price list|Thank you all',
  page: 'About us|Contact|Opening hours|Prices|Directions|House rules|Team|Questions|Imprint|Privacy|Jobs|History',
  publisher:
    'Castle Books|Harbour Press|Lantern House|North & Finch|Riverside|Orchard Editions|Mill Press|Blue Kettle|Quay Publishing|Lime Tree|Old Town Press|Wren',
  library:
    'City Library|Harbour Branch|School Library|Music Library|Children’s Library|North Branch|Mobile Library|Archive|Castle Hill|University Library|Reading Room|Toy Library',
  film: 'The Long Harbour|A Year of Rain|Paper Houses|The Ninth Bridge|Northern Light|Seven Summers|The Map Room|Salt and Stone|Winter Guest|Small Rivers|The Glass Orchard|Late Trains',
  series:
    'Harbour Lights|The Archive|Night Shift|Old Town|Second Floor|The Ferry|Cold Coast|Family Hour|Long Acre|Signals|The Bakery|North',
  episode:
    'Pilot|The letter|A narrow street|Night shift|What Ada knew|The bridge|Half a truth|Snow|The visitor|Old friends|The map|Home',
  podcast:
    'Slow Mornings|The Map Room|Harbour Talk|Small Business|Ask Ada|Kitchen Radio|History in Ten|Night Shift|Books Aloud|Field Notes|The Long Ride|Quiet Science',
  song: 'Harbour Light|Paper Boats|Seven Summers|Late Trains|Blue Kettle|Small Rivers|The Ninth Bridge|Snow Again|Orchard|Salt and Stone|Lantern|Home by Noon',
  playlist:
    'Morning|Focus|Dinner with friends|Running|Rainy day|Road trip|Party|Sleep|New finds|Piano|Summer|Classics',
  band: 'The Marsh Quartet|Late Trains|Blue Kettle|North Wind|Paper Houses|Lantern|Small Rivers|The Ferrymen|Copper|Old Bridge|Seven Summers|Ninth Floor',
  artwork:
    'Harbour, morning|Still life with lemons|Untitled (blue)|Portrait of Ruth|The red door|Field in June|Composition 4|Night platform|Two chairs|Winter garden|Hands|Snow on roofs',
  portfolioPiece:
    'Night shift|Packaging for a bakery|Harbour Festival|A house in two parts|Book of maps|Portraits of a street|Coffee labels|Museum signs|Trail range|Annual report|Tea tins|Poster series',
  design:
    'Logo, round|Poster A2|Menu card|Business cards|Shop window|Packaging|Website|Tote bag|Label series|Brochure|Icon set|Invitation',
  group:
    'Beginners|Advanced|Choir|Book circle|Walkers|Parents|Juniors|Thursday group|Volunteers|Gardeners|Runners|Seniors',
  club: 'Chess Club|Rowing Club|Book Club|Tennis Club|Garden Club|Film Club|Running Club|Choir|Photo Club|Ski Club|Debating Club|Cooking Club',
  survey:
    'Customer satisfaction|Staff survey|Opening hours|Course feedback|Event evaluation|New menu|Website|Neighbourhood|Training needs|Exit survey|Travel habits|Product test',
  poll: 'Date of the summer party|New logo|Trip in May|Favourite dish|Opening hours|Name of the mascot|Colour of the hall|Meeting day|Music|Theme for autumn|Charity of the year|Cake or pie?',
  petition:
    'Save the library|Bike lane on Mill Lane|Longer opening hours|Trees for Station Road|Keep the night bus|Playground repair|Clean river|Crossing at the school|Less noise|Fair rents|Youth centre|Open the pool',
  feedback:
    'Friendly staff|Long wait|Loved the new menu|Confusing website|Clean rooms|Too loud|Great course|Missing receipt|Fast delivery|Parking is hard|Very helpful|Please open earlier',
  complaint:
    'Late delivery|Wrong size|Damaged parcel|Noise at night|Cold food|Unfriendly call|Double charge|Missing part|Long wait|Broken lift|Dirty room|No reply',
  faq: 'How long does delivery take?|Can I cancel?|Where do I park?|Do you offer vouchers?|Is there a discount?|How do I sign up?|Are pets welcome?|How can I pay?|What do I bring?|Do you have a waiting list?|Can I come alone?|Who do I call?',
  activity:
    'Kick-off call|Site visit|Follow-up e-mail|Coffee with the team|Demo|Contract talk|Birthday greeting|Quarterly review|Trade fair|Sample sent|Questions answered|Lunch',
  call: 'First contact|Follow-up|Question about the quote|Reminder|Appointment|Complaint|Order by phone|Feedback|Reference check|New address|Support|Thank you',
  place:
    'Old harbour|Market square|Castle hill|Botanical garden|River bank|Town library|Lighthouse|City museum|Mill pond|Viewpoint north|Railway park|Swimming pool',
  city: 'Bristol|Leeds|Galway|Portland|Halifax|Dunedin|Norwich|Austin|Cork|Ghent|Porto|Bergen',
  country: 'Ireland|Canada|Portugal|New Zealand|Norway|Japan|Italy|Kenya|Peru|France|Greece|Austria',
  area: 'Old town|Harbour|North quarter|Castle Hill|Riverside|Station area|West end|University|Park side|Mill quarter|South bank|Market',
  branch:
    'City centre|Harbour|North|South|Airport|Old town|West end|University|Riverside|Station|Park|Castle Hill',
  tour: 'Old town on foot|Harbour by boat|Food tour|Castle and gardens|Night walk|Street art|Bike tour|Museum highlights|Bird watching|Wine villages|Canal tour|Ghosts and legends',
  destination: 'Lisbon|Kyoto|Bergen|Marrakesh|Porto|Vienna|Galway|Cape Town|Granada|Reykjavík|Hoi An|Québec',
  packingItem:
    'Passport|Rain jacket|Toothbrush|Charger|Hiking boots|Sunscreen|Sleeping bag|First aid kit|Water bottle|Towel|Head torch|Book',
  campsite:
    'Pitch 1, lake|Pitch 2, lake|Pitch 3, forest|Pitch 4, forest|Pitch 5, meadow|Pitch 6, meadow|Cabin A|Cabin B|Caravan 1|Caravan 2|Tent field|Group camp',
  match:
    'Harbour – North|Castle – Riverside|Old Town – Mill|Park – Station|North – Castle|Riverside – Harbour|Mill – Park|Station – Old Town|Semi-final 1|Semi-final 2|Third place|Final',
  tournament:
    'Spring Cup|Harbour Open|Junior Cup|Doubles Night|City Championship|Charity Cup|Winter League|Club Masters|Summer Open|Veterans’ Cup|Mixed Cup|Grand Final',
  league:
    'Premier|First division|Second division|Juniors|Women|Men|Seniors|Beginners|Mixed|City league|Winter league|Veterans',
  race: 'Harbour 10K|Hill Run|River Half|Night Run|Park Mile|Castle Climb|Winter Series 1|Winter Series 2|Charity 5K|Trail 20|Relay|City Marathon',
  court:
    'Court 1|Court 2|Court 3|Court 4|Court 5|Court 6|Indoor 1|Indoor 2|Centre court|Practice wall|Clay 1|Clay 2',
  gym: 'Harbour Gym|Mill Fitness|North Studio|Castle Sports|Iron House|Park Gym|Riverside|Old Town Gym|Station Fit|Garden Studio|Quay Gym|Hill Gym',
  game: 'Harbour Masters|Chess|Seven Bridges|Orchard|Night Train|Word Storm|Copper Coast|Dominoes|Lantern|Trade Winds|Backgammon|Little Rivers',
  challenge:
    'Thirty days of walking|No sugar week|100 push-ups|Read a book a month|Cold shower|Plank a day|Screen-free Sunday|Ten thousand steps|Sketch a day|Early riser|Meat-free month|Learn a song',
  hike: 'Lighthouse loop|Castle ridge|River valley|North peak|Forest round|Coast path, part 1|Coast path, part 2|Waterfall walk|Sunrise hill|Moor crossing|Old mill trail|Three lakes',
  badge:
    'First steps|Helping hand|Early bird|Ten visits|Night owl|All-rounder|Explorer|Team player|Marathon|Perfect week|Mentor|Founder',
  experiment:
    'Growth at 18 °C|Yeast and sugar|Light and germination|pH of rain|Friction on ice|Battery life|Colour perception|Salt tolerance|Sound insulation|Enzyme rate|Soil types|Reaction time',
  study:
    'Sleep and memory|Urban bees|Reading on screens|Walking to school|Coffee and focus|River quality|Noise at night|Local food|Grip strength|Bird counts|Language at home|Heat in cities',
  species:
    'House sparrow|Red fox|Common oak|Bumblebee|Grey heron|Brown trout|Wild garlic|Painted lady|Hedgehog|Silver birch|Barn owl|Common frog',
  chemical:
    'Ethanol 96 %|Hydrochloric acid 1 M|Sodium chloride|Acetone|Copper sulphate|Distilled water|Ammonia|Glucose|Iodine solution|Citric acid|Methylene blue|Agar',
  report:
    'Monthly figures|Safety audit|Annual report|Visitor numbers|Incident summary|Quality check|Energy use|Sales by region|Staff survey|Stocktake|Budget against actual|Field report',
  feature:
    'Dark mode|Export to CSV|Single sign-on|Mobile layout|Search filters|Comments|Calendar view|E-mail reminders|Import wizard|Roles|Charts|Offline mode',
  craftProject:
    'Baby blanket|Striped socks|Oak stool|Linen apron|Ceramic bowl|Patchwork quilt|Wool hat|Bird house|Leather wallet|Macramé shelf|Candle set|Bookbinding',
  yarn: 'Merino, sage|Cotton, chalk|Alpaca, grey|Linen, sand|Sock yarn, blue|Mohair, rose|Wool, rust|Bamboo, mint|Silk blend, plum|Tweed, moss|Bouclé, cream|Jute, natural',
  commission:
    'Family portrait|Shop sign|Wedding rings|Garden gate|Illustrated map|Logo|Mural|Oak bench|Book cover|Stained glass|Tattoo sketch|Cake for fifty',
  expense:
    'Train ticket|Office paper|Team lunch|Hotel, two nights|Software licence|Taxi|Printer toner|Coffee beans|Postage|Fuel|Conference fee|Repair of the door',
  income:
    'Workshop fees|Sale of prints|Consulting|Rent|Grant|Ticket sales|Membership fees|Donations|Royalties|Market stall|Interest|Refund',
  transaction:
    'Groceries|Rent|Salary|Electricity|Train ticket|Dinner|Pharmacy|Gift|Insurance|Internet|Clothes|Savings',
  account:
    'Current account|Savings|Cash box|Credit card|Business account|Petty cash|Holiday fund|Deposit|Joint account|PayPal|Emergency fund|Taxes',
  budget: 'Groceries|Rent|Travel|Marketing|Repairs|Personnel|Events|Insurance|Gifts|Education|Energy|Reserve',
  purchase:
    'Office chairs|Laptop|Coffee machine|Paper, 20 boxes|Tool set|Projector|Shelves|Printer|Lamps|Work gloves|Plants|First aid kit',
  investment:
    'World index fund|Green bonds|Savings plan|City bond|Solar share|Gold|Housing fund|Tech fund|Local cooperative|Money market|Forest fund|Wine',
  debt: 'Car loan|Student loan|Kitchen, instalments|Loan from Ada|Credit card|Mortgage|Phone contract|Dentist|Sofa, instalments|Overdraft|Family loan|Business loan',
  grant:
    'Culture fund|City youth programme|Green start|Research starter|Sports for all|Heritage repair|Innovation voucher|Volunteer award|School garden fund|Film support|Climate action|Community kitchen',
  policy: 'H-10412|C-20418|L-30077|T-40981|H-10598|P-50144|C-20731|A-60012|H-10633|L-30125|T-41007|P-50190',
  tax: 'Income tax|VAT, first quarter|Property tax|Business tax|VAT, second quarter|Vehicle tax|Dog licence|Payroll tax|VAT, third quarter|Waste fee|Tourist tax|VAT, fourth quarter',
  lot: 'Oak sideboard|Silver spoons|Oil painting, harbour|Mantel clock|Persian rug|Comic, first edition|Gold ring|Wine, six bottles|Sewing machine|Stamps|Violin|Garden statue',
  shop: 'High Street|Station kiosk|Market hall|Old town|Harbour shop|Mill Lane|Online shop|Airport|Riverside|Westgate|Garden centre|Pop-up',
  hotelRoom:
    'Room 101|Room 102|Room 103|Room 104|Room 201|Room 202|Room 203|Room 204|Garden suite|Attic room|Family room|Balcony room',
  ward: 'Ward 1 North|Ward 1 South|Maternity|Children|Cardiology|Surgery|Orthopaedics|Neurology|Geriatrics|Intensive care|Day clinic|Emergency',
  family: 'Collins|Whitaker|Nair|Okafor|Reid|Moretti|Lin|Fraser|Haddad|Carter|Moreau|Lind',
  discount:
    'SPRING10|WELCOME|FRIENDS15|SUMMER20|STUDENT|EARLYBIRD|FREESHIP|LOYAL5|AUTUMN10|BUNDLE|WEEKEND|BIRTHDAY',
  semester:
    'Autumn 2023|Spring 2024|Autumn 2024|Spring 2025|Autumn 2025|Spring 2026|Autumn 2026|Spring 2027|Autumn 2027|Spring 2028|Autumn 2028|Spring 2029',
  thesis:
    'Bees in cities|Rail and regional growth|Reading in two languages|Heat in old buildings|Trust in local news|Soil after floods|Sleep and shift work|Solar roofs on schools|Music and memory|Small shops online|River names|Walking to school',
  listing:
    'Oak dining table|Road bike, 54 cm|Baby carrier|Desk lamp|Winter tyres|Record player|Garden chairs|Hiking boots|Coffee grinder|Picture frames|Cargo trailer|Board games',
  bus: 'Line 1, 12 m|Line 2, 12 m|Articulated bus|Minibus|School bus|Night bus|Coach 1|Coach 2|Electric bus 1|Electric bus 2|Shuttle|Spare bus',
  church:
    'St Mary’s|St John’s|Holy Trinity|All Saints|St Peter’s|Chapel on the hill|St Anne’s|Christ Church|St Luke’s|Old minster|St Michael’s|Harbour chapel',
  publication:
    'Bees in cities: a survey|Methods for small samples|Field notes, year one|Soil after floods|A shared vocabulary|Rail and regional growth|Reading in two languages|Sleep and shift work|Low-cost sensors|Open data in practice|Heat in old buildings|Rivers and names',
  release: '1.0.0|1.0.1|1.1.0|1.2.0|1.2.1|1.3.0|2.0.0|2.0.1|2.1.0|2.2.0|2.3.0|3.0.0',
  pattern:
    'Raglan jumper|Cable scarf|Summer dress|Tote bag|Baby blanket|Wide trousers|Sun hat|Socks, two sizes|Patchwork quilt|Apron|Mittens|Shirt with collar',
  livestock: 'Daisy|Rosie|Bella|Clover|Molly|Hazel|Duke|Buttercup|Willow|Star|Bramble|Poppy',
  role: 'Host|Treasurer|Stage manager|Sound desk|Front of house|Driver|First aider|Cook|Timekeeper|Photographer|Steward|Reader',
  box: 'Winter clothes|Kitchen|Books A–K|Books L–Z|Tools|Cables|Christmas|Camping|Papers|Toys|Bed linen|Garage',
  desk: 'Window 1|Window 2|Window 3|Corner|Quiet room 1|Quiet room 2|Team table A|Team table B|Standing desk|By the stairs|Library 1|Library 2',
  laboratory:
    'Main laboratory|Cell culture|Microscopy|Chemistry 1|Chemistry 2|Sample store|Cold room|Genetics|Teaching laboratory|Clean room|Workshop|Greenhouse',
  dataset:
    'Air quality 2024|Bird counts|River levels|Survey, wave 1|Survey, wave 2|Soil samples|Traffic counts|Interviews|Photographs|Temperature log|Land use|Bus stops',
  drone: 'Falcon 1|Falcon 2|Kite|Swift|Mapper|Inspector|Sprayer|Swallow|Heron|Kestrel|Plover|Owl',
  bookmark:
    'Reading list|Recipe to try|Train times|Language course|Garden plans|Old photos|Tax form|Bike route|Film for Friday|Gift idea|How to fix a tap|Local news',
} as const satisfies Readonly<Record<string, string>>;

const BY_CONCEPT: Readonly<Record<string, string>> = TITLES;
export const englishNames = (concept: string): readonly string[] =>
  Object.hasOwn(BY_CONCEPT, concept) ? (BY_CONCEPT[concept] ?? '').split('|') : [];
