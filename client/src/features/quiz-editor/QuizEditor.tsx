import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { pickFields } from '#lib/mergeDetails';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { MergeChoice } from '#ui/MergeChoice';
import { useMergedForm } from '#ui/useMergedForm';
import { QuestionsField } from './QuestionsField.tsx';
import {
  QuizEditor_QuizFragmentDoc,
  SaveQuizDocument,
  type QuizEditor_QuizFragment,
} from './QuizEditorPage.generated.ts';
import type { QuizFormValues } from './quizForm.ts';
import { toFormValues, toInput } from './quizFormValues.ts';
import { QuizSettings } from './QuizSettings.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useLatestQuiz } from './useLatestQuiz.ts';

const t = texts.quizEditor;

const formRules = async () => (await import('./quizFormRules.ts')).quizFormRules;

type QuizRef = FragmentType<QuizEditor_QuizFragment> & { id: string };

interface QuizEditorProps {
  lesson: {
    id: string;
    course: {
      id: string;
      activities: { nodes: readonly { id: string; title: string; quiz: { id: string } | null }[] };
    };
    quiz: QuizRef | null;
  };
  /** Refetches the quiz. */
  reload: () => Promise<unknown>;
}

/** Form of a quiz. Changes that other teachers save in the meantime are kept. */
export default function QuizEditor({ lesson: { id, course, quiz: ref }, reload }: QuizEditorProps) {
  const quiz = useFragmentData(QuizEditor_QuizFragmentDoc, ref);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [saveQuiz] = useMutation(SaveQuizDocument);
  const readQuiz = useLatestQuiz(id, quiz);
  const readLatest = () => toFormValues(id, readQuiz());
  const { round, values, draftKey, save, choice } = useMergedForm<QuizFormValues>({
    draftName: `quiz ${id}`,
    readLatest,
    reload,
  });
  const back = paths.course(course.id);
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      {quiz !== null && quiz.attempts.totalCount > 0 && (
        <Alert color="gray" maw={820} mb="lg">
          {t.wasTaken}
        </Alert>
      )}
      <Form
        key={round}
        schema={formRules}
        defaultValues={values}
        draftKey={draftKey}
        label={t.title}
        onSubmit={async (_, form) => {
          await save(form.getValues(), async (changed, merged) => {
            // A quiz is saved as a whole: fields that only others changed keep their values.
            const version = readQuiz()?.version ?? null;
            const whole = { ...readLatest(), ...pickFields(merged, changed) };
            const input = toInput((await formRules()).parse(whole));
            return saveQuiz({ variables: { input: { ...input, version } } });
          });
          cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
          // A lesson that had no quiz has one now.
          if (quiz === null) cache.evict({ id: `Lesson:${id}`, fieldName: 'quiz' });
          notify.success(t.saved);
          void navigate(back);
        }}
        errorText={(error) => error.message || t.saveFailed}
      >
        <Stack gap="lg" maw={820}>
          <FormSection title={t.settings}>
            <QuizSettings
              activities={course.activities.nodes.filter((one) => !one.quiz || one.quiz.id === quiz?.id)}
            />
          </FormSection>
          <FormSection title={t.questions} description={t.questionsHint}>
            <QuestionsField />
          </FormSection>
          <SaveBar back={back} />
        </Stack>
      </Form>
    </>
  );
}
