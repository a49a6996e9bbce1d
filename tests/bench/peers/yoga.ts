/** Peer: GraphQL Yoga on `node:http`, with data loaders over `pg`. Started as its own process: DATABASE_URL and PORT. */
import http from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { contextOf, type Context, resolvers } from './resolvers.ts';
import { SCHEMA } from './schema.ts';

const yoga = createYoga<object, Context>({
  schema: createSchema<Context>({ typeDefs: SCHEMA, resolvers: resolvers as never }),
  context: ({ request }) => contextOf(request.headers.get('authorization') ?? undefined),
  graphiql: false,
  landingPage: false,
  logging: 'error',
});

http
  .createServer((request, response) => void yoga(request, response))
  .listen(Number(process.env['PORT']), '127.0.0.1');
