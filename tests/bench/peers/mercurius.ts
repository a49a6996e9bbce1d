/**
 * Peer: Mercurius on Fastify with its JIT compiler, and data loaders over `pg`. Started as its own process: DATABASE_URL and
 * PORT.
 */
import fastify from 'fastify';
import mercurius, { type IResolvers } from 'mercurius';
import { contextOf, resolvers } from './resolvers.ts';
import { SCHEMA } from './schema.ts';

const app = fastify();
await app.register(mercurius, {
  schema: SCHEMA,
  resolvers: resolvers as unknown as IResolvers,
  context: (request) => contextOf(request.headers.authorization),
  jit: 1,
  graphiql: false,
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
