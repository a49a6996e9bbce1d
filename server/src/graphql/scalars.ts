import { GraphQLDateTime, GraphQLUUID } from 'graphql-scalars';

/** An instant, ISO 8601 in UTC on the wire. */
export const DateTime = GraphQLDateTime;

/** An identity; a malformed one is refused before anything runs. */
export const UUID = GraphQLUUID;
