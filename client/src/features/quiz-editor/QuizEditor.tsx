import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { clearDraft } from '#ui/draft';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
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

// Loaded when it is needed, which is rare.
const VersionConflict = lazy(() => import('#ui/VersionConflict'));

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
  reload: () => Promise<QuizRef | null | undefined>;
}

/** Initial values of the form, which remounts for each `round`. */
interface Shown {
  round: number;
  values: QuizFormValues;
  /** Version of the quiz that the values are based on; null for a new one. */
  version: number | null;
}

/** Form of a quiz. If another user saved it in the meantime, the author chooses between the two versions. */
export default function QuizEditor({ lesson: { id, course, quiz: ref }, reload }: QuizEditorProps) {
  const quiz = useFragmentData(QuizEditor_QuizFragmentDoc, ref);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [save] = useMutation(SaveQuizDocument);
  const [shown, setShown] = useState<Shown>(() => ({
    round: 0,
    values: toFormValues(id, quiz),
    version: quiz?.version ?? null,
  }));
  const [conflict, setConflict] = useState<{ mine: QuizFormValues; version: number } | null>(null);
  const draftKey = `quiz ${id} ${shown.version ?? 'new'}`;
  const back = paths.course(course.id);

  const show = (values: QuizFormValues, version: number) => {
    clearDraft(draftKey);
    setConflict(null);
    setShown(({ round }) => ({ round: round + 1, values, version }));
  };

  const loadNewer = async () => {
    const newer = await reload().catch(() => null);
    const latest =
      newer &&
      cache.readFragment({
        id: `Quiz:${newer.id}`,
        fragment: QuizEditor_QuizFragmentDoc,
        fragmentName: 'QuizEditor_quiz',
      });
    if (!latest || !conflict) return notify.error(t.failed);
    show(toFormValues(id, latest), latest.version);
    notify.success(texts.versionConflict.loaded, {
      label: texts.versionConflict.backToMine,
      run: () => show(conflict.mine, latest.version),
    });
  };

  return (
    <>
      {conflict && (
        <Suspense>
          <VersionConflict
            title={t.conflict}
            text={t.conflictText}
            onLoad={loadNewer}
            onKeep={() => {
              setShown((before) => ({ ...before, version: conflict.version }));
              setConflict(null);
            }}
          />
        </Suspense>
      )}
      {quiz !== null && quiz.attempts.totalCount > 0 && (
        <Alert color="gray" maw={820} mb="lg">
          {t.wasTaken}
        </Alert>
      )}
      <Form
        key={shown.round}
        schema={formRules}
        defaultValues={shown.values}
        draftKey={draftKey}
        label={t.title}
        onSubmit={async (values, form) => {
          try {
            await save({ variables: { input: { ...toInput(values), version: shown.version } } });
          } catch (error) {
            const { currentVersion } = readError(error);
            if (currentVersion !== undefined)
              setConflict({ mine: form.getValues(), version: currentVersion });
            throw error;
          }
          cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
          // A lesson that had no quiz has one now.
          if (shown.version === null) cache.evict({ id: `Lesson:${id}`, fieldName: 'quiz' });
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
