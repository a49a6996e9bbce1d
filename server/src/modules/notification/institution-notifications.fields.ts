import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { Role } from '#kernel/role';
import { Institution } from '#modules/institution/institution.entity';
import { Computed, FieldsOf, type Row, SameRow } from '#platform/read/declarations';
import { NotificationKind } from './notification.enums.ts';

/** Returns the institution that an object of its fields is read from. */
const of = (row: object) => row as Row<Institution>;

@ObjectType({ description: 'Mails that an institution sends to its members, for its admins.' })
export class InstitutionNotifications {
  @Computed<InstitutionNotifications>(() => Boolean, (row) => of(row).sendsWelcomeMail, {
    description: 'Whether everybody who becomes a member gets the welcome mail.',
  })
  sendsWelcomeMail!: boolean;

  @Computed<InstitutionNotifications>(() => String, (row) => of(row).welcomeSubject, {
    description:
      'Subject of the welcome mail. `{name}` and `{institution}` are placeholders. Empty until one was saved.',
  })
  welcomeSubject!: string;

  @Computed<InstitutionNotifications>(() => String, (row) => of(row).welcomeMessage, {
    description:
      'Message of the welcome mail as Markdown. `{name}` and `{institution}` are placeholders. Empty until one was saved.',
  })
  welcomeMessage!: string;

  @Computed<InstitutionNotifications>(() => [NotificationKind], (row) => of(row).mutedKinds, {
    description: 'Kinds of notifications that no member gets by e-mail. They show in the app.',
  })
  mutedKinds!: string[];

  @Computed<InstitutionNotifications>(() => Int, (row) => of(row).notificationsVersion, {
    description: 'Number of changes of these settings, plus 1.',
  })
  version!: number;
}

/** Field of an institution with its mails. */
@FieldsOf(Institution)
export class NotificationsOfInstitution {
  @SameRow<Institution>(() => InstitutionNotifications, {
    nullable: true,
    when: (row, { role, institutionId }) =>
      role === Role.ADMIN ? sql`${row.id} = ${institutionId}` : sql`false`,
    description: 'Mails to the members of the institution. Null unless the viewer is one of its admins.',
  })
  notifications!: InstitutionNotifications & Opt;
}
