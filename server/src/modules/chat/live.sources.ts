import { sql } from 'kysely';
import { givenArguments } from '#platform/read/arguments';
import { objectTypeOf } from '#platform/read/object-type';
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
  compile: (compiler, field, nodes, given) => {
    const at = compiler.at(Message);
    const { conversation, revision } = at.row as Record<string, ReturnType<typeof sql>>;
    const { conversationId, after, upTo } = givenArguments(given).sql;
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    return sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (select ${sql.join(columns)} from ${compiler.from(at)}
      where ${at.scope} and ${conversation} = ${conversationId}
        and ${revision} > ${after}::int and ${revision} <= ${upTo}::int order by ${revision}) r)`;
  },
};

/** The conversation with the given `conversationId`. */
export const FOLLOWED: Source = {
  compile: (compiler, field, nodes, given) => {
    const at = compiler.at(Conversation);
    const { id } = at.row as Record<string, ReturnType<typeof sql>>;
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    return sql`(select row_to_json(r) from (select ${sql.join(columns)} from ${compiler.from(at)}
      where ${at.scope} and ${id} = ${givenArguments(given).sql['conversationId']}) r)`;
  },
};
