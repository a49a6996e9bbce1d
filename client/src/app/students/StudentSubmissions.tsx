import { Anchor, Group } from '@mantine/core';
import { WorkBadges } from '#features/assignment/WorkBadges';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import { StudentPanel } from './StudentPanel.tsx';
import { StudentSubmissionsDocument } from './StudentPage.generated.ts';

const t = texts.studentPage;

const columns = [{ name: t.activity }, { name: t.course }, { name: t.submitted }, { name: t.result }];

/** Submissions of a student, latest first. The activity leads to the list in which they are graded. */
export function StudentSubmissions({ id }: { id: string }) {
  return (
    <StudentPanel
      title={t.submissions}
      none={t.noSubmissions}
      columns={columns}
      document={StudentSubmissionsDocument}
      id={id}
      listOf={({ member }) => member?.submissions}
    >
      {(submission) => (
        <tr key={submission.id}>
          <Cell isName>
            <Anchor component={AppLink} to={paths.activitySubmissions(submission.activity.id)} fw={500}>
              {submission.activity.title}
            </Anchor>
          </Cell>
          <Cell of={t.course}>{submission.activity.course.title}</Cell>
          <Cell of={t.submitted}>
            <When at={submission.submittedAt} />
          </Cell>
          <Cell>
            <Group gap={6}>
              <WorkBadges submission={submission} />
            </Group>
          </Cell>
        </tr>
      )}
    </StudentPanel>
  );
}
