import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { certificationRules, educationRules, setNameRules, updateProfileRules } from './profile.rules.ts';

const YEAR = 'Year from 1900 to 2100.';

@Rules(educationRules)
@InputType({ description: 'A degree.' })
export class EducationInput {
  @Field(() => String, { description: 'Name of the degree, at most 200 characters.' })
  degree!: string;

  @Field(() => String, { description: 'School or university, at most 200 characters. May be empty.' })
  institution!: string;

  @Field(() => Int, { nullable: true, description: YEAR })
  year?: number | null;
}

@Rules(certificationRules)
@InputType({ description: 'A certification by others.' })
export class CertificationInput {
  @Field(() => String, { description: 'Name of the certification, at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Organization that issued it, at most 200 characters. May be empty.' })
  issuer!: string;

  @Field(() => Int, { nullable: true, description: YEAR })
  year?: number | null;
}

@Rules(updateProfileRules)
@InputType({
  description:
    'Changes to the profile of the viewer. Absent fields keep their values. Null clears the time zone, and is refused for the others; an empty text or list clears them, except for the first name.',
})
export class UpdateProfileInput {
  @Field(() => ID, { description: 'ID of the membership of the viewer in the institution of the session.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'First name, at most 100 characters. It changes in all institutions of the account.',
  })
  firstName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last name, at most 100 characters. It changes in all institutions of the account.',
  })
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'Title, at most 100 characters.' })
  jobTitle?: string;

  @Field(() => String, { nullable: true, description: 'Department, at most 100 characters.' })
  department?: string;

  @Field(() => String, { nullable: true, description: 'Specialization, at most 100 characters.' })
  specialization?: string;

  @Field(() => String, { nullable: true, description: 'Biography, at most 2,000 characters.' })
  bio?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Areas of expertise, at most 20 of 60 characters each. Blank and repeated ones are dropped.',
  })
  expertise?: string[];

  @Field(() => String, { nullable: true, description: 'URL of the website, http or https.' })
  website?: string;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Place, at most 200 characters.' })
  location?: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone, for example Europe/Berlin.',
  })
  timeZone?: string | null;

  @Field(() => [EducationInput], { nullable: true, description: 'All degrees in order, at most 20.' })
  education?: EducationInput[];

  @Field(() => [CertificationInput], {
    nullable: true,
    description: 'All certifications in order, at most 20.',
  })
  certifications?: CertificationInput[];
}

@Rules(setNameRules)
@InputType({ description: 'Name of the viewer.' })
export class SetNameInput {
  @Field(() => String, { description: 'First name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, at most 100 characters. May be empty.' })
  lastName!: string;
}
