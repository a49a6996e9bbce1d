import { registerEnumType } from 'type-graphql';

/** Who talks in a conversation. */
export enum ConversationKind {
  DIRECT = 'direct',
  COHORT = 'cohort',
}

registerEnumType(ConversationKind, {
  name: 'ConversationKind',
  description: 'Who talks in a conversation.',
  valuesConfig: {
    DIRECT: { description: 'Two members of the institution.' },
    COHORT: { description: "A cohort's room: who has a seat, who teaches it." },
  },
});
