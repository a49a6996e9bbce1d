import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { Computed, type Row } from '#platform/read/declarations';
import { isKnownTo } from './institution.visibility.ts';

/** Contact details, by the names of their columns. */
export const DETAILS = [
  'email',
  'phone',
  'website',
  'address',
  'city',
  'state',
  'country',
  'postalCode',
] as const;

type Detail = (typeof DETAILS)[number];

/** Columns of an institution. */
interface Columns extends Record<Detail, string | null> {
  id: string;
  adminEmail: string | null;
  maxStudents: number | null;
}

/** Returns the institution that its details are read from. */
const of = (row: object) => row as Row<Columns>;

const detail = (name: Detail, description: string) =>
  Computed<InstitutionDetails>(
    () => String,
    (row) => of(row)[name],
    {
      nullable: true,
      description,
    },
  );

@ObjectType({
  description: 'Contact details of an institution. Null where none are given.',
})
export class InstitutionDetails {
  @detail('email', 'Contact e-mail address.')
  email!: string | null;

  @detail('phone', 'Contact phone number.')
  phone!: string | null;

  @detail('website', 'Website URL.')
  website!: string | null;

  @detail('address', 'Street and number.')
  address!: string | null;

  @detail('city', 'City.')
  city!: string | null;

  @detail('state', 'State or region.')
  state!: string | null;

  @detail('country', 'Country.')
  country!: string | null;

  @detail('postalCode', 'Postal code.')
  postalCode!: string | null;

  @Computed<InstitutionDetails>(
    () => String,
    (row, reader) =>
      sql`case when ${isKnownTo(of(row), reader, { staffOnly: true })} then ${of(row).adminEmail} end`,
    {
      nullable: true,
      description: 'E-mail address of the administrator. Null unless the viewer is an admin.',
    },
  )
  adminEmail!: string | null;

  @Computed<InstitutionDetails>(() => Int, (row) => of(row).maxStudents, {
    nullable: true,
    description: 'Expected number of students.',
  })
  maxStudents!: number | null;
}
