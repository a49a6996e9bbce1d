import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

interface Counts {
  status: string;
  rows: number;
  invited: number;
  enrolled: number;
  unchanged: number;
  failed: number;
}

/** SQL of the counts of the import. */
export const IMPORT_COUNTS = `(select json_build_object('status', r.status, 'rows', r.rows_done, 'invited', r.invited_count,
  'enrolled', r.enrolled_count, 'unchanged', r.unchanged_count, 'failed', r.failed_count)
  from import_run r where r.institution_id = $1 and r.id = n.subject_id)`;

const ENDS: Partial<Record<string, string>> = {
  cancelled: 'was cancelled. What it had done by then is kept.',
  failed: 'stopped, because we couldn’t read the rest of the file. What it had done by then is kept.',
};

export const importFinished: Template<NotificationData> = (data, { appName, link }) => {
  const { status, rows, invited, enrolled, unchanged, failed } = data.more as Counts;
  return {
    subject: `Your import of "${data.subjectTitle}" ended`,
    greeting: greet(data.firstName),
    paragraphs: [
      `Your import of "${data.subjectTitle}" at ${data.institution} ${ENDS[status] ?? 'is done.'}`,
      `Rows: ${rows}. Invited: ${invited}. Enrolled: ${enrolled}. Unchanged: ${unchanged}. Failed: ${failed}.`,
    ],
    action: {
      label: 'See the import',
      url: link(`/students/new?tab=file&import=${data.subjectId}`, data.namespace),
    },
    note: `You’re receiving this email because you started an import at ${appName}.`,
  };
};
