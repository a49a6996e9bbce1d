import { Forbidden, NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { registrationsExportRules } from '#modules/event/event.rules';
import {
  EventRegistrationsExportDocument,
  type EventRegistrationsExportQuery,
} from '#api/rest/documents/event-registrations.generated';
import { oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Registrations per page: a download holds one page in memory. */
const PAGE = 100;

type Registration = NonNullable<EventRegistrationsExportQuery['event']>['registrations']['nodes'][number];

const COLUMNS: Record<string, (registration: Registration) => string> = {
  id: ({ id }) => id,
  memberId: ({ member }) => member?.id ?? '',
  person: ({ member }) => oneLine(member?.displayName),
  email: ({ member }) => oneLine(member?.email),
  status: ({ status }) => status,
  waitlistPosition: ({ waitlistPosition }) => waitlistPosition?.toString() ?? '',
  registeredAt: ({ registeredAt }) => new Date(registeredAt).toISOString(),
};

/**
 * Serves GET /exports/events/:id/registrations.csv: the registrations of an event in order, for its editors.
 * `x-total-count` is the number of lines after the header.
 */
export function serveEventRegistrations(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/events/:id/registrations.csv',
    headers: { 'cache-control': 'no-store' },
    document: EventRegistrationsExportDocument,
    variablesOf: ({ params, query }) => ({
      ...parseOrThrow(registrationsExportRules, { ...(query as object), ...(params as object) }),
      first: PAGE,
      after: null as string | null,
      isFirst: true,
    }),
    fileOf({ event }, { context, variables, read }) {
      const { registrations } = assertEditable(event);
      return {
        body: pagedCsv(COLUMNS, registrations, async (after) => {
          const next = await read({ ...variables, after, isFirst: false });
          return assertEditable(next.event).registrations;
        }),
        contentType: 'text/csv; charset=utf-8',
        disposition: exportName('registrations', context.viewer.namespace),
        headers: { 'x-total-count': String(registrations.totalCount ?? 0) },
      };
    },
  });
}

/** @throws NotFound, Forbidden when the caller only reads the event: the file would have the own registration */
function assertEditable<Event extends { viewerCan: { seeRegistrations: boolean } }>(
  event: Event | null | undefined,
): Event {
  if (!event) throw NotFound('Event');
  if (!event.viewerCan.seeRegistrations) throw Forbidden();
  return event;
}
