import { registerEnumType } from 'type-graphql';

/** What a person is in an institution. */
export enum Role {
  STUDENT = 'student',
  INSTRUCTOR = 'instructor',
  ADMIN = 'admin',
}

registerEnumType(Role, { name: 'Role', description: 'What a person is in an institution.' });
