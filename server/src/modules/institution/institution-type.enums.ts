import { registerEnumType } from 'type-graphql';

/** Type of an institution. */
export enum InstitutionType {
  INDIVIDUAL = 'individual',
  ORGANIZATION = 'organization',
  UNIVERSITY = 'university',
  COLLEGE = 'college',
  SCHOOL = 'school',
  TRAINING = 'training',
  OTHER = 'other',
}

registerEnumType(InstitutionType, {
  name: 'InstitutionType',
  description: 'Type of an institution.',
  valuesConfig: {
    UNIVERSITY: { description: 'A university.' },
    COLLEGE: { description: 'A college.' },
    SCHOOL: { description: 'A school.' },
    TRAINING: { description: 'A training center.' },
    ORGANIZATION: { description: 'A company or another organization.' },
    INDIVIDUAL: { description: 'A person who teaches alone.' },
    OTHER: { description: 'Another type.' },
  },
});
