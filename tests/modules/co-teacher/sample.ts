import { aCoTeacher, aCourse, aTeacher } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { mayEdit: true },
  idOf: { 'addCoTeacher.memberId': 'newCoTeacherId', 'removeCoTeacher.memberId': 'coTeacherMemberId' },
  own: async (app, { institution, course }) => {
    const [added, known] = [await aTeacher(app, { institution }), await aTeacher(app, { institution })];
    await aCoTeacher(app, { course, member: known });
    return { newCoTeacherId: added.membershipId, coTeacherMemberId: known.membershipId };
  },
  targets: async (app, { institution, course, teacher }) => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const member = await aTeacher(app, { institution });
    return {
      seen: { co_teacher: await aCoTeacher(app, { course, member }) },
      hidden: { 'co-teacher of a draft': await aCoTeacher(app, { course: draft, member }) },
    };
  },
};
