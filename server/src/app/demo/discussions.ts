import { HOUR } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Discussion } from '#modules/discussion/discussion.entity';
import { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import type { Membership } from '#modules/membership/membership.entity';
import type { SeededCourse } from './courses.ts';
import {
  ACME_DISCUSSIONS,
  DEMO_DISCUSSIONS,
  type DemoDiscussion,
  type Speaker,
} from './discussion-content.ts';
import type { Roster } from './roster.ts';

/** Seeds the discussions of an institution and its courses. */
export function seedDiscussions(
  em: EntityManager,
  roster: Roster,
  courses: Map<string, SeededCourse>,
  of: 'demo' | 'acme',
): void {
  for (const discussion of of === 'demo' ? DEMO_DISCUSSIONS : ACME_DISCUSSIONS)
    seedDiscussion(em, roster, courses, discussion);
}

function seedDiscussion(
  em: EntityManager,
  roster: Roster,
  courses: Map<string, SeededCourse>,
  { course, by, hoursAgo, title, body, replies = [] }: DemoDiscussion,
): void {
  const { institution } = roster;
  const startedAt = new Date(Date.now() - hoursAgo * HOUR);
  const moments = replies.map(([, hoursLater]) => new Date(startedAt.getTime() + hoursLater * HOUR));
  const discussion = em.create(Discussion, {
    institution,
    course: course ? courses.get(course)!.course : null,
    author: speaker(roster, by),
    title,
    body,
    createdAt: startedAt,
    lastActivityAt: moments.at(-1) ?? startedAt,
    replyCount: replies.length,
    lastNumber: replies.length,
  } as never);
  for (const [at, [author, , text]] of replies.entries())
    em.create(DiscussionReply, {
      institution,
      discussion,
      author: speaker(roster, author),
      number: at + 1,
      body: text,
      createdAt: moments[at]!,
    } as never);
}

const STAFF: Record<string, number> = { grace: 0, ana: 1, tomas: 2, ivy: 3, samir: 4 };

const speaker = ({ staff, students }: Roster, who: Speaker): Membership =>
  typeof who === 'number' ? students[who]! : staff[STAFF[who]!]!;
