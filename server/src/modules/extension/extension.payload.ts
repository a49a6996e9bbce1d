import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Activity } from '#modules/activity/activity.entity';
import { Extension } from './extension.entity.ts';

@ObjectType({ description: 'Payload of `grantExtension`.' })
export class GrantExtensionPayload {
  @Field(() => Extension, { description: 'The extension after the mutation.' })
  extension!: Extension;
}

@ObjectType({ description: 'Payload of `revokeExtension`.' })
export class RevokeExtensionPayload {
  @Field(() => ID, { description: 'ID of the revoked extension.' })
  id!: string;

  @Field(() => Activity, { description: 'Activity that is due on its own date again.' })
  activity!: Activity;
}
