import { useMutation } from '@apollo/client/react';
import { Card, Group, Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { DiscussionCoursesDocument, StartDiscussionDocument } from './NewDiscussionPage.generated.ts';

const t = texts.discussionForm;

const formRules = async () => (await import('./discussionFormRules.ts')).discussionFormRules;

/** /discussions/new: starts a discussion; `?course=` preselects a course. */
export default function NewDiscussionPage() {
  const [params] = useSearchParams();
  const courseId = params.get('course') ?? '';
  const navigate = useNavigate();
  const { data, error, retry } = useScreenQuery(DiscussionCoursesDocument, {}, t.coursesFailed);
  const [start] = useMutation(StartDiscussionDocument, {
    update: (cache) => void cache.evict({ fieldName: 'discussions' }),
  });
  const courses = data?.courses.nodes.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  const back = courseId ? `${paths.course(courseId)}?tab=discussions` : paths.discussions;
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <Form
        schema={formRules}
        defaultValues={{ courseId, title: '', body: '' }}
        draftKey={`new-discussion ${courseId}`}
        errorText={({ message }) => message || t.notStarted}
        onSubmit={async (input) => {
          const answer = await start({
            variables: { input: { ...input, courseId: input.courseId ?? null } },
          });
          notify.success(t.started);
          const id = answer.data?.startDiscussion?.discussion.id;
          void navigate(id ? paths.discussion(id) : back);
        }}
      >
        <Card maw={820}>
          <Stack gap="lg">
            <div>
              <SelectField
                key={data ? 'ready' : 'waiting'} // a select without its options would lose the selected value
                name="courseId"
                label={t.about}
                data={[{ value: '', label: t.wholeInstitution }, ...courses]}
              />
              {Boolean(error) && <OptionsError message={t.coursesFailed} onRetry={retry} />}
            </div>
            <TextField name="title" label={t.subject} placeholder={t.subjectPlaceholder} required />
            <TextareaField
              name="body"
              label={t.body}
              placeholder={t.bodyPlaceholder}
              autosize
              minRows={6}
              maxRows={18}
              required
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={back} />
              <SubmitButton>{t.submit}</SubmitButton>
            </Group>
          </Stack>
        </Card>
      </Form>
    </>
  );
}
