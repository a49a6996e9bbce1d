/**
 * Peer: PostGraphile over the tables as they are. The policies of row level security separate institutions, as they do for
 * the server. Started as its own process: DATABASE_URL and PORT.
 */
import http from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { type Query, sessionCheck } from './session.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
pool.on('error', () => {}); // the bench stops the database before this

const query: Query = async (name, text, values) => (await pool.query({ name, text, values })).rows as never;
const viewerOf = sessionCheck(query);

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'], // lists may be ordered by columns without an index of their own
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  schema: { defaultBehavior: '-insert -update -delete' },
  grafast: {
    explain: false,
    async context(request) {
      const { accountId, institutionId } = await viewerOf(request.node?.req.headers.authorization);
      return {
        pgSettings: { role: 'lyceum_app', 'app.account': accountId, 'app.institution': institutionId },
      };
    },
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});

const server = http.createServer();
server.on('error', (error) => {
  throw error;
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env['PORT']), '127.0.0.1');
