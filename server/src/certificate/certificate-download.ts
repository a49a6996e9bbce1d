import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { report } from '../graphql/cost-report.ts';
import { Conflict, NotFound } from '../graphql/errors.ts';
import { dataOf, type Execute } from '../graphql/execute.ts';
import type { Gate } from '../graphql/gate.ts';
import { contextOfRequest } from '../graphql/request-context.ts';
import { obey } from '../graphql/validation.ts';
import type { Services } from '../services.ts';
import { DownloadCertificateDocument } from '../rest/documents/certificate.generated.ts';

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
    const { certificatePdf } = await import('./certificate.pdf.ts'); // heavy, and seldom needed
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
