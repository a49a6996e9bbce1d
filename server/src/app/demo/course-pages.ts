/** Texts of a demo course's page besides its title and short description. */
interface CoursePage {
  fullDescription: string;
  objectives: string[];
  prerequisites: string[];
  audience: string[];
}

/** Texts by the key of the course; a course without them shows that they are optional. */
export const COURSE_PAGES: Readonly<Record<string, CoursePage>> = {
  react: {
    fullDescription:
      'You build **one project** from an empty folder to a deployed page. Each week adds a piece that real products have: a form that refuses bad input, a list that loads as you scroll, a test that fails when it should.\n\nEvery exercise is read by a person, who answers within two days.',
    objectives: [
      'Split a screen into components that are easy to name',
      'Keep state where it belongs, and nowhere else',
      'Load data without showing wrong or old values',
      'Write tests that read like the user’s own steps',
    ],
    prerequisites: ['JavaScript: functions, arrays, promises', 'A laptop with Node.js 20 or newer'],
    audience: ['Developers who wrote a website before', 'Designers who want to build what they draw'],
  },
  graphql: {
    fullDescription:
      'A schema is a promise to people you will never meet. We write one together, break it on purpose, and learn which changes are safe.\n\n- Week 1: nouns, lists and errors\n- Week 2: speed, limits and permissions',
    objectives: [
      'Name types and fields so that no one has to ask',
      'Page through long lists with cursors',
      'Keep one request from reading another tenant’s data',
    ],
    prerequisites: ['You have called an API before'],
    audience: ['Backend developers', 'Teams that replace a REST API'],
  },
  data: {
    fullDescription: 'From a question to a chart that answers it, with public data and free tools only.',
    objectives: [
      'Ask questions that data can answer',
      'Find out who is missing from a sample',
      'Draw charts that tell the truth',
    ],
    prerequisites: [],
    audience: ['Everyone who reads reports', 'Journalists and analysts at the start'],
  },
};
