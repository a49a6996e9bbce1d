import type { App } from '#tests/support/app';
import { aFile, type Member } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;
type Api = Pick<App, 'graphql'>;

const SUBMISSION = `id description link discussion { id } attempt attempts { number description link isLate files { name } } submittedAt isLate latePercent isPenaltyWaived state points givenPoints criteria { name percent score } feedback gradedAt
  student { id } gradedBy { id } files { id name size contentType } activity { id viewerCan { submit grade } viewerSubmission { id state } } viewerCan { grade }`;

/** Submits work, with a new file of the actor unless another is given. */
export const handIn = async (app: App, activity: { id: string }, as: Member, input: object = {}) =>
  app.graphql(
    `mutation Submit($input: SubmitWorkInput!) { submitWork(input: $input) { submission { ${SUBMISSION} } } }`,
    {
      input: {
        activityId: activity.id,
        description: 'My work.',
        fileIds: [await aFile(app, { by: as })],
        ...input,
      },
    },
    { as },
  );

export const grade = (app: Api, submission: { id: string }, as: As, input: object = {}) =>
  app.graphql(
    `mutation Grade($input: GradeSubmissionInput!) { gradeSubmission(input: $input) { submission { ${SUBMISSION} } } }`,
    { input: { id: submission.id, points: 30, ...input } },
    { as },
  );

/** Reads a submission as an actor. */
export const read = (app: Api, submission: { id: string }, as: As) =>
  app.graphql(
    `query Read($id: ID!) { submission(id: $id) { ${SUBMISSION} } }`,
    { id: submission.id },
    { as },
  );

/** Returns the IDs of an activity's submissions that an actor may see, in order. */
export async function listed(app: Api, activity: { id: string }, as: As, args = ''): Promise<string[]> {
  const { data } = await app.graphql(
    `query List($id: ID!) { activity(id: $id) { submissions${args} { nodes { id } } } }`,
    { id: activity.id },
    { as },
  );
  return (data.activity.submissions.nodes as { id: string }[]).map(({ id }) => id);
}

/** Saves a draft. */
export const saveDraft = (app: Api, activity: { id: string }, as: As, input: object = {}) =>
  app.graphql(
    `mutation Save($input: SaveSubmissionDraftInput!) {
      saveSubmissionDraft(input: $input) { activity { id viewerDraft { description link files { name } } } } }`,
    { input: { activityId: activity.id, ...input } },
    { as },
  );

/** Reads the actor's draft. */
export async function draftOf(app: Api, activity: { id: string }, as: As) {
  const { data } = await app.graphql(
    'query Draft($id: ID!) { activity(id: $id) { viewerDraft { description link files { name } } } }',
    { id: activity.id },
    { as },
  );
  return data.activity.viewerDraft as { description: string; files: { name: string }[] } | null;
}
