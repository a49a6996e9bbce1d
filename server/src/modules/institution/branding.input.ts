import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { updateBrandingRules } from './branding.rules.ts';

@Rules(updateBrandingRules)
@InputType({
  description:
    'Changes to the branding of an institution. Absent fields keep their values; null removes the value.',
})
export class UpdateBrandingInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a picture that the viewer uploaded to `/files?purpose=logo`.',
  })
  logoId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a square picture that the viewer uploaded to `/files?purpose=favicon`.',
  })
  faviconId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Color as # and three or six hexadecimal digits. A color on which white text is unreadable is accepted and darkened for use: see `accentColor`.',
  })
  primaryColor?: string | null;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;
}
