import { aLesson, anActivity, anAttempt, aQuiz, aStudent, type ItemRow } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: { startQuizAttempt: 'student', saveQuizAnswers: 'student', submitQuizAttempt: 'student' },
  values: {
    passPercent: 60,
    correctChoices: 0,
    choices: 0,
    maxAttempts: 3,
    timeLimitMinutes: 30,
  },
  idOf: {
    quiz: 'quizId',
    quizAttempt: 'attemptId',
    submitQuizAttempt: 'attemptId',
    saveQuizAnswers: 'attemptId',
    gradeQuizAnswer: 'answerId',
    'saveQuiz.questions': 'questionId',
    'saveQuiz.activityId': 'quizActivityId',
  },
  silent: { saveQuizAnswers: 'drafts of a student, which the log leaves out' },
  own: async (app, { institution, course, student }) => {
    // That of the sample of lessons, because an argument names both, and others for the attempts. The course gets
    // only one lesson more, because reviews need a share of it.
    const { rows: lessons } = await app.db.query<ItemRow>(
      `select id, institution_id as "institutionId", title from lesson l
       where course_id = $1 and not exists (select from quiz q where q.lesson_id = l.id)
       order by type = 'quiz' desc, id`,
      [course.id],
    );
    const quiz = await aQuiz(app, { lesson: lessons[0]! });
    const taken = await aQuiz(app, { lesson: await aLesson(app, { course, type: 'quiz' }) });
    const fresh = await aQuiz(app, { lesson: lessons[1]! });
    const open = await anAttempt(app, { quiz: taken, student });
    const other = await aStudent(app, { institution });
    const submitted = await anAttempt(app, { quiz: taken, student: other, submittedAt: new Date() });
    return {
      quizId: fresh.id,
      questionId: quiz.questionId,
      attemptId: open.id,
      answerId: submitted.answerId,
      quizActivityId: (await anActivity(app, { course, type: 'quiz' })).id,
    };
  },
  targets: async (app, { course, draft, classmate }) => {
    const lesson = await aLesson(app, { course, type: 'quiz' });
    const quiz = await aQuiz(app, { lesson, prompt: HIDDEN, explanation: HIDDEN });
    const attempt = await anAttempt(app, { quiz, student: classmate, text: HIDDEN, submittedAt: new Date() });
    const ofDraft = await aQuiz(app, {
      lesson: await aLesson(app, { course: draft, type: 'quiz', title: CANARY }),
      prompt: HIDDEN,
    });
    return {
      seen: { quiz: quiz.id },
      hidden: {
        'question of a quiz': quiz.questionId,
        'attempt of another': attempt.id,
        'answer of another': attempt.answerId,
        'quiz of a draft': ofDraft.id,
      },
    };
  },
  messages: (id, { institution, student }) => ({
    quizAttemptChanged: {
      institutionId: institution.id,
      of: id,
      id,
      readers: [student.membershipId],
    },
  }),
};
