import { aFile, anImport } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: {
    importRun: 'importRunId',
    cancelImport: 'importRunId',
    'startImport.fileId': 'importFileId',
  },
  own: async (app, { admin, self, institution }) => {
    await app.db.query(`update institution set plan = 'professional' where id = $1`, [institution.id]);
    // No job works on the first one, so that those behind it wait and change only by calls.
    await anImport(app, { by: admin, status: 'queued', createdAt: new Date(0) });
    return {
      importRunId: (await anImport(app, { by: admin, status: 'queued' })).id,
      importFileId: await aFile(app, {
        by: self,
        purpose: 'import',
        name: 'class.csv',
        content: 'email\nada@example.org\n',
      }),
    };
  },
  targets: async (app, { admin }) => {
    const { id, errorId } = await anImport(app, {
      by: admin,
      fileName: `${CANARY}.csv`,
      message: CANARY,
      problem: CANARY,
    });
    return { hidden: { 'import run': id, 'import error': errorId } };
  },
  messages: (runId, { institution }) => ({ importChanged: { institutionId: institution.id, runId } }),
};
