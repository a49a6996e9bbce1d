/**
 * Peer: Apollo Server, type-graphql with field resolvers, and entities of MikroORM with its data loaders. Started as its own
 * process: DATABASE_URL and PORT.
 */
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { DataloaderType } from '@mikro-orm/core';
import { type EntityManager, MikroORM, raw } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import fastify from 'fastify';
import { buildSchema } from 'type-graphql';
import { Enrollment, ENTITIES, Lesson, LessonCompletion, OF_INSTITUTIONS } from './entities.ts';
import {
  AccountResolver,
  CohortInstructorResolver,
  CohortResolver,
  CourseResolver,
  EnrollmentResolver,
  type OrmContext,
} from './field-resolvers.ts';
import { type Query, sessionCheck, type Viewer } from './session.ts';

const orm = await MikroORM.init({
  entities: ENTITIES,
  clientUrl: process.env['DATABASE_URL']!,
  pool: { min: 1, max: 16 },
  dataloader: DataloaderType.ALL,
  filters: {
    tenant: {
      cond: ({ institutionId }) => ({ institution: institutionId }),
      entity: OF_INSTITUTIONS.map(({ name }) => name),
      default: true,
    },
  },
});

const query: Query = (_name, text, values) =>
  orm.em.getConnection().execute(text.replaceAll(/\$\d/g, '?'), values);
const viewerOf = sessionCheck(query);

const countsOf = (counted: () => Promise<{ course: string; count: string }[]>, ids: readonly string[]) =>
  counted().then((rows) => {
    const counts = new Map(rows.map(({ course, count }) => [course, Number(count)]));
    return ids.map((id) => counts.get(id) ?? 0);
  });

/** Creates the context of a request: a fork of the entity manager, and data loaders for what is computed. */
function contextOf(viewer: Viewer): OrmContext {
  const em = orm.em.fork() as EntityManager;
  em.setFilterParams('tenant', { institutionId: viewer.institutionId });
  const institution = viewer.institutionId;
  return {
    viewer,
    em,
    lessonCount: new DataLoader((ids) =>
      countsOf(
        () =>
          em
            .createQueryBuilder(Lesson, 'l')
            .select(['l.course', raw('count(*) as count')])
            .where({ institution, course: { $in: [...ids] } })
            .groupBy('l.course')
            .execute(),
        ids,
      ),
    ),
    completedCount: new DataLoader((ids) =>
      countsOf(
        () =>
          em
            .createQueryBuilder(LessonCompletion, 'd')
            .join('d.lesson', 'l')
            .select([raw('l.course_id as course'), raw('count(*) as count')])
            .where({
              institution,
              membershipId: viewer.membershipId,
              lesson: { institution, course: { $in: [...ids] } },
            })
            .groupBy(raw('l.course_id'))
            .execute(),
        ids,
      ),
    ),
    isEnrolled: new DataLoader(async (ids) => {
      const seats = await em.find(Enrollment, {
        cohortRow: { $in: [...ids] },
        accountId: viewer.accountId,
        state: { $in: ['active', 'completed'] },
      });
      return ids.map((id) => seats.some((seat) => seat.cohortRow.id === id));
    }),
  };
}

const app = fastify();
const apollo = new ApolloServer<OrmContext>({
  schema: await buildSchema({
    resolvers: [
      CohortResolver,
      CohortInstructorResolver,
      CourseResolver,
      EnrollmentResolver,
      AccountResolver,
    ],
  }),
  introspection: false,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo), {
  context: async (request) => contextOf(await viewerOf(request.headers.authorization)),
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
