import * as z from 'zod/mini';
import { day, timeZone } from '#kernel/slot.rules';
import {
  emailAddress,
  line,
  plainEmailAddress,
  plainText,
  plainWebAddress,
  requiredText,
  webAddress,
} from '#kernel/text.rules';

export const NAMESPACE_MIN = 3;

/** Maximum length of a host name label. */
const NAMESPACE_MAX = 63;

/** Milliseconds after typing until availability is checked (document 1, section 9). */
export const NAMESPACE_DEBOUNCE = 500;

export const INSTITUTION_NAME_MAX = 100;

export const NAMESPACE_UNAVAILABLE = 'Please choose an available institution namespace';

/** Labels that institutions cannot claim: our own hosts, now or later, and misleading names. */
const RESERVED_NAMESPACES = new Set(
  `www devapp vercel netlify localhost api app apps admin administrator root super-admin support help status mail smtp
   imap pop ftp ns1 ns2 mx cdn static assets files media docs blog about graphql graphiql rest ws auth login logout
   signup register account accounts billing pay payments pricing dashboard settings security abuse postmaster webmaster
   hostmaster noreply no-reply staging dev`.split(/\s+/),
);

/**
 * Returns the namespace of a text (document 1, section 5): lower case, trimmed, spaces to hyphens, anything other than a-z,
 * 0-9 and hyphen removed.
 */
export const toNamespace = (text: string): string => typedNamespace(text.trim());

/** Like `toNamespace`, for a text that is still being typed: a space at its end is a hyphen, because a letter may follow. */
export function typedNamespace(text: string): string {
  return text
    .toLowerCase()
    .trimStart()
    .replaceAll(/[\s-]+/g, (run) => (/\s/.test(run) ? '-' : run))
    .replaceAll(/[^a-z0-9-]/g, '');
}

/** Removes trailing hyphens from a finished namespace. */
export function withoutFinalHyphens(namespace: string): string {
  let end = namespace.length;
  while (namespace[end - 1] === '-') end--;
  return namespace.slice(0, end);
}

/** Returns whether a text is a valid namespace: a host name label of 3 to 63 characters. */
export function isNamespace(text: string): boolean {
  return (
    text.length >= NAMESPACE_MIN &&
    text.length <= NAMESPACE_MAX &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(text)
  );
}

/** Returns whether a namespace can be claimed, without looking up whether it is taken. */
export const isClaimable = (text: string) => isNamespace(text) && !RESERVED_NAMESPACES.has(text);

/** A namespace to claim. `missing` is the error when it is absent. */
export const claimedNamespace = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.refine(isClaimable, NAMESPACE_UNAVAILABLE));

/** A namespace to go to. Empty and null mean none. */
export const givenNamespace = z.nullish(
  z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(NAMESPACE_MAX, `Use at most ${NAMESPACE_MAX} characters.`)),
);

const DESCRIPTION_MAX = 5000;
const PHONE_MAX = 40;
const STREET_MAX = 300;
const PLACE_MAX = 100;
const POSTAL_CODE_MAX = 20;

/** Settings that an institution's admins can change. Absent fields keep their values; empty details are removed. */
export const updateInstitutionRules = z.partial(
  z.object({
    name: requiredText(INSTITUTION_NAME_MAX, 'Enter the institution’s name.'),
    type: z.string(),
    isSignUpOpen: z.boolean(),
    timeZone,
    description: plainText(DESCRIPTION_MAX),
    email: plainEmailAddress,
    phone: plainText(PHONE_MAX),
    website: plainWebAddress,
    address: plainText(STREET_MAX),
    city: plainText(PLACE_MAX),
    state: plainText(PLACE_MAX),
    country: plainText(PLACE_MAX),
    postalCode: plainText(POSTAL_CODE_MAX),
  }),
);

/** The reason of a suspension, which the owner reads in a mail. */
export const suspendInstitutionRules = z.object({
  reason: requiredText(1000, 'Enter a reason for the suspension.'),
});

/** The reason for not approving an institution, which the owner reads in a mail and on the dashboard. */
export const rejectInstitutionRules = z.object({
  reason: requiredText(1000, 'Enter a reason, which the owner will read.'),
});

/** Namespaces that are made from a name leave room for a number behind them. */
const MAX_GENERATED_LENGTH = NAMESPACE_MAX - 7;

/** Latin letters that Unicode does not decompose into a base letter and its marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/** The host name label that a name suggests, in the letters a to z: `École d'été` -> `ecole-dete`. */
function labelFrom(name: string): string {
  const latin = name.toLowerCase().replaceAll(/[ßæœøđðþłħı]/g, (letter) => LETTERS[letter]!);
  const plain = toNamespace(latin.normalize('NFKD')).replaceAll(/-{2,}/g, '-');
  return plain.replaceAll(/^-|-$/g, '').slice(0, MAX_GENERATED_LENGTH).replace(/-$/, '');
}

/** The namespace that a name suggests, which may be taken or reserved; '' when the name has too few Latin letters. */
export function suggestedNamespace(name: string): string {
  const label = labelFrom(name);
  return label.length >= NAMESPACE_MIN ? label : '';
}

/** As `suggestedNamespace`; a name with too few Latin letters becomes `institution`. */
export function namespaceFrom(name: string): string {
  return suggestedNamespace(name) || [labelFrom(name), 'institution'].filter(Boolean).join('-');
}

/** The first of `label`, `label-2`, `label-3` … that can be claimed and is not taken. */
export function freeNamespace(label: string, taken: ReadonlySet<string>): string {
  const isFree = (text: string) => isClaimable(text) && !taken.has(text);
  if (isFree(label)) return label;
  let number = 2;
  while (!isFree(`${label}-${number}`)) number++;
  return `${label}-${number}`;
}

/** Union of both documents' lists (document 1, section 3; document 2, section 3). */
export const INSTITUTION_TYPES = [
  'individual',
  'organization',
  'university',
  'college',
  'school',
  'training',
  'other',
] as const;

const MAX_INSTITUTION_STUDENTS = 1_000_000;

/**
 * Rule of a number of students of an institution.
 * @param missing message for a missing number
 */
export const studentCount = (missing: string) =>
  z
    .number(missing)
    .check(
      z.int('Enter a whole number.'),
      z.gte(1, 'Enter at least 1.'),
      z.lte(
        MAX_INSTITUTION_STUDENTS,
        `The maximum is ${MAX_INSTITUTION_STUDENTS.toLocaleString('en-US')} students.`,
      ),
    );

/**
 * Input of Create Institution (document 2, sections 3 and 5): everything is required; the namespace is
 * derived from the name.
 */
export const createInstitutionRules = z.object({
  name: line('Institution Name is required.', INSTITUTION_NAME_MAX),
  type: z.enum(INSTITUTION_TYPES, 'Choose a type.'),
  email: emailAddress('Email is required.'),
  phone: line('Phone is required.', PHONE_MAX),
  website: webAddress('Website is required.'),
  address: line('Address is required.', STREET_MAX),
  city: line('City is required.', PLACE_MAX),
  state: line('State is required.', PLACE_MAX),
  country: line('Country is required.', PLACE_MAX),
  postalCode: line('Postal code is required.', POSTAL_CODE_MAX),
  adminEmail: emailAddress('Admin email is required.'),
  maxStudents: studentCount('Maximum students is required.'),
  description: requiredText(DESCRIPTION_MAX, 'Description is required.'),
  namespace: z.nullish(claimedNamespace(NAMESPACE_UNAVAILABLE)),
});

/** Last day of a plan that the platform's staff sets. Null or absent for a plan without an end. */
export const setPlanRules = z.object({ until: z.nullish(day()) });
