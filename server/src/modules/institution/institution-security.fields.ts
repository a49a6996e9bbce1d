import { Int, ObjectType } from 'type-graphql';
import { Computed, type Row } from '#platform/read/declarations';

/** Columns of an institution. */
interface Columns {
  requiresTwoFactor: boolean;
  sessionTimeoutMinutes: number | null;
  passwordMinLength: number | null;
  allowedAddresses: string[];
  securityVersion: number;
}

/** Declares a field that is a column of the institution. */
const column = (
  name: keyof Columns,
  type: Parameters<typeof Computed>[0],
  description: string,
  { nullable = false } = {},
) =>
  Computed<InstitutionSecurity>(type, (row) => (row as unknown as Row<Columns>)[name], {
    nullable,
    description,
  });

@ObjectType({ description: 'Security rules of an institution, for its admins.' })
export class InstitutionSecurity {
  @column(
    'requiresTwoFactor',
    () => Boolean,
    'Whether members need two-factor authentication to use the institution.',
  )
  requiresTwoFactor!: boolean;

  @column(
    'sessionTimeoutMinutes',
    () => Int,
    "Minutes without activity after which members have to sign in again. Null for the platform's default of 30 days.",
    { nullable: true },
  )
  sessionTimeoutMinutes!: number | null;

  @column(
    'passwordMinLength',
    () => Int,
    "Minimum number of characters of new passwords of members. Null for the platform's minimum of 8.",
    { nullable: true },
  )
  passwordMinLength!: number | null;

  @column(
    'allowedAddresses',
    () => [String],
    'IP addresses and ranges from which the institution can be used, in their shortest form. Empty when it can be used from everywhere.',
  )
  allowedAddresses!: string[];

  @column('securityVersion', () => Int, 'Number of changes of these rules, plus 1.')
  version!: number;
}
