/** Author: a member of staff by first name, or a student by number. The first student is the demo account. */
export type Speaker = 'grace' | 'ana' | 'tomas' | 'ivy' | 'samir' | number;

export interface DemoDiscussion {
  /** Key of the course; left out for a discussion of the whole institution. */
  course?: string;
  by: Speaker;
  hoursAgo: number;
  title: string;
  body: string;
  /** Author, hours after the start of the discussion, text. */
  replies?: [by: Speaker, hoursLater: number, text: string][];
}

const MAYA = 0;

export const DEMO_DISCUSSIONS: DemoDiscussion[] = [
  {
    course: 'react',
    by: MAYA,
    hoursAgo: 29,
    title: 'When does state belong to the parent?',
    body: 'In the second lesson the list keeps the text of its search box, and in the third the box keeps it itself.\n\nIs there a rule, or is it taste?',
    replies: [
      [5, 1.5, 'I move it up as soon as a second component wants to know it, not before.'],
      [
        'tomas',
        3,
        'That is the rule: it lives with the nearest parent of all who need it. The list needs the text to filter, so there it is.\n\nGood reading: https://react.dev/learn/sharing-state-between-components',
      ],
      [MAYA, 3.5, 'So in the third lesson nobody else needs it. Got it, thank you!'],
      [11, 20, 'What about text that should survive a reload?'],
      [
        'tomas',
        26,
        'Then the address bar is its owner, and the component reads it from there. We get to it in section three.',
      ],
    ],
  },
  {
    by: 'ana',
    hoursAgo: 50,
    title: 'Quiet hours in the library',
    body: 'From next week on the reading room is quiet after 4 PM. Groups find space in room 2.',
    replies: [
      [3, 2, 'Is room 2 open on Saturdays, too?'],
      ['ana', 5, 'Until 2 PM.'],
      [8, 40, 'The lamp at the second table is broken, by the way.'],
      ['ana', 42, 'Thanks, it will be changed tomorrow.'],
    ],
  },
  {
    course: 'graphql',
    by: 7,
    hoursAgo: 26,
    title: 'Connections for lists of three items?',
    body: 'The course says that every list is a connection. My API has a list of opening hours, seven at most. Do I really need cursors for that?',
    replies: [
      [
        'grace',
        4,
        'No. What cannot grow may be a plain list. The question is what you promise: "at most seven" is a promise that you can keep.',
      ],
      [12, 9, 'We did that with "tags". There are four hundred now.'],
      ['grace', 10, 'And that is the other half of the answer.'],
    ],
  },
  {
    course: 'react',
    by: 2,
    hoursAgo: 75,
    title: 'My effect runs twice',
    body: 'Only in development, and I cannot find out why. Has anybody seen this?',
    replies: [
      [14, 0.5, 'StrictMode. It mounts everything twice so that you notice when you forget to clean up.'],
      [2, 1, 'I did forget to clean up.'],
      ['tomas', 6, 'Then it did its work.'],
    ],
  },
  {
    course: 'data',
    by: 9,
    hoursAgo: 97,
    title: 'Which chart for a share that changes over time?',
    body: 'Six pies in a row look wrong. What do you use?',
    replies: [
      [
        'ivy',
        8,
        'Lines, if the shares matter; a stacked area, if the total does. Never pies next to each other: nobody compares angles.',
      ],
      [9, 12, 'Lines it is.'],
    ],
  },
  {
    course: 'design',
    by: 'ivy',
    hoursAgo: 120,
    title: 'Show us a form that you like',
    body: 'One screenshot or link, and one sentence on why. I begin: the sign-up of our library asks for a name and nothing else.',
    replies: [
      [
        MAYA,
        5,
        'The ticket machine at the central station, since they changed it: one question a screen, and Back always works.',
      ],
      [16, 20, 'Our tax form. Really. It tells you what a field is for before you ask.'],
      [4, 31, 'Anything without "confirm your e-mail".'],
    ],
  },
  {
    by: 6,
    hoursAgo: 14,
    title: 'Study group on Thursdays?',
    body: 'I look for two or three people who go through the exercises together, Thursdays at 6 PM, online.',
    replies: [
      [10, 2, 'I am in.'],
      [MAYA, 5, 'Me too, from next week on.'],
    ],
  },
  {
    course: 'graphql',
    by: MAYA,
    hoursAgo: 170,
    title: 'Errors in the payload or in errors?',
    body: 'I find both in real APIs. When do I take which?',
    replies: [
      [
        'grace',
        6,
        'What a screen has words for belongs into the payload. What is a mistake of somebody, the client or us, belongs into errors.',
      ],
      [13, 30, 'That sentence goes onto my wall.'],
    ],
  },
  {
    course: 'security',
    by: 15,
    hoursAgo: 200,
    title: 'Is a password of 30 words safe?',
    body: 'Asking for a friend who cannot remember it.',
    replies: [['samir', 10, 'Four random words are plenty, and a password manager remembers them for you.']],
  },
  {
    course: 'mobile',
    by: 17,
    hoursAgo: 222,
    title: 'Testing without ten phones',
    body: 'How do you test on small and old devices?',
    replies: [
      [
        'samir',
        9,
        'One old phone in the drawer, and an emulator with a slow network. That finds most of it.',
      ],
    ],
  },
  {
    course: 'data',
    by: 20,
    hoursAgo: 243,
    title: 'Where do the bicycle counts come from?',
    body: 'I would like to cite them.',
    replies: [['ivy', 5, 'From the open data of the city. The source is in the second column of the file.']],
  },
  {
    by: 'grace',
    hoursAgo: 290,
    title: 'What should we teach next?',
    body: 'We plan the courses of next spring. Tell us what you miss, or what you would take twice.',
    replies: [
      [3, 2, 'Databases, from the beginning.'],
      [18, 7, 'Databases! And something about reading code of others.'],
      [MAYA, 26, 'Writing. Half of my work is explaining what I did.'],
      ['samir', 30, 'I would teach reading code, if somebody joins me.'],
      [
        'grace',
        49,
        'Databases and reading code are on the list. Writing, too, though I have to find a teacher first.',
      ],
    ],
  },
  {
    course: 'react',
    by: 19,
    hoursAgo: 312,
    title: 'Keys in lists',
    body: 'Why is the index a bad key? It works for me.',
    replies: [['tomas', 3, 'Until somebody deletes the first row. Try it with an input in each row.']],
  },
  {
    course: 'design',
    by: 21,
    hoursAgo: 340,
    title: 'Grey text on white',
    body: 'Is there a number that I can hold against my boss?',
    replies: [['ivy', 4, '4.5 to 1 for text, 3 to 1 for what is large. Every browser measures it for you.']],
  },
  {
    by: 22,
    hoursAgo: 365,
    title: 'Lost: a blue notebook',
    body: 'Left in room 1 on Monday. It has my notes on effects in it.',
  },
  {
    course: 'pricing',
    by: 'grace',
    hoursAgo: 390,
    title: 'What did your first launch teach you?',
    body: 'One thing that you would do again, and one that you would not.',
    replies: [[23, 11, 'Again: talking to ten people before. Not again: a countdown.']],
  },
  {
    course: 'graphql',
    by: 24,
    hoursAgo: 430,
    title: 'Do I need a data loader?',
    body: 'My API has one database and few users.',
    replies: [['grace', 8, 'Count your statements first. If a list makes one for each row, yes.']],
  },
  {
    course: 'data',
    by: 25,
    hoursAgo: 465,
    title: 'Mean or median?',
    body: 'For rents in a city.',
    replies: [['ivy', 2, 'Median. One palace moves the mean of a whole street.']],
  },
  {
    course: 'react',
    by: 26,
    hoursAgo: 500,
    title: 'Good exercises for reducers?',
    body: 'The one with the cart is done. What else is worth it?',
  },
  {
    by: 27,
    hoursAgo: 540,
    title: 'Bicycle racks',
    body: 'They are always full in the morning. Could there be more?',
    replies: [['ana', 24, 'Ten more come in spring.']],
  },
  {
    course: 'design',
    by: 28,
    hoursAgo: 580,
    title: 'Fonts that read well on a phone',
    body: 'I use the one of the system. Is that lazy?',
  },
  {
    course: 'security',
    by: 29,
    hoursAgo: 640,
    title: 'Cookies or local storage for a token?',
    body: 'Every article says something else.',
    replies: [
      ['samir', 12, 'A cookie that scripts cannot read. What a script can read, a bad script can, too.'],
    ],
  },
];

export const ACME_DISCUSSIONS: DemoDiscussion[] = [
  {
    course: 'safety',
    by: 0,
    hoursAgo: 40,
    title: 'Which label means "do not stack"?',
    body: 'I found two that look alike in the workshop.',
    replies: [['grace', 6, 'The one with the crossed-out boxes. The other one says how many.']],
  },
];
