import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { courseChanges } from './course-changes.feed.ts';
import { CourseChange } from './course.payload.ts';

@Resolver()
export class CourseChangesResolver {
  @Authorized()
  @Subscription(() => CourseChange, {
    subscribe: ({ args, context, info }) =>
      courseChanges(context as Context, info, (args as { id: string }).id),
    description:
      'Sends an event when a course that the viewer can read changes (texts, price, state, picture, teachers, sections, lessons, quizzes) or is deleted. Members of its institution only.',
  })
  courseChanged(
    @Arg('id', () => ID, { description: 'ID of the course to follow.' }) _: string,
    @Root() change: object,
  ): object {
    return change;
  }
}
