import type { GraphQLResolveInfo } from 'graphql';

/** JSON from the database that is sent unchanged: keys, enum names and instants are those of the response. */
export class ReadyJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const READY = Symbol('answers with ready JSON');

/** Marks a field whose value is sent as it is read. */
export function forReady(info: GraphQLResolveInfo): GraphQLResolveInfo {
  return Object.assign(info, { [READY]: true });
}

/** Returns whether a field's value is ready JSON instead of an object to complete field by field. */
export const isForReady = (info: GraphQLResolveInfo): boolean => READY in info;
