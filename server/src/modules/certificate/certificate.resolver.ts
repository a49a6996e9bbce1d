import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { byId, connection } from '#platform/read/source';
import {
  CertificateConnection,
  CertificatesArguments,
  certificatesNarrowing,
} from './certificate.connection.ts';
import { Certificate } from './certificate.entity.ts';
import {
  CheckCertificateArguments,
  IssueCertificateInput,
  RevokeCertificateInput,
} from './certificate.input.ts';
import { CertificatePayload, CertificateProof, IssueCertificatesPayload } from './certificate.payload.ts';
import { proofOf } from './certificate-proof.service.ts';
import { issueCertificate, issueCertificates } from './certificate.service.ts';
import { revokeCertificate } from './revoke-certificate.service.ts';

/** Source: the certificate with the given `id`. */
export const CERTIFICATE = byId(Certificate);

const CERTIFICATES = connection(Certificate, {
  where: certificatesNarrowing,
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class CertificateResolver {
  @Authorized()
  @Query(() => Certificate, {
    nullable: true,
    description: 'A certificate by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async certificate(
    @Arg('id', () => ID, { description: 'ID of the certificate.' }) id: string,
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
      'Certificates, newest first: for students their own, for instructors those of their cohorts, for admins all of the institution.',
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
    description: 'Public data of the certificate with a number. Null if none exists. Requires no sign-in.',
  })
  async checkCertificate(
    @Args(() => CheckCertificateArguments) { number }: CheckCertificateArguments,
    @Ctx() { services }: Context,
  ): Promise<CertificateProof | null> {
    const proof = await proofOf(services, number);
    if (!proof) return null;
    const { issuedAt, revokedAt } = proof;
    return { ...proof, issuedAt: new Date(issuedAt), revokedAt: revokedAt ? new Date(revokedAt) : null };
  }

  @Authorized(...STAFF)
  @Mutation(() => CertificatePayload, {
    description:
      'Issues a certificate and notifies the student. Instead of a revoked one, another one is issued with a number of its own, which is returned. Requires an instructor of its cohort or an admin. Idempotent. Fails with CONFLICT when the student has no name.',
  })
  async issueCertificate(
    @Arg('input', () => IssueCertificateInput) input: IssueCertificateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await issueCertificate(context, input);
    return context.reads.payload(info, { certificate: CERTIFICATE }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CertificatePayload, {
    description:
      'Revokes an issued certificate and notifies the student. Its number then says that it was revoked, and why. The rule of the course does not issue another one; teachers can. Requires an instructor of its cohort or an admin. Idempotent. Fails with CONFLICT when the certificate is not issued.',
  })
  async revokeCertificate(
    @Arg('input', () => RevokeCertificateInput) input: RevokeCertificateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await revokeCertificate(context, input);
    return context.reads.payload(info, { certificate: CERTIFICATE }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => IssueCertificatesPayload, {
    description:
      'Issues all pending certificates of a cohort that the viewer may issue, without grades, except those of students without a name. Fails with CONFLICT when none of them has one.',
  })
  async issueCertificates(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort.' }) cohortId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const issuedCount = await issueCertificates(context, cohortId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId }, { issuedCount });
  }
}
