import type { GraphQLResolveInfo } from 'graphql';

/**
 * JSON that the database made ready to be sent: keys, names of enum values and instants are the answer's. Nobody looks
 * inside on the way.
 */
export class ReadyJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const READY = Symbol('answers with ready JSON');

/** Marks what a resolver is told: the field's value will be sent as it is read. */
export function forReady(info: GraphQLResolveInfo): GraphQLResolveInfo {
  return Object.assign(info, { [READY]: true });
}

/** Whether the field's value is to be ready JSON rather than an object to be completed field by field. */
export const isForReady = (info: GraphQLResolveInfo): boolean => READY in info;
