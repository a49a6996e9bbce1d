/**
 * The limit of fan-out: stores a message with one statement and sends its text to every socket, by `pg`, `ws` and
 * `node:http`, without authentication, row level security, subscriptions or any order but the database's.
 */
import http from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const STORE = `with room as (
    update conversation set last_sequence = last_sequence + 1, last_revision = last_revision + 1, last_message_at = now()
    where institution_id = $1 and id = $2 returning *
  ), sent as (
    insert into message (institution_id, id, conversation_id, sender_id, sequence, revision, body)
    select institution_id, uuidv7(), id, $3, last_sequence, last_revision, $4 from room returning *
  )
  select json_build_object('id', '1', 'type', 'next', 'payload', json_build_object('data', json_build_object(
    'messagesChanged', json_build_object('revision', s.revision, 'messages', json_build_array(json_build_object(
      'id', s.id, 'sequence', s.sequence, 'body', s.body, 'sentAt', s.created_at,
      'sender', json_build_object('id', m.id, 'displayName', m.first_name || ' ' || m.last_name)))))))::text
  from sent s join membership m on m.institution_id = s.institution_id and m.id = s.sender_id`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    const values = JSON.parse(body) as unknown[];
    if (values.length === 0) return response.end('ready');
    pool.query({ name: 'store', text: STORE, values, rowMode: 'array' }).then(
      ({ rows }) => {
        const text = (rows as string[][])[0]![0]!;
        for (const socket of sockets.clients) socket.send(text);
        response.end('sent');
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
    return undefined;
  });
});
const sockets = new WebSocketServer({ server });
server.listen(Number(process.env['PORT']), '127.0.0.1');
