import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { report } from '#platform/limits/cost-report';
import { Conflict, NotFound } from '#kernel/errors';
import { dataOf, type Execute } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import { contextOfRequest } from '#platform/request/request-context';
import { obey } from '#kernel/validation';
import type { Services } from '#platform/request/services';
import { DownloadCertificateDocument } from '#api/rest/documents/certificate.generated';

const path = z.object({ id: z.uuid('This is not the identity of a certificate.') });

/**
 * GET /exports/certificates/:id: an issued certificate as PDF, drawn each time, for whoever may read it through the same
 * field as on the other doors.
 */
export function serveCertificates(
  app: FastifyInstance,
  execute: Execute,
  services: Services,
  gate: Gate,
): void {
  app.get('/exports/certificates/:id', async (request, reply) => {
    void reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const variables = obey(path, request.params);
    const context = await contextOfRequest(services, request, reply);
    const cost = gate.count(DownloadCertificateDocument, variables, context);
    const { certificate } = await dataOf(execute, context, DownloadCertificateDocument, variables);
    if (!certificate) throw NotFound('Certificate');
    const { number, issuedAt, institution, issuedBy, studentName, courseTitle, grade } = certificate;
    if (!number || !issuedAt) throw Conflict('This certificate has not been issued yet.');
    const { certificatePdf } = await import('#modules/certificate/certificate.pdf'); // heavy, and seldom needed
    const { appOrigin } = services.config;
    const pdf = await certificatePdf({
      number,
      studentName,
      courseTitle,
      institutionName: institution.name,
      grade: grade ?? null,
      issuedBy: issuedBy?.displayName ?? null,
      issuedAt: new Date(issuedAt),
      proofUrl: `${appOrigin}/certificates/${number}`,
    });
    return reply
      .headers({
        ...report(context, cost, request.headers),
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': `attachment; filename="certificate-${number}.pdf"`,
      })
      .send(pdf);
  });
}
