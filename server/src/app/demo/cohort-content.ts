import { Weekday } from '#modules/cohort/weekday.enums';

/** Demo cohort. Days are relative to now. */
export interface DemoCohort {
  title: string;
  description: string;
  courses: string[];
  /** Index in the institution's staff. */
  by: number;
  from: number;
  to: number;
  /** Number of days before the start at which enrolling ends. */
  deadline: number;
  capacity: number;
  seats: number;
  waiting?: number;
  /** In cents. */
  price?: number;
  /** Whether it offers the plans Full Course and Basic Access. */
  hasPlans?: true;
  /** Index of its first student in the roster. By default the first students of cohorts are five apart. */
  first?: number;
  isPublic: boolean;
  platform?: string;
  recurrence?: { days: Weekday[]; time: string; timeZone: string; rule: string };
  requirements: string[];
  milestones: [string, string, number][];
  sessions: string[];
}

export const DEMO_COHORTS: DemoCohort[] = [
  {
    title: 'React Winter Cohort',
    hasPlans: true,
    description:
      'Eight weeks, two evenings a week, one project of your own. We read code together, review each other’s work and finish with a small launch.',
    courses: ['react', 'design'],
    by: 2,
    from: 12,
    to: 68,
    deadline: 2,
    capacity: 20,
    seats: 19,
    isPublic: true,
    platform: 'Zoom',
    recurrence: {
      days: [Weekday.TUESDAY, Weekday.THURSDAY],
      time: '18:00',
      timeZone: 'America/New_York',
      rule: 'FREQ=WEEKLY;BYDAY=TU,TH;BYHOUR=18;BYMINUTE=0',
    },
    requirements: [
      'Some JavaScript: functions, arrays, objects',
      'A laptop you can install things on',
      'Four hours a week',
    ],
    milestones: [
      ['Project pitch', 'One page on your project and its users.', 20],
      ['First walk through', 'The main screen works, with real data.', 40],
      ['Launch', 'Your project is online, and somebody used it.', 66],
    ],
    sessions: [],
  },
  {
    title: 'GraphQL Masterclass',
    description:
      'A small group of working developers redesigns a real schema in six weeks, with measurements each week.',
    courses: ['graphql'],
    by: 2,
    from: 25,
    to: 67,
    deadline: 5,
    capacity: 8,
    seats: 8,
    waiting: 3,
    isPublic: true,
    platform: 'Google Meet',
    requirements: ['You have shipped an API before'],
    milestones: [['Schema review', 'Bring yours.', 35]],
    sessions: [],
  },
  {
    title: 'Design Studio, Open Day',
    description:
      'Free and open to everybody: four Saturdays of looking closely at interfaces and making one calmer.',
    courses: ['design'],
    by: 3,
    from: 9,
    to: 37,
    deadline: 3,
    capacity: 60,
    seats: 23,
    price: 0,
    isPublic: true,
    platform: 'Zoom',
    requirements: [],
    milestones: [],
    sessions: [],
  },
  {
    title: 'Data Science Evening Group',
    description: 'Ten weeks of questions, samples and charts for people who work during the day.',
    courses: ['data'],
    by: 4,
    from: -24,
    to: 46,
    deadline: 3,
    capacity: 25,
    seats: 21,
    isPublic: true,
    platform: 'Microsoft Teams',
    recurrence: {
      days: [Weekday.WEDNESDAY],
      time: '19:30',
      timeZone: 'Europe/Berlin',
      rule: 'FREQ=WEEKLY;BYDAY=WE;BYHOUR=19;BYMINUTE=30',
    },
    requirements: ['School mathematics', 'A question you care about'],
    milestones: [
      ['Question', 'One sentence, and why it matters.', -14],
      ['Sample', 'Where your data comes from.', 4],
      ['Talk', 'Ten minutes, three charts.', 44],
    ],
    sessions: ['Questions worth asking', 'Samples and surveys', 'Describing data'],
  },
  {
    title: 'Mobile Builders',
    description: 'From the first screen to both stores in twelve weeks.',
    courses: ['mobile', 'design'],
    by: 3,
    from: -40,
    to: 44,
    deadline: 7,
    capacity: 15,
    seats: 12,
    isPublic: true,
    platform: 'Zoom',
    requirements: ['React from the Ground Up, or the like'],
    milestones: [['Beta', 'Five people have it on their phone.', 20]],
    sessions: ['Kick-off', 'Navigation', 'Touch and gestures', 'Offline first'],
  },
  {
    title: 'React Summer Cohort',
    description: 'The first group of the year; its projects are on the wall.',
    courses: ['react'],
    by: 2,
    from: -150,
    to: -94,
    deadline: 10,
    capacity: 20,
    seats: 18,
    isPublic: true,
    platform: 'Zoom',
    requirements: ['Some JavaScript'],
    milestones: [['Launch', 'Every project online.', -96]],
    sessions: ['Components', 'State', 'Effects', 'Routes', 'Launch day'],
  },
  {
    title: 'Selling What You Teach, Pilot',
    description: 'A private pilot for the teachers of this institution and their guests.',
    courses: ['pricing'],
    by: 4,
    from: 30,
    to: 58,
    deadline: 10,
    capacity: 12,
    seats: 4,
    isPublic: false,
    requirements: ['A course you want to offer'],
    milestones: [],
    sessions: [],
  },
  {
    title: 'API Design Sprint',
    description: 'Five weeks of schemas: drawing them, using them, and changing them kindly.',
    courses: ['graphql', 'design'],
    by: 2,
    from: -41,
    to: -6,
    deadline: 5,
    capacity: 12,
    seats: 9,
    first: 30,
    isPublic: false,
    requirements: ['A program of your own to open to others'],
    milestones: [['Schema', 'A schema that somebody else has used.', -8]],
    sessions: ['Nouns first', 'Lists and pages', 'Changing without breaking'],
  },
  {
    title: 'React Autumn Cohort, Last Year',
    description: 'The group that tried the course first.',
    courses: ['react'],
    by: 2,
    from: -332,
    to: -276,
    deadline: 5,
    capacity: 20,
    seats: 14,
    first: 15,
    isPublic: false,
    requirements: [],
    milestones: [],
    sessions: [],
  },
  {
    title: 'Design Winter Studio',
    description: 'Five weeks of drawing, testing and drawing again.',
    courses: ['design'],
    by: 3,
    from: -284,
    to: -249,
    deadline: 5,
    capacity: 20,
    seats: 14,
    first: 26,
    isPublic: false,
    requirements: [],
    milestones: [],
    sessions: [],
  },
  {
    title: 'GraphQL Spring Group',
    description: 'Six weeks on schemas that last, with one of your own.',
    courses: ['graphql'],
    by: 2,
    from: -226,
    to: -184,
    deadline: 5,
    capacity: 20,
    seats: 12,
    first: 18,
    isPublic: false,
    requirements: [],
    milestones: [],
    sessions: [],
  },
  {
    title: 'Data Science Spring Group',
    description: 'Eight evenings with real tables and honest charts.',
    courses: ['data'],
    by: 4,
    from: -212,
    to: -156,
    deadline: 5,
    capacity: 20,
    seats: 15,
    first: 15,
    isPublic: false,
    requirements: [],
    milestones: [],
    sessions: [],
  },
  {
    title: 'GraphQL Study Group',
    description: 'A small group that meets when it has questions.',
    courses: ['graphql'],
    by: 2,
    from: -38,
    to: 25,
    deadline: 5,
    capacity: 10,
    seats: 8,
    first: 22,
    isPublic: false,
    requirements: [],
    milestones: [],
    sessions: [],
  },
];

interface DemoProfile {
  jobTitle: string;
  bio: string;
  expertise: string[];
  rating: number;
}

/** Profiles of the instructors, by index in the staff. */
export const DEMO_BIOS: Record<number, DemoProfile> = {
  2: {
    jobTitle: 'Lead Instructor',
    bio: 'Builds for the web since the table layouts, and still enjoys deleting code more than writing it.',
    expertise: ['React', 'GraphQL', 'Testing'],
    rating: 4.9,
  },
  3: {
    jobTitle: 'Design Mentor',
    bio: 'Moved from print to product, and brought the grid along.',
    expertise: ['Interface design', 'Mobile', 'Writing'],
    rating: 4.8,
  },
  4: {
    jobTitle: 'Instructor',
    bio: 'Taught statistics to journalists, nurses and one very patient mayor.',
    expertise: ['Statistics', 'Visualisation', 'Business'],
    rating: 4.7,
  },
};
