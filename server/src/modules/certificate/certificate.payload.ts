import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { DateTime } from '#kernel/scalars';
import { Certificate } from './certificate.entity.ts';

@ObjectType({ description: 'The certificate that was issued.' })
export class CertificatePayload {
  @Field(() => Certificate, { description: 'As it is now.' })
  certificate!: Certificate;
}

@ObjectType({ description: 'What was issued of a cohort.' })
export class IssueCertificatesPayload {
  @Field(() => Int, { description: 'Certificates that were pending and are issued now.' })
  issuedCount!: number;

  @Field(() => Cohort, { description: 'In which the courses were completed.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'What an issued certificate says to whoever has its number.' })
export class CertificateProof {
  @Field(() => String, { description: 'Of the certificate.' })
  number!: string;

  @Field(() => String, { description: 'Who completed the course.' })
  studentName!: string;

  @Field(() => String, { description: 'What was completed.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Where.' })
  institutionName!: string;

  @Field(() => String, { nullable: true, description: 'In the words of who issued it; often none.' })
  grade!: string | null;

  @Field(() => DateTime, { description: 'When it was issued.' })
  issuedAt!: Date;
}
