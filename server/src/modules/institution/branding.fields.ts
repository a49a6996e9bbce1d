import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { type Accent, accentOf } from '#kernel/color.rules';
import { Computed, Derived, FieldsOf, type Row, SameRow } from '#platform/read/declarations';
import { Institution } from './institution.entity.ts';

/** Returns the institution that an object of its fields is read from. */
const of = (row: object) => row as Row<Institution>;

type Needs = Pick<InstitutionBranding, 'primaryColor'>;

const accent = (scheme: keyof Accent, description: string) =>
  Derived<InstitutionBranding>(
    () => String,
    ['primaryColor'],
    ({ primaryColor }: Needs) => (primaryColor ? accentOf(primaryColor)[scheme] : null),
    { nullable: true, description },
  );

@ObjectType({ description: 'Look of an institution: its pictures and its color. Public.' })
export class InstitutionBranding {
  @Computed<InstitutionBranding>(() => String, (row) => of(row).logoUrl, {
    nullable: true,
    description: 'URL of the logo, relative to the origin. Null if none exists.',
  })
  logoUrl!: string | null;

  @Computed<InstitutionBranding>(() => String, (row) => of(row).faviconUrl, {
    nullable: true,
    description: 'URL of the icon in the tabs of browsers, relative to the origin. Null if none exists.',
  })
  faviconUrl!: string | null;

  @Computed<InstitutionBranding>(() => String, (row) => of(row).primaryColor, {
    nullable: true,
    description: 'Color as it was chosen, as # and six digits. Null if none was chosen.',
  })
  primaryColor!: string | null;

  @accent(
    'light',
    'Color of buttons with white text, and of what is drawn on light grounds: the primary color, darkened until white text is readable on it.',
  )
  accentColor!: string | null;

  @accent(
    'dark',
    'Color of buttons with white text on dark grounds: the accent color, lightened until its shape is visible.',
  )
  darkAccentColor!: string | null;

  @Computed<InstitutionBranding>(() => Int, (row) => of(row).brandingVersion, {
    description: 'Number of the version, which every change of the branding increases.',
  })
  version!: number;
}

/** Field of an institution with its look. */
@FieldsOf(Institution)
export class BrandingFieldsOfInstitution {
  @SameRow<Institution>(() => InstitutionBranding, {
    nullable: true,
    when: (row) => sql`${row.hasBranding}`,
    description: 'Look of the institution. Null when its plan does not include branding.',
  })
  branding!: InstitutionBranding & Opt;
}
