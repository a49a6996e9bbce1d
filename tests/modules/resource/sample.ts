import type { App } from '#tests/support/app';
import { aCourse, aFile, anEvent, aResource, type ItemRow, type Member } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

/** Creates a course that is not among the latest ones, which some tests read. */
async function anOldCourse(app: App, by: Member): Promise<ItemRow> {
  const course = await aCourse(app, { by });
  await app.db.query(`update course set created_at = now() - interval '1 year' where id = $1`, [course.id]);
  return course;
}

export const sample: Sample = {
  values: { isForSeatsOnly: false },
  idOf: {
    updateResource: 'resourceId',
    deleteResource: 'spareResourceId',
    'createFileResource.fileId': 'resourceFileId',
    'arrangeResources.holderId': 'arrangedHolderId',
    'arrangeResources.ids': 'arrangedResourceId',
  },
  own: async (app, { admin, self, course }) => {
    const [arranged, spare] = [await anOldCourse(app, admin), await anOldCourse(app, admin)];
    return {
      holderId: course.id,
      resourceId: (await aResource(app, { course })).id,
      spareResourceId: (await aResource(app, { course: spare })).id,
      resourceFileId: await aFile(app, { by: self, purpose: 'resource', name: 'notes.txt' }),
      arrangedHolderId: arranged.id,
      arrangedResourceId: (await aResource(app, { course: arranged, position: 5 })).id,
    };
  },
  targets: async (app, { admin, course, cohort, draft }) => {
    const seen = await aResource(app, { course, name: CANARY });
    const file = await aResource(app, { cohort, name: CANARY, url: null });
    await aFile(app, { by: admin, purpose: 'resource', holderId: file.id, name: 'a.txt', content: CANARY });
    const ofEvent = await aResource(app, {
      event: await anEvent(app, { by: admin }),
      name: CANARY,
      isForSeatsOnly: false,
    });
    const hidden = await aResource(app, { course: draft, name: HIDDEN });
    return {
      seen: { resource: seen.id, 'resource of a cohort': file.id, 'resource of an event': ofEvent.id },
      hidden: { 'resource of a draft': hidden.id },
    };
  },
  messages: (courseId, { institution }) => ({
    resourcesChanged: { institutionId: institution.id, courseId, cohortId: null, eventId: null },
  }),
};
