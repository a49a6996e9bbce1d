import { sql } from 'kysely';
import { ObjectType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Computed, type OfValue } from '#platform/read/declarations';
import { textOf, typedOf } from '#platform/read/object-value';
import { SearchKind } from './search.enums.ts';

/** Result of a search, read from an object of `resultsOf`. */
@ObjectType({ description: 'An object that a search found.' })
export class SearchResult {
  @Computed<OfValue>(() => SearchKind, textOf('kind'), { description: 'Kind of the result.' })
  kind!: SearchKind;

  @Computed<OfValue>(() => ID, typedOf('subjectId', 'uuid'), {
    description: 'ID of the course, cohort, member, event or discussion.',
  })
  subjectId!: string;

  @Computed<OfValue>(() => String, textOf('title'), {
    description: 'Title of the object, or name of the member.',
  })
  title!: string;

  @Computed<OfValue>(
    () => [String],
    ({ value }) => sql`array(select jsonb_array_elements_text(${value}->'matches'))`,
    {
      description: 'Parts of the title that match the words of the text, as they are written in the title.',
    },
  )
  matches!: string[];

  @Computed<OfValue>(() => String, textOf('context'), {
    nullable: true,
    description:
      'Further text: the e-mail address of a member if the viewer may read it, otherwise the job title; the course of a discussion. Null without one.',
  })
  context!: string | null;

  @Computed<OfValue>(() => DateTime, typedOf('startsAt', 'timestamptz'), {
    nullable: true,
    description: 'Start of a cohort or event. Null for others.',
  })
  startsAt!: Date | null;

  @Computed<OfValue>(() => String, textOf('timeZone'), {
    nullable: true,
    description: 'IANA name of the time zone of a cohort or event. Null for others.',
  })
  timeZone!: string | null;

  @Computed<OfValue>(() => Boolean, typedOf('isDraft', 'boolean'), {
    description: 'Whether the course, cohort or event is a draft.',
  })
  isDraft!: boolean;

  @Computed<OfValue>(() => String, textOf('avatarUrl'), {
    nullable: true,
    description: 'URL of the photo of a member, relative to the origin of the API. Null if none exists.',
  })
  avatarUrl!: string | null;
}
