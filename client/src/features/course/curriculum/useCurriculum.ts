import type { ApolloCache, DocumentNode, FragmentType, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import { OUTLIVES_PAGE, removeWithUndo, sendHeld, useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  ArrangeCourseDocument,
  CreateSectionDocument,
  Curriculum_CourseFragmentDoc,
  Curriculum_OrderFragmentDoc,
  Curriculum_SectionFragmentDoc,
  DeleteLessonDocument,
  DeleteSectionDocument,
  EditSectionDocument,
  type Curriculum_CourseFragment,
  type Curriculum_OrderFragment,
  type EditSectionInput,
} from './Curriculum.generated.ts';
import { applyMove, placeOf, type Move, type Order } from './outline.ts';
import { RenamedByOther } from './renamedByOther.ts';

const t = texts.curriculum;

export type Lesson = Curriculum_CourseFragment['sections'][number]['lessons'][number];

/** Section as the screen shows it. */
export interface Section {
  id: string;
  title: string;
  description: string;
  duration: string;
  version: number;
  lessons: readonly Lesson[];
}

/** Outline as the screen shows it: with moves that are not saved yet, and without what is being deleted. */
export interface Curriculum {
  sections: readonly Section[];
  /** Lessons without a section. */
  loose: readonly Lesson[];
}

type CourseRef = FragmentType<Curriculum_CourseFragment>;

/** State and actions of the outline of a course. Changes are shown at once and sent one after the other. */
export function useCurriculum(ref: CourseRef, refetch: () => Promise<unknown>) {
  const course = useFragmentData(Curriculum_CourseFragmentDoc, ref);
  const client = useApolloClient();
  const { cache } = client;
  const courseId = course.id;
  const removed = useRemoved();
  /** Sections whose deletion is held, with the section that gets their lessons. */
  const [heirs, setHeirs] = useState<Readonly<Record<string, string | null>>>({});
  const [moves, setMoves] = useState<readonly Move[]>([]);
  /** Moves that lost against the change of someone else. */
  const [lost, setLost] = useState<readonly Move[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const toast = useRef<AbortController>(null);

  /** Runs requests in order, because each increments the version that the next one sends. */
  const inOrder = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(task);
    last.current = next.catch(() => null);
    return next;
  };

  const settle = (move: Move) => setMoves((pending) => pending.filter((one) => one !== move));

  const saveMove = async (move: Move) => {
    const stored = readOrder(cache, courseId);
    const order = stored && applyMove(orderOf(stored), move);
    if (!order) throw new Error(t.actionFailed); // its section no longer exists
    const sections = order.map(({ id, lessonIds }) => ({ id, lessonIds: [...lessonIds] }));
    const input = { id: courseId, version: stored.version, sections };
    await client.mutate({ mutation: ArrangeCourseDocument, variables: { input } });
  };

  const saveTexts = (input: EditSectionInput) =>
    client.mutate({ mutation: EditSectionDocument, variables: { input } });

  const rename = async (id: string, title: string, from: string) => {
    const saveTitle = () => {
      const stored = readSection(cache, id);
      if (stored && stored.title !== from) throw new RenamedByOther(stored.title);
      return saveTexts({ id, title, ...(stored && { version: stored.version }) });
    };
    try {
      return await saveTitle();
    } catch (error) {
      if (readError(error).code !== 'CONFLICT') throw error;
      await refetch(); // its other texts may have changed, which the new title does not replace
      return saveTitle();
    }
  };

  const send = (move: Move) => {
    setLost([]);
    setMoves((pending) => [...pending, move]);
    void sendHeld(); // deletions come first, because the order has no deleted section
    void inOrder(() => saveMove(move)).then(
      () => settle(move),
      async (error: unknown) => {
        const { code, message } = readError(error);
        if (code === 'CONFLICT') await inOrder(refetch).catch(() => null);
        settle(move);
        if (code === 'CONFLICT') setLost((others) => [...others, move]);
        else notify.error(message || t.actionFailed);
      },
    );
  };

  /** Shows the outline as it is by then when someone else changed what would be deleted. */
  const sendDeletion = (deletion: { mutation: DocumentNode; variables: OperationVariables }) =>
    inOrder(() =>
      actOnLatest(() => client.mutate({ ...deletion, context: OUTLIVES_PAGE }), { reload: refetch }),
    );

  const shown = withMoves(withoutRemoved(shownOf(course), removed, heirs), moves);

  return {
    courseId,
    curriculum: shown,
    lost,
    dismissLost: () => setLost([]),
    /** Moves a section or a lesson, and offers Undo in a toast. */
    move: (move: Move, title: string) => {
      const former = placeOf(orderOfShown(shown), move.id);
      toast.current?.abort();
      toast.current = new AbortController();
      send(move);
      notify.success(
        t.moved(title),
        former ? { label: texts.common.undo, run: () => send(former) } : undefined,
        {
          signal: toast.current.signal,
          onClose: () => {},
        },
      );
    },
    moveAgain: () => lost.forEach(send),
    addSection: (title: string) =>
      inOrder(() =>
        client.mutate({ mutation: CreateSectionDocument, variables: { input: { courseId, title } } }),
      ),
    /** Changes texts of a section. */
    editSection: (input: EditSectionInput) => inOrder(() => saveTexts(input)),
    /** Replaces the title `from` of a section, unless it has another one by then. */
    renameSection: (id: string, title: string, from: string) => inOrder(() => rename(id, title, from)),
    refetch,
    /** Deletes a section once Undo is no longer offered, with the lessons that the viewer knows. */
    deleteSection: ({ id, version, lessons }: Section, moveLessonsTo: string | null) => {
      setHeirs((others) => ({ ...others, [id]: moveLessonsTo }));
      const known = lessons.map((lesson) => ({ id: lesson.id, version: lesson.version }));
      const input = { id, moveLessonsTo, version, lessons: known };
      removeWithUndo(id, { done: t.sectionDeleted, failed: t.actionFailed }, () =>
        sendDeletion({ mutation: DeleteSectionDocument, variables: { input } }),
      );
    },
    /** Deletes a lesson once Undo is no longer offered. */
    deleteLesson: ({ id, version }: Lesson) =>
      removeWithUndo(id, { done: t.lessonDeleted, failed: t.actionFailed }, () =>
        sendDeletion({ mutation: DeleteLessonDocument, variables: { id, version } }),
      ),
  };
}

export type CurriculumActions = ReturnType<typeof useCurriculum>;

/** Returns the stored order with its version, without optimistic layers. */
const readOrder = (cache: ApolloCache, id: string) =>
  cache.readFragment({ id: `Course:${id}`, fragment: Curriculum_OrderFragmentDoc });

/** Returns the stored texts of a section with their version. */
const readSection = (cache: ApolloCache, id: string) =>
  cache.readFragment({
    id: `Section:${id}`,
    fragment: Curriculum_SectionFragmentDoc,
    fragmentName: 'Curriculum_section',
  });

const orderOf = ({ sections }: Curriculum_OrderFragment): Order =>
  sections.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }));

export const orderOfShown = ({ sections }: Curriculum): Order =>
  sections.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }));

const shownOf = ({ sections, loose }: Curriculum_CourseFragment): Curriculum => ({
  sections,
  loose: loose.nodes,
});

const withLessons = (section: Section, lessons: readonly Lesson[]): Section => ({ ...section, lessons });

/** Leaves out what is being deleted. The lessons of a deleted section show in the section that gets them. */
function withoutRemoved(
  { sections, loose }: Curriculum,
  removed: ReadonlySet<string>,
  heirs: Readonly<Record<string, string | null>>,
): Curriculum {
  if (removed.size === 0) return { sections, loose };
  const kept = (lessons: readonly Lesson[]) => lessons.filter(({ id }) => !removed.has(id));
  const inherited = (heir: string) =>
    sections.filter(({ id }) => removed.has(id) && heirs[id] === heir).flatMap(({ lessons }) => lessons);
  return {
    sections: sections
      .filter(({ id }) => !removed.has(id))
      .map((section) => withLessons(section, kept([...section.lessons, ...inherited(section.id)]))),
    loose: kept(loose),
  };
}

/** Shows moves that are not saved yet. */
function withMoves(curriculum: Curriculum, moves: readonly Move[]): Curriculum {
  if (moves.length === 0) return curriculum;
  const order = moves.reduce((moved, move) => applyMove(moved, move) ?? moved, orderOfShown(curriculum));
  const sections = new Map(curriculum.sections.map((section) => [section.id, section]));
  const all = [...curriculum.sections.flatMap(({ lessons }) => lessons), ...curriculum.loose];
  const lessons = new Map(all.map((lesson) => [lesson.id, lesson]));
  const placed = new Set(order.flatMap(({ lessonIds }) => lessonIds));
  return {
    sections: order.map(({ id, lessonIds }) =>
      withLessons(
        sections.get(id)!,
        lessonIds.flatMap((lesson) => lessons.get(lesson) ?? []),
      ),
    ),
    loose: curriculum.loose.filter(({ id }) => !placed.has(id)),
  };
}
