import { HOUR } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Activity } from '#modules/activity/activity.entity';
import { ActivityType, LatePenalty, SubmissionType } from '#modules/activity/activity.enums';
import type { SeededCourse } from './courses.ts';
import { daysFromNow } from './dates.ts';
import type { Roster } from './roster.ts';

const { ASSIGNMENT, QUIZ, PROJECT, DISCUSSION, PRESENTATION } = ActivityType;

interface DemoActivity {
  title: string;
  description: string;
  type: ActivityType;
  /** Days from today; negative for the past. */
  due: number;
  points: number;
  instructions: string;
  materials?: string[];
  isLateAllowed?: boolean;
  late?: Pick<Activity, 'lateDays' | 'latePenalty' | 'latePercent'>;
  workTypes?: SubmissionType[];
  allowedFileTypes?: string[];
}

const ONCE = { lateDays: 14, latePenalty: LatePenalty.FIXED, latePercent: 20 };
const DAILY = { lateDays: 7, latePenalty: LatePenalty.PER_DAY, latePercent: 10 };

/** Activities by the keys of the courses. */
const DEMO_ACTIVITIES: Record<string, DemoActivity[]> = {
  react: [
    {
      title: 'Cut a page into components',
      description: 'Draw the component tree of a page that you use every day.',
      type: ASSIGNMENT,
      due: -9,
      points: 20,
      instructions: 'One drawing and half a page on where the state lives and why.',
      materials: ['From page to component tree', 'https://react.dev/learn/thinking-in-react'],
      isLateAllowed: true,
      late: ONCE,
    },
    {
      title: 'State or props?',
      description: 'Twelve short questions on who owns what.',
      type: QUIZ,
      due: 3,
      points: 12,
      instructions: 'Forty minutes, one try. Notes are allowed.',
    },
    {
      title: 'A list that loads, fails and retries',
      description: 'A list of your choice that stays calm whatever the network does.',
      type: PROJECT,
      due: 12,
      points: 60,
      instructions:
        'Hand in the sources and a recording of each state: loading, empty, full, failing, back again.',
      materials: ['Loading states that do not jump'],
      isLateAllowed: true,
      late: DAILY,
    },
    {
      title: 'Show your list',
      description: 'Five minutes in front of the group.',
      type: PRESENTATION,
      due: 19,
      points: 10,
      instructions: 'Begin with what went wrong. Slides are not needed.',
    },
  ],
  graphql: [
    {
      title: 'Design a schema for a library',
      description: 'Books, copies, people who borrow them.',
      type: ASSIGNMENT,
      due: 5,
      points: 30,
      instructions: 'A schema of at most two pages, with a reason for each connection.',
      workTypes: [SubmissionType.TEXT, SubmissionType.LINK],
    },
    {
      title: 'What belongs into a mutation payload?',
      description: 'Bring an API that got it wrong.',
      type: DISCUSSION,
      due: 8,
      points: 5,
      instructions: 'Post one example and answer two others.',
      workTypes: [SubmissionType.DISCUSSION],
    },
  ],
  data: [
    {
      title: 'Clean a messy table',
      description: 'Nine thousand rows of bicycle counts, as they were found.',
      type: ASSIGNMENT,
      due: -4,
      points: 25,
      instructions: 'List every decision that you made. The counts must be reproducible.',
      materials: ['bicycle-counts.csv'],
    },
    {
      title: 'Averages and what they hide',
      description: 'A quiz on the first two sections.',
      type: QUIZ,
      due: 2,
      points: 15,
      instructions: 'Thirty minutes. A calculator is allowed.',
    },
    {
      title: 'One question, one chart',
      description: 'Answer a question of your own with data that anybody can get.',
      type: PROJECT,
      due: 21,
      points: 60,
      instructions: 'One chart, one page of text, all sources.',
      isLateAllowed: true,
    },
  ],
  design: [
    {
      title: 'Redraw a form that annoys you',
      description: 'From the first field to the last error message.',
      type: ASSIGNMENT,
      due: 6,
      points: 20,
      instructions: 'Before, after, and what you measured.',
      allowedFileTypes: ['.pdf', '.png', '.jpg', '.docx'],
    },
  ],
  safety: [
    {
      title: 'Walk through your workshop',
      description: 'Find ten labels and say what each one asks of you.',
      type: ASSIGNMENT,
      due: 4,
      points: 10,
      instructions: 'A list with a photo for each.',
    },
  ],
};

/** Seeds activities of the demo courses, overdue and upcoming. */
export function seedActivities(
  em: EntityManager,
  { institution }: Roster,
  courses: Map<string, SeededCourse>,
): void {
  for (const [key, { course }] of courses)
    for (const { due, isLateAllowed, late, ...about } of DEMO_ACTIVITIES[key] ?? []) {
      const dueAt = daysFromNow(due, 17);
      em.create(Activity, {
        ...about,
        ...late,
        institution,
        course,
        startsAt: new Date(dueAt.getTime() - 8 * HOUR),
        dueAt,
        timeZone: 'UTC',
        allowLateSubmission: isLateAllowed ?? false,
      } as never);
    }
}
