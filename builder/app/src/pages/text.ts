export const text = {
  home: {
    title: 'Home',
    hero: {
      heading: 'Your bike, back by tonight',
      text: 'Pick a repair, pick a slot, and see what it costs before you come.',
      action: 'Book a slot',
    },
    gallery: { heading: 'What we repair' },
    text: {
      heading: 'How it works',
      text: 'Bring the bike **ten minutes** before your slot.\n\nWe call you when it is done, and you pay when you pick it up.',
    },
    pricing: {
      heading: 'Service plans',
      plans: [
        {
          name: 'Commuter',
          price: '$89 a year',
          text: 'For a bike that works every day.',
          features: ['Two services', 'Brake pads included', 'Slots before 9'],
          action: { label: 'Book a service', to: '/bookings/new' },
        },
        {
          name: 'Weekend',
          price: '$49 a year',
          text: 'For a bike that rests in winter.',
          features: ['One service in spring', 'Tyres checked for free'],
        },
      ],
    },
    questions: {
      heading: 'Questions',
      questions: [
        { question: 'Do you repair e-bikes?', answer: 'Yes, all but the motor itself.' },
        {
          question: 'Can I wait while you work?',
          answer: 'Most repairs take less than an hour. There is coffee.',
        },
      ],
    },
    contact: { heading: 'Ask for a slot here', text: 'We answer within the hour.' },
  },
  repairGallery: { title: 'Repairs' },
  repairs: { title: 'Repairs' },
  repair: { title: 'Repair' },
  repairForm: { title: 'New repair' },
  bookingForm: { title: 'Book a slot' },
  bookingCalendar: { title: 'Diary' },
  bookingBoard: { title: 'Workshop' },
  bookings: { title: 'Bookings' },
  booking: { title: 'Booking' },
  customers: { title: 'Customers' },
  customer: { title: 'Customer' },
  customerForm: { title: 'New customer' },
  parts: { title: 'Parts' },
  part: { title: 'Part' },
  partForm: { title: 'New part' },
  today: {
    title: 'Today',
    figures: {
      heading: 'In numbers',
      figure1: 'Bookings',
      figure2: 'Waiting for an answer',
      figure3: 'Parts on the shelf',
      figure4: 'Average time',
    },
    chart: { heading: 'Bookings by state' },
    chart2: { heading: 'Bookings by week' },
    attention: { heading: 'Parts to order' },
    attention2: { heading: 'To answer' },
    list: { heading: 'Latest bookings' },
  },
  openingHours: {
    title: 'Opening hours',
    text: { heading: 'When we are here', text: '- Monday to Friday: 8 to 18\n- Saturday: 9 to 13' },
  },
  account: { title: 'Account' },
};
