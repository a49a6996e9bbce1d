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
 * Sources for viewers that are known to participate: they only check the institution, so that one read serves
 * all. Only feeds use them, and feeds check participation (conversation.feed.ts, inbox.feed.ts).
 */

/** Source: the messages of the given `conversationId` that changed after revision `after`, up to `upTo`. */
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

/** Source: the conversation with the given `conversationId`. */
export const FOLLOWED: Source = {
  plan: (compiler, field, nodes, given) => {
    const at = compiler.at(Conversation);
    const { id } = at.row as Row<Conversation>;
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    const rows = rowsOf(at, [sql`${id} = ${givenArguments(given).sql['conversationId']}`]);
    return { kind: 'row', rows, columns, isOnly: true, missing: undefined };
  },
};
