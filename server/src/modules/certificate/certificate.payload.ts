import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Language } from '#kernel/language';
import type { Language as LanguageCode } from '#kernel/language.rules';
import { DateTime } from '#kernel/scalars';
import { Certificate } from './certificate.entity.ts';
import { CertificateStatus } from './certificate.enums.ts';

@ObjectType({ description: 'Payload of `issueCertificate` and `revokeCertificate`.' })
export class CertificatePayload {
  @Field(() => Certificate, { description: 'The certificate after the mutation.' })
  certificate!: Certificate;
}

@ObjectType({ description: 'Payload of `issueCertificates`.' })
export class IssueCertificatesPayload {
  @Field(() => Int, { description: 'Number of certificates that were issued by this call.' })
  issuedCount!: number;

  @Field(() => Cohort, { description: 'Cohort in which the courses were completed.' })
  cohort!: Cohort;
}

@ObjectType({
  description: 'Public data of an issued or revoked certificate, readable by anyone with its number.',
})
export class CertificateProof {
  @Field(() => String, { description: 'Number of the certificate.' })
  number!: string;

  @Field(() => CertificateStatus, { description: 'Whether the certificate is issued or revoked.' })
  status!: CertificateStatus;

  @Field(() => String, { description: 'Name of the student.' })
  studentName!: string;

  @Field(() => String, { description: 'Title of the completed course.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Name of the institution.' })
  institutionName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the logo of the institution, relative to the origin. Null if none exists.',
  })
  institutionLogoUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Color of the institution, as # and six digits. Null if none was chosen.',
  })
  institutionColor!: string | null;

  @Field(() => String, { nullable: true, description: 'Grade as free text. Null when none was given.' })
  grade!: string | null;

  @Field(() => Language, { description: 'Language of the PDF and the digital badge.' })
  language!: LanguageCode;

  @Field(() => DateTime, { description: 'Time of issue.' })
  issuedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the revocation. Null unless it was revoked.',
  })
  revokedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the revocation. Null unless it was revoked.',
  })
  revocationReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the certificate as Open Badges 3.0 credential (a signed VC-JWT), relative to the origin. Null for a revoked one.',
  })
  badgeUrl!: string | null;
}
