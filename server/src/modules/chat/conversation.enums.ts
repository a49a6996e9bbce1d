import { registerEnumType } from 'type-graphql';

/** Kind of a conversation. */
export enum ConversationKind {
  DIRECT = 'direct',
  COHORT = 'cohort',
}

registerEnumType(ConversationKind, {
  name: 'ConversationKind',
  description: 'Kind of a conversation.',
  valuesConfig: {
    DIRECT: { description: 'A conversation between two members of the institution.' },
    COHORT: { description: 'The room of a cohort: students with a seat and instructors.' },
  },
});
