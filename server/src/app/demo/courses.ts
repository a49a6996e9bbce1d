import { MINUTE } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CoTeacher } from '#modules/co-teacher/co-teacher.entity';
import { Course } from '#modules/course/course.entity';
import { CourseStatus } from '#modules/course/course.enums';
import { Section } from '#modules/course/section.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { LessonType } from '#modules/lesson/lesson.enums';
import type { DemoCourse } from './content.ts';
import { COURSE_PAGES } from './course-pages.ts';
import { lessonContent } from './lesson-content.ts';
import { daysFromNow } from './dates.ts';
import type { Roster } from './roster.ts';

/** Seeded course with its lessons in order. */
export interface SeededCourse {
  course: Course;
  lessons: Lesson[];
}

/** Seeds courses with their sections and lessons. Returns them by the keys of the content. */
export function seedCourses(
  em: EntityManager,
  roster: Roster,
  contents: DemoCourse[],
): Map<string, SeededCourse> {
  const { institution, staff } = roster;
  return new Map(
    contents.map((content, at) => {
      const { key, sections, owner, isDraft, ...texts } = content;
      const course = em.create(Course, {
        ...texts,
        ...COURSE_PAGES[key],
        institution,
        owner: staff[owner]!,
        status: isDraft ? CourseStatus.DRAFT : CourseStatus.PUBLISHED,
        createdAt: daysFromNow(-200 + at * 12),
      } as never);
      addCoTeacher(em, roster, course, owner);
      let position = 0;
      const lessons = sections.flatMap(({ lessons: list, ...heading }, index) => {
        const section = em.create(Section, { ...heading, institution, course, position: index } as never);
        return list.map(([title, type, durationMinutes]) =>
          em.create(Lesson, {
            institution,
            course,
            section,
            title,
            type,
            description: DESCRIPTIONS[type],
            durationMinutes,
            position: position++,
            ...lessonContent(title, type),
            ...(type === LessonType.LIVE && heldLive(daysFromNow(7 + position, 18), durationMinutes)),
          } as never),
        );
      });
      return [key, { course, lessons }];
    }),
  );
}

/** Descriptions of lessons by type. */
const DESCRIPTIONS: Readonly<Record<LessonType, string>> = {
  [LessonType.VIDEO]: 'A short video, with its main points in writing.',
  [LessonType.EXERCISE]: 'Something to do on your own, step by step. Bring your result to the next session.',
  [LessonType.QUIZ]: 'A few questions about the lessons before. You see at once what you know.',
  [LessonType.LIVE]: 'Live, with time for questions. Bring what you are working on.',
};

/** Index of the first instructor among the staff, after the owner and the admin. */
const FIRST_INSTRUCTOR = 2;

/** Lets the next instructor teach the course, too; with the first one to edit it. */
function addCoTeacher(
  em: EntityManager,
  { institution, staff }: Roster,
  course: Course,
  owner: number,
): void {
  const member = staff[owner + 1];
  if (owner < FIRST_INSTRUCTOR || !member) return;
  em.create(CoTeacher, { institution, course, member, mayEdit: owner === FIRST_INSTRUCTOR } as never);
}

/** Returns the additional properties of a live lesson. */
const heldLive = (startsAt: Date, minutes: number) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
  link: 'https://meet.example.com/demo-lesson',
  maxParticipants: 40,
  materialList: ['The slides, an hour before'],
  enableChat: true,
  recordSession: true,
});
