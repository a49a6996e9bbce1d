import { registerEnumType } from 'type-graphql';

/** Sessions of a recurring schedule that a change concerns. */
export enum SessionScope {
  THIS = 'this',
  THIS_AND_FOLLOWING = 'this-and-following',
  ALL = 'all',
}

registerEnumType(SessionScope, {
  name: 'SessionScope',
  description: 'Sessions that a change concerns. Sessions that were held always stay as they are.',
  valuesConfig: {
    THIS: { description: 'The session alone. Later changes of the schedule leave it as it is.' },
    THIS_AND_FOLLOWING: { description: 'The session and those of the schedule after it.' },
    ALL: { description: 'All sessions of the schedule that are ahead.' },
  },
});
