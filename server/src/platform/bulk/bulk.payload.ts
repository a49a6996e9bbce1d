import { Field, Int, ObjectType } from 'type-graphql';
import { ErrorCode } from '#kernel/errors';

@ObjectType({ description: 'A problem of one field of an input.' })
export class FieldError {
  @Field(() => String, { description: 'Path of the field in the item, joined by dots.' })
  field!: string;

  @Field(() => String, { description: 'Message that says what is wrong with the value.' })
  message!: string;
}

@ObjectType({ description: 'Why one item of a bulk mutation failed.' })
export class ItemError {
  @Field(() => ErrorCode, { description: 'Error code, as of a mutation of one object.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'Message for people.' })
  message!: string;

  @Field(() => [FieldError], {
    description: 'Problems of fields of the item. Empty unless the code is INVALID.',
  })
  fields!: FieldError[];
}

/** Result of one item. A noun's class adds the object, null for an item that failed. */
@ObjectType()
export abstract class ItemResult {
  @Field(() => Int, { description: 'Position of the item in `items`, from 0.' })
  index!: number;

  @Field(() => ItemError, { nullable: true, description: 'Error of the item. Null when it succeeded.' })
  error!: ItemError | null;
}
