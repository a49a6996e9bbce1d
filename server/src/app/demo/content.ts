import { LessonType } from '#modules/lesson/lesson.enums';

/** Demo course. Its sections are lists of lessons: `title | type | minutes`. */
export interface DemoCourse {
  key: string;
  title: string;
  shortDescription: string;
  category: string;
  level: string;
  language?: string;
  /** In cents. */
  price: number;
  /** Index in the institution's staff. */
  owner: number;
  isPublic: boolean;
  isDraft?: boolean;
  sections: {
    title: string;
    description: string;
    duration: string;
    lessons: [string, LessonType, number][];
  }[];
}

const { VIDEO, EXERCISE, QUIZ, LIVE } = LessonType;

export const DEMO_COURSES: DemoCourse[] = [
  {
    key: 'react',
    title: 'React from the Ground Up',
    shortDescription:
      'Build interfaces out of small, honest components: state, effects, forms, routing and tests, on one growing project.',
    category: 'Web Development',
    level: 'Beginner',
    price: 499_00,
    owner: 2,
    isPublic: true,
    sections: [
      {
        title: 'Thinking in components',
        description: 'What a component is, and where state belongs.',
        duration: '3 hours',
        lessons: [
          ['From page to component tree', VIDEO, 24],
          ['Props, state and their owners', VIDEO, 31],
          ['Cut a design into components', EXERCISE, 45],
          ['Check: state or props?', QUIZ, 10],
        ],
      },
      {
        title: 'Data and effects',
        description: 'Loading, failing and updating without surprises.',
        duration: '4 hours',
        lessons: [
          ['Effects are for the outside world', VIDEO, 28],
          ['Loading states that do not jump', VIDEO, 22],
          ['A list that loads, fails and retries', EXERCISE, 60],
        ],
      },
      {
        title: 'Ship it',
        description: 'Routing, tests and the last mile.',
        duration: '3 hours',
        lessons: [
          ['Routes and links', VIDEO, 19],
          ['Tests that read like a user', VIDEO, 27],
          ['Project review', LIVE, 90],
        ],
      },
    ],
  },
  {
    key: 'graphql',
    title: 'GraphQL APIs That Last',
    shortDescription:
      'Design a schema people enjoy: naming, paging, errors, permissions and the queries behind it, measured.',
    category: 'Web Development',
    level: 'Advanced',
    price: 699_00,
    owner: 2,
    isPublic: true,
    sections: [
      {
        title: 'The schema is the product',
        description: 'Nouns first, then everything else.',
        duration: '2 hours',
        lessons: [
          ['Naming things once', VIDEO, 26],
          ['Connections and cursors', VIDEO, 33],
          ['Review a public schema', EXERCISE, 50],
        ],
      },
      {
        title: 'Behind the schema',
        description: 'One request, few statements.',
        duration: '4 hours',
        lessons: [
          ['Where N+1 comes from', VIDEO, 25],
          ['Permissions that cannot be forgotten', VIDEO, 30],
          ['Check: errors people can act on', QUIZ, 12],
          ['Measuring before changing', LIVE, 75],
        ],
      },
    ],
  },
  {
    key: 'data',
    title: 'Data Science Foundations',
    shortDescription: 'Ask a question, find the data, draw it honestly and say what it does not show.',
    category: 'Data Science',
    level: 'Intermediate',
    price: 399_00,
    owner: 4,
    isPublic: true,
    sections: [
      {
        title: 'Questions and samples',
        description: 'What can be known from what we have.',
        duration: '3 hours',
        lessons: [
          ['From curiosity to question', VIDEO, 18],
          ['Samples and their traps', VIDEO, 29],
          ['Describe a data set in five sentences', EXERCISE, 40],
        ],
      },
      {
        title: 'Pictures that tell the truth',
        description: 'Choosing a chart, and leaving one out.',
        duration: '3 hours',
        lessons: [
          ['Which chart for which question', VIDEO, 27],
          ['Uncertainty, drawn', VIDEO, 23],
          ['Redraw a misleading chart', EXERCISE, 55],
          ['Check: reading charts', QUIZ, 15],
        ],
      },
    ],
  },
  {
    key: 'design',
    title: 'Interface Design for Developers',
    shortDescription: 'Hierarchy, spacing, colour and words: the decisions that make a screen feel calm.',
    category: 'Design',
    level: 'All Levels',
    price: 0,
    owner: 3,
    isPublic: true,
    sections: [
      {
        title: 'Seeing',
        description: 'Learn to notice before you draw.',
        duration: '2 hours',
        lessons: [
          ['Hierarchy in one glance', VIDEO, 16],
          ['Spacing is grouping', VIDEO, 21],
          ['Critique three screens', EXERCISE, 35],
        ],
      },
      {
        title: 'Making',
        description: 'A small system is enough.',
        duration: '3 hours',
        lessons: [
          ['Colour with contrast', VIDEO, 24],
          ['Words that help', VIDEO, 20],
          ['Studio session', LIVE, 60],
        ],
      },
    ],
  },
  {
    key: 'mobile',
    title: 'Mobile Apps with One Codebase',
    shortDescription:
      'Navigation, gestures, offline data and the two stores, without writing everything twice.',
    category: 'Mobile Development',
    level: 'Intermediate',
    price: 549_00,
    owner: 3,
    isPublic: true,
    sections: [
      {
        title: 'A phone is not a small laptop',
        description: 'Touch, context and interruption.',
        duration: '2 hours',
        lessons: [
          ['Thumbs and targets', VIDEO, 17],
          ['Navigation people remember', VIDEO, 26],
        ],
      },
      {
        title: 'Working offline',
        description: 'Write now, send later.',
        duration: '3 hours',
        lessons: [
          ['Queues on the device', VIDEO, 32],
          ['Survive a tunnel', EXERCISE, 50],
          ['Check: conflicts', QUIZ, 10],
        ],
      },
    ],
  },
  {
    key: 'pricing',
    title: 'Selling What You Teach',
    shortDescription: 'Find the people, set the price, write the page and open on a date.',
    category: 'Business',
    level: 'All Levels',
    price: 149_00,
    owner: 4,
    isPublic: false,
    sections: [
      {
        title: 'Before the launch',
        description: 'The people it is for, and those it is not for.',
        duration: '2 hours',
        lessons: [
          ['One learner, one promise', VIDEO, 19],
          ['A price you can say aloud', VIDEO, 22],
          ['Write the first paragraph', EXERCISE, 30],
        ],
      },
    ],
  },
  {
    key: 'security',
    title: 'Web Security in Practice',
    shortDescription: 'Sessions, injection, isolation between tenants, and how to test that they hold.',
    category: 'Web Development',
    level: 'Advanced',
    price: 599_00,
    owner: 2,
    isPublic: false,
    isDraft: true,
    sections: [
      {
        title: 'Who is asking?',
        description: 'Sessions and tokens without folklore.',
        duration: '3 hours',
        lessons: [['What a session is', VIDEO, 25]],
      },
    ],
  },
];
