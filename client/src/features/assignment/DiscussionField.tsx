import { useQuery } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { SelectField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { OwnDiscussionsDocument } from './SubmitAssignmentPage.generated.ts';

const t = texts.submitAssignment;

/** Choice among the discussions about the course in which the viewer wrote. */
export function DiscussionField({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(OwnDiscussionsDocument, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const discussions = data?.discussions.nodes ?? [];
  return (
    <div>
      <SelectField
        // Options that arrive later must not change the value.
        key={discussions.length}
        name="discussionId"
        label={t.discussion}
        description={t.discussionHint}
        data={[
          { value: '', label: t.chooseDiscussion },
          ...discussions.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        required
      />
      {error && !data && <OptionsError onRetry={() => void refetch().catch(() => {})} />}
      {data && discussions.length === 0 && (
        <Text size="xs" c="dimmed" mt={6}>
          {t.noDiscussions}{' '}
          <Anchor component={AppLink} to={paths.courseTab(courseId, 'discussions')} inherit>
            {t.toDiscussions}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
