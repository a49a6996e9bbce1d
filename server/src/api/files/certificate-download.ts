import * as z from 'zod/mini';
import { Conflict, NotFound } from '#kernel/errors';
import { Language } from '#kernel/language';
import { parseOrThrow } from '#kernel/validation';
import { loadLogo } from '#modules/certificate/certificate-logo.service';
import { DownloadCertificateDocument } from '#api/rest/documents/certificate.generated';
import { DRAWING_POINTS, drawInTurn } from '#platform/pdf/draw-in-turn';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of a certificate.') });

/** Serves GET /exports/certificates/:id: an issued certificate as PDF, rendered for each download. */
export function serveCertificateDownloads(server: DownloadServer): void {
  const { appOrigin } = server.services.config;
  serveDownload(server, {
    path: '/exports/certificates/:id',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: DownloadCertificateDocument,
    points: DRAWING_POINTS,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ certificate }, { context }) {
      if (!certificate) throw NotFound('Certificate');
      const { number, issuedAt, institution, issuedBy, studentName, courseTitle, grade, language } =
        certificate;
      if (certificate.status === 'REVOKED') throw Conflict('This certificate was revoked.');
      if (!number || !issuedAt) throw Conflict('This certificate hasn’t been issued yet.');
      const { branding } = institution;
      const { certificatePdf } = await import('#modules/certificate/certificate.pdf'); // heavy, and rarely needed
      const body = await drawInTurn(context.viewer.accountId!, async () =>
        certificatePdf({
          number,
          studentName,
          courseTitle,
          institutionName: institution.name,
          logo: await loadLogo(server.services, branding?.logoUrl),
          accent: branding?.accentColor ?? null,
          grade: grade ?? null,
          issuedBy: issuedBy?.displayName ?? null,
          issuedAt: new Date(issuedAt),
          language: Language[language ?? 'EN'],
          proofUrl: `${appOrigin}/certificates/${number}`,
        }),
      );
      return {
        body,
        contentType: 'application/pdf',
        size: body.length,
        disposition: `attachment; filename="certificate-${number}.pdf"`,
      };
    },
  });
}
