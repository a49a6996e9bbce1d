/** Password of all demo accounts, which do not exist in production. */
export const DEMO_PASSWORD = 'Learn4ever!';

/** One account per role. The start-up output lists them. */
export const DEMO_ACCOUNTS = [
  { role: 'owner', email: 'grace@demo.example', firstName: 'Grace', lastName: 'Okafor' },
  { role: 'admin', email: 'admin@demo.example', firstName: 'Ana', lastName: 'Ferreira' },
  { role: 'instructor', email: 'teacher@demo.example', firstName: 'Tomás', lastName: 'Rivera' },
  { role: 'student', email: 'student@demo.example', firstName: 'Maya', lastName: 'Lindqvist' },
  { role: 'super_admin', email: 'staff@demo.example', firstName: 'Noor', lastName: 'Vega' },
] as const;

/** Further instructors of the demo institution. */
export const DEMO_INSTRUCTORS = [
  { email: 'ivy@demo.example', firstName: 'Ivy', lastName: 'Chen' },
  { email: 'samir@demo.example', firstName: 'Samir', lastName: 'Haddad' },
] as const;

const FIRST_NAMES = [
  'Noah',
  'Lena',
  'Omar',
  'Sofia',
  'Kofi',
  'Elin',
  'Ravi',
  'Marta',
  'Hugo',
  'Aiko',
  'Zoe',
  'Emil',
];
const LAST_NAMES = ['Abara', 'Brandt', 'Castro', 'Dubois', 'Eriksen', 'Farah', 'Garcia', 'Haas'];

/** Numbers of students who stopped learning, so that they are at risk. */
const IDLE = [26, 27];

/** Returns the email addresses of the students who stopped learning. */
export const idleStudents = (): string[] => IDLE.map((number) => demoStudent(number).email);

/** Days since the idle students learned. */
export const IDLE_SINCE_DAYS = 17;

/** Returns a student by number. Every combination of names occurs once before one repeats. */
export function demoStudent(number: number): { email: string; firstName: string; lastName: string } {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length]!;
  const lastName = LAST_NAMES[(number * 3 + Math.floor(number / FIRST_NAMES.length)) % LAST_NAMES.length]!;
  return { email: `${firstName}.${lastName}.${number}@demo.example`.toLowerCase(), firstName, lastName };
}
