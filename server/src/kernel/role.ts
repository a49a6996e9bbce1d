import { registerEnumType } from 'type-graphql';

/** What a person is in an institution. */
export enum Role {
  STUDENT = 'student',
  INSTRUCTOR = 'instructor',
  ADMIN = 'admin',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person is in an institution.',
  valuesConfig: {
    STUDENT: { description: 'Sees what is published, and its own records.' },
    INSTRUCTOR: { description: 'Also makes courses and cohorts, and manages its own.' },
    ADMIN: { description: 'Manages all of the institution.' },
  },
});
