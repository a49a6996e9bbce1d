import type { App } from '#tests/support/app';
import { aFile, type Member } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;
type Door = Pick<App, 'graphql'>;

const SUBMISSION = `id description submittedAt isLate state points feedback gradedAt
  student { id } gradedBy { id } files { id name size contentType } activity { id viewerCan { submit grade } viewerSubmission { id state } } viewerCan { grade }`;

/** Hands in work, with a new file of whoever does where nothing else is said. */
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

export const grade = (app: Door, submission: { id: string }, as: As, input: object = {}) =>
  app.graphql(
    `mutation Grade($input: GradeSubmissionInput!) { gradeSubmission(input: $input) { submission { ${SUBMISSION} } } }`,
    { input: { submissionId: submission.id, points: 30, ...input } },
    { as },
  );

/** A submission as an actor reads it. */
export const read = (app: Door, submission: { id: string }, as: As) =>
  app.graphql(
    `query Read($id: UUID!) { submission(id: $id) { ${SUBMISSION} } }`,
    { id: submission.id },
    { as },
  );

/** Ids of an activity's submissions that an actor may see, in their order. */
export async function listed(app: Door, activity: { id: string }, as: As, args = ''): Promise<string[]> {
  const { data } = await app.graphql(
    `query List($id: UUID!) { activity(id: $id) { submissions${args} { nodes { id } } } }`,
    { id: activity.id },
    { as },
  );
  return (data.activity.submissions.nodes as { id: string }[]).map(({ id }) => id);
}
