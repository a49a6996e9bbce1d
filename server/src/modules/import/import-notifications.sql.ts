import {
  AGAIN,
  CONFLICT,
  INTO,
  member,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

const FINISHED = `
    ${INTO}
    ${selectNew('r.id::text')} r.started_by_id, 'import-finished', r.id, r.id, r.file_name, null, 1, null, '{}'
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from import_run found where found.institution_id = $1 and found.id = given.id limit 1) r on true
    ${member('r.started_by_id', 'm')}
    where $5::uuid is null or m.account_id <> $5::uuid
    ${CONFLICT} do update set ${AGAIN}`;

/** Statement that notifies the member who started an import of its end. */
export const notifyOfImport = (event: NotifiableEvent): Statement =>
  notifying('notify_of_import', FINISHED, event);
