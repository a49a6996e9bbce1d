import { sql } from 'kysely';
import { givenArguments } from '#platform/read/arguments';
import type { Row } from '#platform/read/declarations';
import { objectTypeOf } from '#platform/read/object-type';
import { rowsOf } from '#platform/read/plan';
import { below } from '#platform/read/selection';
import type { Source } from '#platform/read/source';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';

/**
 * Sources for those who were found to take part: they look at the institution only, so that one read is for all of
 * them. Only feeds read them, and they look after who takes part (conversation-feed.ts, inbox.ts).
 */

/** The messages of the given `conversationId` that changed behind revision `after` and up to `upTo`. */
export const CHANGES: Source = {
  plan: (compiler, field, nodes, given) => {
    const at = compiler.at(Message);
    const { conversation, revision } = at.row as Row<Message>;
    const { conversationId, after, upTo } = givenArguments(given).sql;
    return {
      kind: 'list',
      rows: rowsOf(
        at,
        [
          sql`${conversation} = ${conversationId}`,
          sql`${revision} > ${after}::int and ${revision} <= ${upTo}::int`,
        ],
        { keys: [{ sql: revision, type: 'int' }] },
      ),
      columns: compiler.columns(objectTypeOf(field), below(nodes), at),
    };
  },
};

/** The conversation with the given `conversationId`. */
export const FOLLOWED: Source = {
  plan: (compiler, field, nodes, given) => {
    const at = compiler.at(Conversation);
    const { id } = at.row as Row<Conversation>;
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    const rows = rowsOf(at, [sql`${id} = ${givenArguments(given).sql['conversationId']}`]);
    return { kind: 'row', rows, columns, isOnly: true, missing: undefined };
  },
};
