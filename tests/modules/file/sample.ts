import { aFile } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: { file: 'fileId', deleteFile: 'fileId' },
  own: async (app, { self, student }) => ({
    fileId: await aFile(app, { by: self }),
    fileIds: await aFile(app, { by: student }), // for what students attach
  }),
  targets: async (app, { admin, classmate }) => ({
    seen: { file: await aFile(app, { by: admin, content: CANARY }) },
    hidden: { 'file of another': await aFile(app, { by: classmate, content: CANARY }) },
  }),
};
