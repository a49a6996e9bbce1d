import { ArgsType, Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { checkCertificateRules, issueCertificateRules, revokeCertificateRules } from './certificate.rules.ts';

@Rules(issueCertificateRules)
@InputType({ description: 'The certificate to issue, and its grade.' })
export class IssueCertificateInput {
  @Field(() => ID, { description: 'ID of the certificate.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Grade to print on the certificate, at most 40 characters. Optional.',
  })
  grade?: string | null;
}

@Rules(revokeCertificateRules)
@InputType({ description: 'The certificate to revoke, and why.' })
export class RevokeCertificateInput {
  @Field(() => ID, { description: 'ID of the certificate.' })
  id!: string;

  @Field(() => String, {
    description:
      'Reason, at most 300 characters. The student and anyone with the number of the certificate can read it.',
  })
  reason!: string;
}

@Rules(checkCertificateRules)
@ArgsType()
export class CheckCertificateArguments {
  @Field(() => String, {
    description: 'Number printed on the certificate. Case, spaces and dashes are ignored.',
  })
  number!: string;
}
