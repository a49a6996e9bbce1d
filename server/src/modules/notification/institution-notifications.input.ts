import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { updateNotificationsRules } from './institution-notifications.rules.ts';
import { NotificationKind } from './notification.enums.ts';
import { WELCOME_MESSAGE_MAX, WELCOME_SUBJECT_MAX, welcomeMailRules } from './welcome.rules.ts';

@Rules(updateNotificationsRules)
@InputType({
  description: 'Changes to the mails of an institution. Absent fields keep their values; null is refused.',
})
export class UpdateInstitutionNotificationsInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether everybody who becomes a member gets the welcome mail. Fails with INVALID when it has no subject or message.',
  })
  sendsWelcomeMail?: boolean;

  @Field(() => String, {
    nullable: true,
    description: `Subject of the welcome mail, 1 to ${WELCOME_SUBJECT_MAX} characters, with the placeholders \`{name}\` and \`{institution}\`.`,
  })
  welcomeSubject?: string;

  @Field(() => String, {
    nullable: true,
    description: `Message of the welcome mail as Markdown, 1 to ${WELCOME_MESSAGE_MAX.toLocaleString('en-US')} characters, with the placeholders \`{name}\` and \`{institution}\`. HTML in it is shown as text, and images are left out.`,
  })
  welcomeMessage?: string;

  @Field(() => [NotificationKind], {
    nullable: true,
    description:
      'Kinds of notifications that no member gets by e-mail. Fails with INVALID for those about money and imports.',
  })
  mutedKinds?: string[];

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;
}

@Rules(welcomeMailRules)
@InputType({ description: 'Texts of a welcome mail to try out.' })
export class SendTestWelcomeMailInput {
  @Field(() => String, { description: 'Subject, with the placeholders of the welcome mail.' })
  subject!: string;

  @Field(() => String, { description: 'Message as Markdown, with the placeholders of the welcome mail.' })
  message!: string;
}
