import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runDocument, type Execute } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import { createRequestContext, REFRESH_COOKIE } from '#platform/request/request-context';
import type { Services } from '#platform/request/services';
import {
  PreviewCohortDocument,
  PreviewCourseDocument,
  PreviewInstitutionDocument,
} from './link-preview.generated.ts';

/** Title, description and picture that other services show for a shared page. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Path of the picture; without it the picture of the product. */
  imagePath?: string | null;
}

/** Parts of the server that previews use. */
export interface PreviewServer {
  execute: Execute;
  services: Services;
  gate: Gate;
}

/** Most characters of a description that previews show. */
const MAX_DESCRIPTION = 200;

const COURSE = /^\/course\/([\da-f-]{36})(?:\?|$)/i;
const COHORT = /^\/cohorts\/([\da-f-]{36})(?:\?|$)/i;
const HOME = /^\/(?:\?|$)/;

/**
 * Returns the preview of the page at a request's URL: a public course or cohort, or the institution of the host. Null
 * for other pages, for what visitors cannot read, and for browsers with a session, which need no preview.
 */
export async function loadLinkPreview(
  { execute, services, gate }: PreviewServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LinkPreview | null> {
  const { url, host, cookies } = request;
  if (cookies[REFRESH_COOKIE]) return null;
  const read = async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const context = await createRequestContext(services, request, reply, { tokenMayBeStale: true });
    gate.chargeDocument(document, variables, context);
    return runDocument(execute, context, document, variables);
  };
  try {
    const courseId = COURSE.exec(url)?.[1];
    if (courseId) {
      const { course } = await read(PreviewCourseDocument, { id: courseId });
      return (
        course && preview(course.title, course.institution.name, course.shortDescription, course.thumbnailUrl)
      );
    }
    const cohortId = COHORT.exec(url)?.[1];
    if (cohortId) {
      const { cohort } = await read(PreviewCohortDocument, { id: cohortId });
      return cohort && preview(cohort.title, cohort.institution.name, cohort.description, cohort.coverUrl);
    }
    if (HOME.test(url) && services.hosts.placeOf(host).namespace) {
      const { hostInstitution: found } = await read(PreviewInstitutionDocument, {});
      return found && preview(found.name, services.config.appName, found.description);
    }
    return null;
  } catch (error) {
    // The page works without a preview: private or unknown objects, a used budget, an unreachable database.
    services.log.debug({ err: error }, 'link preview failed');
    return null;
  }
}

const preview = (name: string, by: string, text: string, imagePath?: string | null): LinkPreview => ({
  title: `${name} · ${by}`,
  description: shorten(text),
  imagePath: imagePath ?? null,
});

/** Returns the text on one line, cut at a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}
