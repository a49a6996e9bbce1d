/**
 * The limit: what `pg` and `node:http` achieve with one hand-written statement per response (limit-statements.ts),
 * without authentication, row level security, validation or any library. Started as its own process: DATABASE_URL and
 * PORT.
 */
import http from 'node:http';
import pg from 'pg';
import { STATEMENTS } from './limit-statements.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
pool.on('error', () => {}); // the bench stops the database before this

const server = http.createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const { name, values } = JSON.parse(text) as { name: string; values: unknown[] };
    pool.query({ name, text: STATEMENTS[name]!, values, rowMode: 'array' }).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json');
        response.end((rows as string[][])[0]?.[0] ?? 'null');
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
