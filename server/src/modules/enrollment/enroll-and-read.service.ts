import type { GraphQLResolveInfo } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { announceCohort } from '#modules/cohort/cohort.events';
import { announce, buildDomainEvent, statementsFor } from '#platform/domain-event/publish';
import { writeAndRead } from '#platform/read/write-and-read';
import type { Context } from '#platform/request/context';
import { ENROLL_SOURCES, readEnrollPayload } from './enrollment.sources.ts';
import { enroll, type EnrollRequest } from './enrollment.service.ts';
import { fastEnrollStatement } from './fast-enroll.sql.ts';

/** Enrolls the viewer in a cohort and reads the payload: by the fast path, else by the general one. */
export async function enrollAndRead(
  context: Context,
  info: GraphQLResolveInfo,
  request: EnrollRequest,
): Promise<object> {
  return (
    (await enrollFast(context, info, request.cohortId)) ??
    readEnrollPayload(context, info, await enroll(context, request))
  );
}

/**
 * Writes the enrollment and reads the payload in one flush. Requests with an Idempotency-Key take the general path,
 * because `writeAndRead` cannot store their result.
 * @returns null when the fast path does not apply; nothing was written
 */
async function enrollFast(
  context: Context,
  info: GraphQLResolveInfo,
  cohortId: string,
): Promise<object | null> {
  const id = uuidv7();
  const write = context.transport.claim ? null : fastEnrollStatement(context.viewer, cohortId, id);
  if (!write) return null;
  const institutionId = context.viewer.institutionId!;
  const event = buildDomainEvent({ type: 'enrollment.created', institutionId, ids: [id] }, context);
  const followUps = statementsFor(context.services, event);
  const { written, payload } = await writeAndRead(context, [write, ...followUps], info, ENROLL_SOURCES, {
    id,
  });
  if (!written) return null;
  announceCohort(context, { id: cohortId, institution: { id: institutionId } });
  announce(context, event);
  return payload;
}
