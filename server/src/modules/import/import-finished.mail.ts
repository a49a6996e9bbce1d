import type { Say, Text } from '#kernel/translate';
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

function endOf(say: Say, status: string, { subjectTitle, institution }: NotificationData): Text {
  if (status === 'cancelled')
    return say`Your import of "${subjectTitle}" at ${institution} was cancelled. What it had done by then is kept.`;
  return status === 'failed'
    ? say`Your import of "${subjectTitle}" at ${institution} stopped, because we couldn’t read the rest of the file. What it had done by then is kept.`
    : say`Your import of "${subjectTitle}" at ${institution} is done.`;
}

export const importFinished: Template<NotificationData> = (data, { appName, link, say }) => {
  const { status, rows, invited, enrolled, unchanged, failed } = data.more as Counts;
  return {
    subject: say`Your import of "${data.subjectTitle}" ended`,
    greeting: greet(say, data.firstName),
    paragraphs: [
      endOf(say, status, data),
      say`Rows: ${rows}. Invited: ${invited}. Enrolled: ${enrolled}. Unchanged: ${unchanged}. Failed: ${failed}.`,
    ],
    action: {
      label: say`See the import`,
      url: link(`/students/new?tab=file&import=${data.subjectId}`, data.namespace),
    },
    note: say`You’re receiving this email because you started an import at ${appName}.`,
  };
};
