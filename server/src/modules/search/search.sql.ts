import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { COHORT_C, visibleCohort } from '#modules/cohort/cohort.visibility';
import { SHOWN_COURSE, visibleCourse } from '#modules/course/course.visibility';
import { visibleDiscussion } from '#modules/discussion/discussion.visibility';
import { sharesCohortWith } from '#modules/enrollment/seat.visibility';
import { EVENT_O, visibleEvent } from '#modules/event/event.visibility';
import { memberName } from '#modules/membership/membership.sql';
import { readsEmail } from '#modules/membership/membership.visibility';
import { MIN_SIMILARITY } from '#platform/database/search-indexes';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';
import { plainText, searchedText, withoutAccentsIfAny, wordStartPattern } from '#platform/read/search';
import { isCandidate, type Member, type Searched, type Source } from './search-candidates.sql.ts';
import { SearchKind } from './search.enums.ts';

const NONE = sql`null`;

/** Share of common trigrams that a word and a similar one have. */
const MIN_WORD_SIMILARITY = 0.3;

const similarity = (word: Sql, text: Sql): Sql => sql`word_similarity(${word}, ${text})`;

/** SQL of the patterns of a word by its number: of the word itself and of its other spellings. */
const patternsOf = (at: Sql, { patterns, patternOf }: Searched): Sql =>
  sql`array(select ${withoutAccentsIfAny(sql`p.pattern`)} from unnest(${patterns}::text[], ${patternOf}::int[]) as p (pattern, word_at)
    where p.word_at = ${at})`;

/**
 * SQL condition: a word is long enough for typing errors, and a text has a similar one. `word_similarity`, which the index
 * supports, also finds trigrams across the end of a word; the strict one compares whole words.
 */
const isSimilar = (word: Sql, text: Sql): Sql =>
  sql`(length(${word}) > 3 and ${similarity(word, text)} >= ${sql.lit(MIN_SIMILARITY)}
    and strict_word_similarity(${word}, ${text}) >= ${sql.lit(MIN_WORD_SIMILARITY)})`;

const eachWord = ({ words, areStarts }: Searched): Sql =>
  sql`(select ${withoutAccentsIfAny(sql`u.word`)}, u.is_start, u.at
    from unnest(${words}::text[], ${areStarts}::boolean[]) with ordinality as u (word, is_start, at)) as w (word, is_start, at)`;

const WORD = sql`w.word`;

/** SQL of the position at which a text in lower case has the word, from 1: of a short word only at the beginning of a word. */
const positionIn = (text: Sql): Sql =>
  sql`(case when w.is_start then regexp_instr(${text}, ${wordStartPattern(WORD)}, 1, 1, 0, '', 1) else strpos(${text}, ${WORD}) end)`;

/** SQL of the texts of a row in lower case and without accents, computed once. */
const LOW = { title: sql`low.title`, readable: sql`low.readable` };

/** SQL condition: a row contains each word, or its title has a similar or misspelt one. */
const matchesWords = (given: Searched): Sql =>
  sql`not exists (select 1 from ${eachWord(given)} where not (${positionIn(LOW.readable)} > 0
    or ${isSimilar(WORD, LOW.title)} or ${LOW.title} like any(${patternsOf(sql`w.at`, given)})))`;

/** SQL: how well a title matches, from the whole title down to a similar word. */
const scoreOf = ({ text: given, patterns }: Searched): Sql => {
  const text = withoutAccentsIfAny(sql`${given}::text`);
  return sql`(case when ${LOW.title} = ${text} then 4 when starts_with(${LOW.title}, ${text}) then 3
    when strpos(' ' || ${LOW.title}, ' ' || ${text}) > 0 then 2
    when strpos(${LOW.title}, ${text}) > 0 then 1
    when ${LOW.title} like any(array(select ${withoutAccentsIfAny(sql`p`)} from unnest(${patterns}::text[]) p)) then 0.9 else 0 end
      + ${similarity(text, LOW.title)})`;
};

/** SQL of the best results of one kind. */
function found(source: Source, searched: Searched, reader: Member): Sql {
  const { kind, table, as, isVisible, title } = source;
  const column = (name: string) => sql.ref(`${as}.${name}`);
  const shown = source.shown ?? title;
  return sql`(select ${sql.lit(kind)} as kind, ${column('id')} as id, ${shown} as title,
      ${source.context ?? NONE}::text as context, ${source.startsAt ?? NONE}::timestamptz as starts_at,
      ${source.timeZone ?? NONE}::text as zone, ${source.isDraft ?? sql`false`} as is_draft,
      ${source.avatarUrl ?? NONE}::text as avatar_url, ${scoreOf(searched)} as score
    from ${sql.table(table)} as ${sql.ref(as)}
    cross join lateral (select ${plainText(shown)} as title, ${plainText(source.readable ?? source.searched)} as readable offset 0) low
    where ${column('institution_id')} = ${reader.institutionId} and ${sql.lit(kind)} = any(${searched.kinds}::text[])
      and ${isCandidate(source, searched, reader)} and ${isVisible} and ${matchesWords(searched)}
    order by score desc, title, ${column('id')} limit ${searched.first}::int)`;
}

const courses = (reader: Member): Source => ({
  kind: SearchKind.COURSE,
  table: 'course',
  as: 'shown',
  isVisible: visibleCourse(reader, { ...SHOWN_COURSE, institution: reader.institutionId }),
  title: sql`shown.title`,
  searched: searchedText(sql`shown.title`, sql`shown.short_description`),
  isDraft: sql`(shown.status = 'draft')`,
});

const cohorts = (reader: Member): Source => ({
  kind: SearchKind.COHORT,
  table: 'cohort',
  as: 'c',
  isVisible: visibleCohort(reader, {
    ...COHORT_C,
    institution: reader.institutionId,
    isPublic: sql`c.is_public`,
    publishedAt: sql`c.published_at`,
    deletedAt: sql`c.deleted_at`,
  }),
  title: sql`c.title`,
  searched: searchedText(sql`c.title`, sql`c.description`),
  startsAt: sql`c.start_date`,
  timeZone: sql`coalesce(c.time_zone, 'UTC')`,
  isDraft: sql`(c.published_at is null)`,
});

/** Members as others find them in lists of contacts. An e-mail address is searched only for those who may read it. */
function people(reader: Member): Source {
  const name = searchedText(sql`m.first_name`, sql`m.last_name`);
  const member = {
    institution: reader.institutionId,
    id: sql`m.id`,
    accountId: sql`m.account_id`,
    role: sql`m.role`,
  };
  const email = sql`case when ${readsEmail(member, reader)} then m.contact_email end`;
  const isStaff = reader.role === Role.ADMIN || reader.role === Role.INSTRUCTOR;
  return {
    kind: SearchKind.PERSON,
    table: 'membership',
    as: 'm',
    isVisible: sql`m.status = 'active' and ${reader.role === 'seat' ? sql`(m.id = ${reader.membershipId} or ${sharesCohortWith(member, reader)})` : sql`true`}`,
    title: name,
    isName: true,
    searched: isStaff ? searchedText(sql`m.first_name`, sql`m.last_name`, sql`m.contact_email`) : name,
    ...(isStaff && { readable: sql`concat_ws(' ', m.first_name, m.last_name, ${email})` }),
    shown: memberName({ firstName: sql`m.first_name`, lastName: sql`m.last_name` }),
    context: isStaff ? sql`coalesce(${email}, nullif(m.job_title, ''))` : sql`nullif(m.job_title, '')`,
    avatarUrl: sql`m.avatar_url`,
  };
}

const events = (reader: Member): Source => ({
  kind: SearchKind.EVENT,
  table: 'event',
  as: 'o',
  isVisible: visibleEvent(reader, { ...EVENT_O, institution: reader.institutionId }),
  title: sql`o.title`,
  searched: searchedText(sql`o.title`, sql`o.description`),
  startsAt: sql`o.starts_at`,
  timeZone: sql`o.time_zone`,
  isDraft: sql`(o.published_at is null)`,
});

const discussions = (reader: Member): Source => {
  const institution = reader.institutionId;
  return {
    kind: SearchKind.DISCUSSION,
    table: 'discussion',
    as: 'd',
    isVisible: visibleDiscussion(reader, {
      institution,
      course: sql`d.course_id`,
      deletedAt: sql`d.deleted_at`,
    }),
    title: sql`d.title`,
    searched: sql`d.title`,
    context: sql`(select k.title from course k where k.institution_id = ${institution} and k.id = d.course_id)`,
  };
};

/**
 * SQL of the parts of a title that match the words, as a JSON array. Where a letter has another length without its accent (ß),
 * the whole word is such a part.
 */
const matchesIn = (title: Sql, given: Searched): Sql => sql`(
  select coalesce(jsonb_agg(part.text), '[]') from ${eachWord(given)}
  cross join lateral (
    select substr(${title}, ${positionIn(plainText(title))}, length(w.word)) as text
      where ${positionIn(plainText(title))} > 0 and length(${plainText(title)}) = length(${title})
    union all
    (select t.shown from regexp_split_to_table(${title}, '\\s+') s (shown)
      cross join lateral (select s.shown, ${plainText(sql`s.shown`)} as plain) t
      where (${positionIn(plainText(title))} = 0 or length(${plainText(title)}) <> length(${title}))
        and (${positionIn(sql`t.plain`)} > 0 or t.plain like any(${patternsOf(sql`w.at`, given)}) or ${isSimilar(WORD, sql`t.plain`)})
      order by ${similarity(WORD, sql`t.plain`)} desc limit 1)
  ) part)`;

/**
 * Returns SQL of an array with the objects that match a text, as objects, best first. Each kind has the condition of its own
 * lists, and the candidates of each come from an index.
 */
export function resultsOf(given: ReadArguments, reader: Reader): Sql {
  const { institutionId, membershipId } = reader;
  if (!institutionId || !membershipId) return sql`array[]::jsonb[]`;
  const member: Member = { ...reader, institutionId, membershipId };
  const searched = given as unknown as Searched;
  const parts = [courses, cohorts, people, events, discussions].map((source) =>
    found(source(member), searched, member),
  );
  return sql`(
    select array_agg(jsonb_build_object('kind', f.kind, 'subjectId', f.id, 'title', f.title, 'context', f.context,
        'startsAt', f.starts_at, 'timeZone', f.zone, 'isDraft', f.is_draft, 'avatarUrl', f.avatar_url,
        'matches', ${matchesIn(sql`f.title`, searched)}) order by f.score desc, f.kind, f.title, f.id)
    from (${sql.join(parts, sql` union all `)}) f)`;
}
