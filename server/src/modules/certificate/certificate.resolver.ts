import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { UUID } from '#kernel/scalars';
import { connection, one } from '#platform/read/source';
import {
  CertificateConnection,
  CertificatesArguments,
  certificatesNarrowing,
} from './certificate.connection.ts';
import { Certificate } from './certificate.entity.ts';
import { CheckCertificateArguments, IssueCertificateInput } from './certificate.input.ts';
import { CertificatePayload, CertificateProof, IssueCertificatesPayload } from './certificate.payload.ts';
import { type Proof, proofOf } from './certificate.proof.ts';
import { issueCertificate, issueCertificates } from './certificate.service.ts';

/** The certificate with the given `id`. */
export const CERTIFICATE = one(Certificate, (certificate, { id }) => sql`${certificate.id} = ${id}`);

const CERTIFICATES = connection(Certificate, {
  where: (certificate, given, { institutionId }) => [
    institutionId ? sql`${certificate.institution} = ${institutionId}` : undefined,
    ...certificatesNarrowing(certificate, given),
  ],
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class CertificateResolver {
  @Authorized()
  @Query(() => Certificate, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async certificate(
    @Arg('id', () => UUID, { description: 'Of the certificate.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const certificate = await reads.get(info, CERTIFICATE, { id });
    if (!certificate) throw NotFound('Certificate');
    return certificate;
  }

  @Authorized()
  @Query(() => CertificateConnection, {
    description:
      "A student's own; for instructors those of the cohorts they teach, for admins all of the institution. The latest first.",
  })
  certificates(
    @Args(() => CertificatesArguments) args: CertificatesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, CERTIFICATES, { ...(args as object) });
  }

  @Authorized(VISITORS_TOO)
  @Query(() => CertificateProof, {
    nullable: true,
    description: 'What was certified under a number, for everybody who has it; null where nothing was.',
  })
  async checkCertificate(
    @Args(() => CheckCertificateArguments) { number }: CheckCertificateArguments,
    @Ctx() { services }: Context,
  ): Promise<(Omit<Proof, 'issuedAt'> & { issuedAt: Date }) | null> {
    const proof = await proofOf(services, number);
    return proof && { ...proof, issuedAt: new Date(proof.issuedAt) };
  }

  @Authorized(...STAFF)
  @Mutation(() => CertificatePayload, {
    description:
      'Issues a certificate, as an instructor of its cohort or an admin. The student is notified. Idempotent.',
  })
  async issueCertificate(
    @Arg('input', () => IssueCertificateInput) input: IssueCertificateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await issueCertificate(context, input);
    return context.reads.payload(info, { certificate: CERTIFICATE }, { id: input.certificateId });
  }

  @Authorized(...STAFF)
  @Mutation(() => IssueCertificatesPayload, {
    description: 'All of a cohort that are pending and that the viewer may issue, without a grade.',
  })
  async issueCertificates(
    @Arg('cohortId', () => UUID, { description: 'Of the cohort.' }) cohortId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const issuedCount = await issueCertificates(context, cohortId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId }, { issuedCount });
  }
}
