import { LessonType } from '#modules/lesson/lesson.enums';
import { SAMPLE_VIDEO } from '#modules/lesson/video-player.rules';
import { daysFromNow } from './dates.ts';

interface Contents {
  contentText: string;
  videoAddress?: string;
  transcriptText?: string;
  isPreview?: boolean;
  releaseAt?: Date;
}

/** Lessons that are written out, by title. */
const WRITTEN: Record<string, Contents> = {
  'From page to component tree': {
    contentText: `Every screen is a **tree**. The page holds a header and a list, the list holds rows, a row holds a name and a button.

## How to cut

1. Draw a box around everything that repeats.
2. Give each box a name from the subject, not from its looks: \`CourseRow\`, not \`GreyBox\`.
3. If a box needs more than one sentence to explain, cut it again.

## What to look for in the video

- Why the search box and the list have the same parent
- When two boxes are better off as one

> A component is a promise: give me these values, and I show you this.`,
    videoAddress: 'https://www.youtube.com/watch?v=x7cQ3mrcKaY',
    transcriptText:
      'We start with a page that everyone knows: a list of courses with a search box above it. Before we write any code, we draw boxes.',
    isPreview: true,
  },
  'Props, state and their owners': {
    contentText: `**Props** come from above. **State** is what a component remembers. For every value, ask who owns it:

- the text of the search box: the screen
- whether a row is open: the row
- the courses: the server

If two components need a value, it belongs to their nearest common parent.`,
  },
  'Cut a design into components': {
    contentText: `Take the design from the course's resources and cut it on paper.

1. Mark what repeats.
2. Name each part.
3. Write down its props, one line each.

You are done when someone else can build a part from your notes alone.`,
  },
  'Check: state or props?': {
    contentText: `Decide for each value whether it is state or a prop, and of which component:

- the number of search results
- the text of a half-written comment
- the name of the signed-in person`,
  },
  'Tests that read like a user': {
    contentText:
      'Find things by what a person sees: the label, the role, the text. Then a test survives a redesign.',
    releaseAt: daysFromNow(21, 9),
  },
};

/** The sample video and what it shows. */
const SAMPLE = {
  videoAddress: SAMPLE_VIDEO,
  transcriptText:
    'How to learn with a video lesson. One: watch once without pausing. Two: pause, and try the example yourself. Three: write down one question. Four: mark the lesson as complete.',
};

/** Returns what a demo lesson contains. Video lessons without a video of their own show the sample. */
export const lessonContent = (title: string, type: LessonType): Contents => ({
  ...(type === LessonType.VIDEO && SAMPLE),
  ...(WRITTEN[title] ?? {
    contentText: `## What this lesson is about

${title}. ${OPENING[type]}

## Afterwards

Write down one thing that surprised you, and bring it to the next session.`,
  }),
});

const OPENING: Record<LessonType, string> = {
  [LessonType.VIDEO]: 'Read the notes, then try the example yourself before you go on.',
  [LessonType.EXERCISE]: 'Work on it alone first. Compare your result with a partner afterwards.',
  [LessonType.QUIZ]: 'Answer from memory; look things up only when you are done.',
  [LessonType.LIVE]: 'We meet live. Bring what you are working on and one question.',
};
