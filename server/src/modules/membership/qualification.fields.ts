import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { Computed, type OfValue } from '#platform/read/declarations';

const textOf = (name: string, description: string) =>
  Computed<OfValue>(
    () => String,
    ({ value }) => sql`${value}->>${sql.lit(name)}`,
    { description },
  );

const yearOf = (description: string) =>
  Computed<OfValue>(
    () => Int,
    ({ value }) => sql`(${value}->>'year')::int`,
    { nullable: true, description },
  );

/** A degree, read from an element of a membership's `education`. */
@ObjectType({ description: 'A degree of a member, as the member states it.' })
export class MemberEducation {
  @textOf('degree', 'Name of the degree.')
  degree!: string;

  @textOf('institution', 'School or university. Empty if none is given.')
  institution!: string;

  @yearOf('Year of the degree. Null if none is given.')
  year!: number | null;
}

/** A certification, read from an element of a membership's `certifications`. */
@ObjectType({ description: 'A certification of a member by others, as the member states it.' })
export class MemberCertification {
  @textOf('name', 'Name of the certification.')
  name!: string;

  @textOf('issuer', 'Organization that issued it. Empty if none is given.')
  issuer!: string;

  @yearOf('Year of the certification. Null if none is given.')
  year!: number | null;
}
