import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { inDays, insert } from '#tests/support/factories';
import { day, type Learner, maybe, money, type Population, text, WORDS } from './population.ts';
import type { Chance } from './random.ts';

/** Creates courses of every kind in an institution; returns their IDs. */
export async function someCourses(
  app: App,
  chance: Chance,
  { institution, admin, teachers }: Population,
  learners: Learner[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let left = 7; left > 0; left--) {
    const id = uuidv7();
    const tenant = { institution_id: institution.id };
    await insert(app, 'course', {
      ...tenant,
      id,
      title: text(chance),
      short_description: text(chance),
      category: chance.oneOf(['Other', 'Business']),
      price: money(chance),
      max_students: maybe(chance, chance.between(1, 50)),
      start_date: maybe(chance, day(chance, -20, 20)),
      is_recurring: chance.percent(50),
      recurring_interval: maybe(chance, chance.oneOf(['weekly', 'Custom'])),
      status: chance.oneOf(['published', 'published', 'published', 'draft', 'archived']),
      is_public: chance.percent(50),
      thumbnail_url: maybe(chance, 'https://example.org/a.png'),
      owner_id: chance.oneOf([admin, ...teachers]).membershipId,
      created_at: day(chance, -30, -1),
      deleted_at: chance.percent(15) ? inDays(-1) : null,
    });
    const sections: (string | null)[] = [null];
    for (let wanted = chance.between(0, 3); wanted > 0; wanted--) {
      const section = uuidv7();
      await insert(app, 'section', {
        ...tenant,
        id: section,
        course_id: id,
        title: text(chance),
        position: chance.between(0, 2),
        created_at: day(chance, -30, -1),
      });
      sections.push(section);
    }
    for (let wanted = chance.between(0, 5); wanted > 0; wanted--) {
      const lesson = uuidv7();
      await insert(app, 'lesson', {
        ...tenant,
        id: lesson,
        course_id: id,
        section_id: chance.oneOf(sections),
        title: text(chance),
        type: chance.oneOf(['video', 'exercise', 'quiz', 'live']),
        duration_minutes: maybe(chance, chance.between(1, 90)),
        position: chance.between(0, 3),
        starts_at: maybe(chance, day(chance, -20, 20)),
        ends_at: maybe(chance, day(chance, -20, 20)),
        meeting_link: maybe(chance, 'https://meet.example.org/lesson'),
        max_participants: maybe(chance, chance.between(1, 50)),
        materials: chance.someOf(WORDS, 2),
        enable_chat: chance.percent(50),
        created_at: day(chance, -30, -1),
      });
      for (const { membershipId } of chance.someOf(learners, 4))
        await insert(app, 'lesson_completion', {
          ...tenant,
          id: uuidv7(),
          lesson_id: lesson,
          membership_id: membershipId,
        });
    }
    for (let wanted = chance.between(0, 4); wanted > 0; wanted--) {
      const due = day(chance, -10, 10);
      const activity = uuidv7();
      await insert(app, 'activity', {
        ...tenant,
        id: activity,
        course_id: id,
        title: text(chance),
        description: text(chance),
        type: chance.oneOf(['assignment', 'quiz', 'project', 'discussion', 'presentation']),
        starts_at: due,
        due_at: due,
        time_zone: chance.oneOf(['UTC', 'Europe/Berlin']),
        points: chance.between(0, 100),
        instructions: text(chance),
        allow_late_submission: chance.percent(50),
        late_days: maybe(chance, chance.between(1, 20)),
        late_penalty: chance.oneOf(['none', 'fixed', 'per-day']),
        late_percent: chance.between(0, 100),
        max_file_megabytes: chance.between(1, 10),
        materials: chance.someOf(WORDS, 2),
        created_at: day(chance, -30, -1),
        deleted_at: chance.percent(15) ? inDays(-1) : null,
      });
      for (const { membershipId } of chance.someOf(learners, 3))
        await insert(app, 'extension', {
          ...tenant,
          id: uuidv7(),
          activity_id: activity,
          student_id: membershipId,
          due_at: day(chance, -10, 20),
          reason: text(chance),
          granted_by_id: admin.membershipId,
        });
      for (const { membershipId } of chance.someOf(learners, 2))
        await insert(app, 'submission_draft', {
          ...tenant,
          id: uuidv7(),
          activity_id: activity,
          student_id: membershipId,
          description: text(chance),
          saved_at: day(chance, -10, -1),
        });
      for (const { membershipId } of chance.someOf(learners, 4)) {
        const isGraded = chance.percent(50);
        const submission = uuidv7();
        await insert(app, 'submission', {
          ...tenant,
          id: submission,
          activity_id: activity,
          student_id: membershipId,
          description: text(chance),
          submitted_at: day(chance, -10, -1),
          is_late: chance.percent(30),
          points: isGraded ? chance.between(0, 100) : null,
          feedback: isGraded ? maybe(chance, text(chance)) : null,
          graded_by_id: isGraded ? chance.oneOf([admin, ...teachers]).membershipId : null,
          graded_at: isGraded ? day(chance, -10, -1) : null,
        });
        for (let number = 1; number <= chance.between(1, 3); number++)
          await insert(app, 'submission_attempt', {
            ...tenant,
            id: uuidv7(),
            submission_id: submission,
            number,
            description: text(chance),
            submitted_at: day(chance, -10, -1),
            is_late: chance.percent(30),
          });
        for (let files = chance.between(0, 2); files > 0; files--)
          await insert(app, 'file', {
            ...tenant,
            id: uuidv7(),
            uploader_id: membershipId,
            purpose: 'submission',
            name: 'work.ts',
            content_type: 'text/plain',
            size: chance.between(1, 5000),
            stored_at: maybe(chance, new Date()),
            holder_id: submission,
            position: chance.between(1, 2),
          });
      }
    }
    await someDiscussions(app, chance, tenant, id, [admin, ...teachers, ...learners]);
    ids.push(id);
  }
  return ids;
}

/** Discussions about a course, or about none. */
async function someDiscussions(
  app: App,
  chance: Chance,
  tenant: { institution_id: string },
  courseId: string,
  members: { membershipId: string }[],
): Promise<void> {
  for (let wanted = chance.between(1, 5); wanted > 0; wanted--) {
    const discussion = uuidv7();
    const replies = chance.between(0, 5);
    await insert(app, 'discussion', {
      ...tenant,
      id: discussion,
      course_id: chance.percent(50) ? courseId : null,
      author_id: chance.oneOf(members).membershipId,
      title: text(chance),
      body: text(chance),
      reply_count: replies,
      last_activity_at: day(chance, -10, -1),
      edited_at: maybe(chance, day(chance, -10, -1)),
      deleted_at: chance.percent(15) ? inDays(-1) : null,
    });
    for (let number = 1; number <= replies; number++)
      await insert(app, 'discussion_reply', {
        ...tenant,
        id: uuidv7(),
        discussion_id: discussion,
        author_id: chance.oneOf(members).membershipId,
        number,
        body: text(chance),
        edited_at: maybe(chance, day(chance, -10, -1)),
        deleted_at: chance.percent(20) ? inDays(-1) : null,
      });
  }
}
