/** Details of the demo institutions. */
export const DEMO_DETAILS = {
  demo: {
    description: 'Courses for people who make things with computers, in small groups and with live sessions.',
    email: 'hello@demo.example',
    phone: '+1 555 0100',
    website: 'https://demo.example',
    address: '12 Harbour Road',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
    postalCode: '97201',
    adminEmail: 'admin@demo.example',
    maxStudents: 500,
  },
  acme: {
    description: 'Safety and craft for workshops.',
    email: 'hello@acme.example',
    phone: '+1 555 0199',
    website: 'https://acme.example',
    address: '1 Mesa Drive',
    city: 'Flagstaff',
    state: 'Arizona',
    country: 'United States',
    postalCode: '86001',
    adminEmail: 'owner@acme.example',
    maxStudents: 50,
  },
};
