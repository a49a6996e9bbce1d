import { type JsonSchema, nameOf } from './schemas.ts';

const ID = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';

/** Example values by member name. */
const VALUES: Readonly<Record<string, unknown>> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMWEx.c2lnbmF0dXJl',
  additionalInfo: 'Bring paper.',
  address: '1 Quay Street',
  adminEmail: 'admin@harbour.example',
  avatar: 'https://demo.example.org/avatars/kim.png',
  bio: 'Teaches networks since 2009.',
  capacity: 25,
  category: 'Web Development',
  city: 'Bristol',
  code: '123456',
  country: 'United Kingdom',
  course: 'Network Basics',
  date: '2027-03-08T18:00:00.000Z',
  days: 'Monday',
  deadline: '2027-04-01T18:00:00.000Z',
  description: 'Packets, ports and protocols.',
  dueDate: '2027-03-12',
  duration: '13 weeks',
  durationInDays: 92,
  durationMinutes: 30,
  durationWeeks: 4,
  email: 'kim.berg@example.org',
  endDate: '2027-06-01T20:00:00.000Z',
  endTime: '17:00',
  expertise: 'Networks',
  firstName: 'Kim',
  image: 'https://demo.example.org/pictures/networks.png',
  institution: 'harbour',
  instructions: 'One page.',
  instructor: 'Kim Berg',
  isAvailable: true,
  isVerified: true,
  language: 'English',
  lastName: 'Berg',
  level: 'Beginner',
  limit: 5,
  link: 'https://meet.example.org/network-basics',
  logo: 'https://demo.example.org/logo.png',
  materials: 'Chapter 1',
  maxEnrollments: 25,
  maximumStudents: 25,
  maxParticipants: 12,
  maxStudents: 40,
  meetingLink: 'https://meet.example.org/office-hour',
  message: 'Your email was verified successfully',
  name: 'Harbour College',
  namespace: 'harbour',
  offset: 1,
  owner: 'Kim Berg',
  pages: 3,
  password: 'Sunny#Day42',
  percent: 100,
  phone: '+44 20 7946 0000',
  platform: 'Zoom',
  points: 20,
  postalCode: 'BS1 4DJ',
  present: 18,
  price: 49.5,
  progress: 40,
  rating: 4.5,
  registered: 23,
  requirements: 'A laptop',
  schedule: 'Mondays at 18:00',
  shortDescription: 'Packets and ports.',
  size: 48_213,
  startDate: '2027-03-01T18:00:00.000Z',
  startTime: '09:00',
  state: 'England',
  studentCount: 23,
  studentsCount: 23,
  time: '6:00 PM UTC',
  timeZone: 'Europe/Berlin',
  title: 'Network Basics',
  topic: 'Packets',
  total: 23,
  totalStudents: 140,
  website: 'https://harbour.example',
};

/** Names of lists that are empty in examples. */
const EMPTY: Readonly<Record<string, true>> = { resources: true };

/** Optional members that are left out of examples: IDs of objects that the reader does not have, and codes of a second factor. */
const OMITTED: Readonly<Record<string, true>> = {
  categoryId: true,
  code: true,
  materialFileIds: true,
  thumbnailId: true,
};

/** Builds an example of a schema, with values that fit the names of its members. */
export function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name = '',
): unknown {
  const of = (part: unknown, named = name) => exampleOf(part as JsonSchema, components, named);
  const { $ref, anyOf, oneOf, properties, required = [] } = schema;
  if (typeof $ref === 'string') return of(components[nameOf($ref)]);
  if (properties) {
    const shown = Object.entries(properties).filter(
      ([key]) => !(key in OMITTED) || (required as string[]).includes(key),
    );
    return Object.fromEntries(shown.map(([key, part]) => [key, of(part, key)]));
  }
  const [first] = (anyOf ?? oneOf ?? []) as JsonSchema[];
  if (first) return of(first);
  if (typeOf(schema) === 'array') return name in EMPTY ? [] : [of(schema['items'])];
  return valueOf(schema, name);
}

const typeOf = ({ type }: JsonSchema): unknown => (Array.isArray(type) ? type[0] : type);

function valueOf(schema: JsonSchema, name: string): unknown {
  const values = schema['enum'] as unknown[] | undefined;
  const value = VALUES[name];
  const type = typeOf(schema);
  if ('const' in schema) return schema['const'];
  if (values) return values.includes(value) ? value : values[0];
  if (schema['format'] === 'uuid') return ID;
  if (schema['format'] === 'date') return '2027-03-12';
  if (typeof value === (type === 'integer' ? 'number' : type)) return value;
  if (schema['format'] === 'date-time') return '2027-02-20T00:00:00.000Z';
  return type === 'boolean' ? false : type === 'string' ? 'text' : 1;
}
