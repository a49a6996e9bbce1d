import type { ProfileForm_MemberFragment } from './ProfilePage.generated.ts';

interface EducationValues {
  degree: string;
  institution: string;
  /** Null while empty. */
  year: number | null;
}

interface CertificationValues {
  name: string;
  issuer: string;
  year: number | null;
}

/** Values of the form. */
export interface ProfileFormValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  department: string;
  specialization: string;
  bio: string;
  /** Separated by commas. */
  expertise: string;
  website: string;
  phone: string;
  location: string;
  /** '' for none. */
  timeZone: string;
  education: EducationValues[];
  certifications: CertificationValues[];
}

export const emptyEducation: EducationValues = { degree: '', institution: '', year: null };
export const emptyCertification: CertificationValues = { name: '', issuer: '', year: null };

/** Returns the values of an existing profile. */
export const valuesOf = (member: ProfileForm_MemberFragment): ProfileFormValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  jobTitle: member.jobTitle,
  department: member.department,
  specialization: member.specialization,
  bio: member.bio,
  expertise: member.expertise.join(', '),
  website: member.website,
  phone: member.phone ?? '',
  location: member.location ?? '',
  timeZone: member.timeZone ?? '',
  education: member.education.map(({ degree, institution, year }) => ({ degree, institution, year })),
  certifications: member.certifications.map(({ name, issuer, year }) => ({ name, issuer, year })),
});
