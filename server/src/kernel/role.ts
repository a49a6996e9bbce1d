import { registerEnumType } from 'type-graphql';

/** Role of a member in an institution. */
export enum Role {
  STUDENT = 'student',
  INSTRUCTOR = 'instructor',
  ADMIN = 'admin',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'Role of a member in an institution.',
  valuesConfig: {
    STUDENT: { description: 'Reads published content and the own records.' },
    INSTRUCTOR: { description: 'Also creates courses and cohorts, and manages the own ones.' },
    ADMIN: { description: 'Manages the whole institution.' },
  },
});
