/** Rules of what members tell about themselves, for the form and the server. */
import * as z from 'zod/mini';
import { NAME_MAX } from '#modules/account/account.rules';
import { QUALIFICATIONS_MAX } from './qualifications.rules.ts';
import { timeZone } from '#kernel/slot.rules';
import { line, plainLine, plainText, plainWebAddress } from '#kernel/text.rules';

const JOB_TITLE_MAX = 100;
const BIO_MAX = 2000;
const LOCATION_MAX = 200;
const EXPERTISE_MAX = 20;
const EXPERTISE_LENGTH = 60;
const QUALIFICATION_LENGTH = 200;
const PHONE_MAX = 40;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const wrongYear = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`;

const year = z.nullish(
  z.number(wrongYear).check(z.int(wrongYear), z.gte(FIRST_YEAR, wrongYear), z.lte(LAST_YEAR, wrongYear)),
);

const stated = (missing: string) => line(missing, QUALIFICATION_LENGTH);
const statedBy = plainLine(QUALIFICATION_LENGTH);

/** A degree. */
export const educationRules = z.object({
  degree: stated('Enter a degree.'),
  institution: statedBy,
  year,
});

/** A certification by others. */
export const certificationRules = z.object({
  name: stated('Enter the name of the certification.'),
  issuer: statedBy,
  year,
});

const tooMany = `You can list up to ${QUALIFICATIONS_MAX}.`;

const expertise = z.pipe(
  z
    .array(plainLine(EXPERTISE_LENGTH), 'Enter a list of texts.')
    .check(z.maxLength(EXPERTISE_MAX, `You can list up to ${EXPERTISE_MAX}.`)),
  z.transform((list: string[]) => [...new Set(list.filter((area) => area !== ''))]),
);

/** Digits with an optional plus sign, spaces and the usual separators. Empty for none. */
const phone = plainLine(PHONE_MAX).check(
  z.regex(/^(\+?[\d (][\d ()./-]{2,})?$/, 'Enter a phone number such as +49 30 123456.'),
);

/** A whole profile. */
export const profileRules = z.object({
  firstName: line('Enter your first name.', NAME_MAX),
  lastName: plainLine(NAME_MAX),
  jobTitle: plainLine(JOB_TITLE_MAX),
  department: plainLine(JOB_TITLE_MAX),
  specialization: plainLine(JOB_TITLE_MAX),
  bio: plainText(BIO_MAX),
  expertise,
  website: plainWebAddress,
  phone,
  location: plainLine(LOCATION_MAX),
  education: z.array(educationRules, 'Enter a list.').check(z.maxLength(QUALIFICATIONS_MAX, tooMany)),
  certifications: z
    .array(certificationRules, 'Enter a list.')
    .check(z.maxLength(QUALIFICATIONS_MAX, tooMany)),
  timeZone: z.nullish(timeZone),
});

/** The name of a person. */
export const setNameRules = z.object({
  firstName: profileRules.shape.firstName,
  lastName: profileRules.shape.lastName,
});

/** Input of an update. Absent fields keep their values; null clears the time zone only. */
export const updateProfileRules = z.extend(z.partial(profileRules), { id: z.uuid() });
