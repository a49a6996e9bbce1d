import { Field, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';

@ObjectType({ description: 'Payload of `setCertificateRule`.' })
export class SetCertificateRulePayload {
  @Field(() => Course, { description: 'The course after the mutation.' })
  course!: Course;
}
