import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Builds one kind of SQL: kysely's `sql` makes fragments, `text` makes parts of statements that are plain text. */
type Tag<T> = (strings: TemplateStringsArray, ...parts: T[]) => T;
const text: Tag<string> = (strings, ...parts) => String.raw({ raw: strings }, ...parts);

/** Columns with the name of a person. */
interface Name<T> {
  firstName: T;
  lastName: T;
}

const nameOf = <T>(tag: Tag<T>, { firstName, lastName }: Name<T>): T =>
  tag`case when ${firstName} = ${lastName} then ${firstName} else trim(${firstName} || ' ' || ${lastName}) end`;

/** An e-mail address is private, so that no part of it is shown as a name. */
const displayNameOf = <T>(tag: Tag<T>, member: Name<T>): T =>
  tag`coalesce(nullif(${nameOf(tag, member)}, ''), 'Unnamed member')`;

const columnsOf = (alias: string) => ({
  firstName: `${alias}.first_name`,
  lastName: `${alias}.last_name`,
});

/** SQL of both names, once when they are equal: some forms store the full name in both. Empty without a name. */
export const fullName = (person: Name<Sql>): Sql => nameOf(sql as Tag<Sql>, person);

/** SQL text of `fullName` for the alias of a membership or an account. */
export const fullNameText = (alias: string): string => nameOf(text, columnsOf(alias));

/** SQL of how others see a member: the full name, or "Unnamed member". */
export const memberName = (member: Name<Sql>): Sql => displayNameOf(sql as Tag<Sql>, member);

/** SQL text of `memberName` for the alias of a membership. */
export const memberNameText = (alias: string): string => displayNameOf(text, columnsOf(alias));

/** SQL text of the first name and the initial of the last name, which also visitors may read: "Ana P.". Empty without a name. */
export const briefNameText = (alias: string): string =>
  `case when ${alias}.first_name = ${alias}.last_name or ${alias}.last_name = '' then ${alias}.first_name
    else trim(${alias}.first_name || ' ' || left(${alias}.last_name, 1) || '.') end`;
