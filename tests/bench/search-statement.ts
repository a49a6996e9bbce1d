/**
 * The limit of a search: one statement over the same tables, as one writes it by hand. It finds texts that contain the
 * searched one and titles that are similar, ranks them by similarity, and returns five of each kind. It knows no roles, no
 * row level security, no swapped letters, and no parts to highlight.
 */
const SOURCES = [
  {
    kind: 'course',
    table: 'course',
    text: `title || ' ' || short_description`,
    title: 'title',
    shown: 'deleted_at is null',
  },
  {
    kind: 'cohort',
    table: 'cohort',
    text: `title || ' ' || description`,
    title: 'title',
    shown: 'deleted_at is null',
  },
  {
    kind: 'person',
    table: 'membership',
    text: `first_name || ' ' || last_name || ' ' || contact_email`,
    title: `first_name || ' ' || last_name`,
    shown: `status = 'active'`,
  },
  {
    kind: 'event',
    table: 'event',
    text: `title || ' ' || description`,
    title: 'title',
    shown: 'cancelled_at is null',
  },
  { kind: 'discussion', table: 'discussion', text: 'title', title: 'title', shown: 'deleted_at is null' },
];

const plain = (text: string) => `without_accents(${text})`;

export const SEARCH = SOURCES.map(
  ({ kind, table, text, title, shown }) => `(
    select '${kind}' as kind, id, ${title} as title, word_similarity(${plain('$2')}, ${plain(title)}) as score from ${table}
    where institution_id = $1 and ${shown} and id = any(array(
      select id from ${table} where institution_id = $1 and ${plain(text)} ilike ${plain('$3')}
      union all select id from ${table} where institution_id = $1 and ${plain(title)} %> ${plain('$2')}))
    order by score desc, title, id limit 5)`,
).join(' union all ');

/** Returns the values of the statement. */
export const valuesOf = (institutionId: string, text: string): string[] => [institutionId, text, `%${text}%`];
