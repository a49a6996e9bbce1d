// Releases the current contract: `npm run check` then rejects changes that break it. Releases the tables as well: tests then reject
// migrations that break the servers of this version (tests/platform/database/migration-rules.test.ts).
//   npm run contract:release                             releases additions
//   npm run contract:release -- --reason "Nobody …"      also releases breaking changes, with a reason
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contractFaults } from './checks/contract.mjs';
import { emitSchema } from './codegen.mjs';
import { RELEASED, releasedContract } from './support/contract.mjs';
import { root } from './support/project.mjs';
import { main, runOrThrow, StepFailed } from './support/run.mjs';

await main(async () => {
  const { reason } = parseArgs({ options: { reason: { type: 'string' } } }).values;
  await emitSchema();
  const present = fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  const released = releasedContract();
  const today = new Date().toISOString().slice(0, 10);
  const faults = released === null ? [] : contractFaults(released, present, today);
  if (faults.length > 0 && !reason)
    throw new StepFailed(
      `${faults.join('\n')}\n\nThis breaks clients. If it must be: --reason "why it may".`,
    );
  await runOrThrow('tsx', ['--tsconfig', 'server/tsconfig.json', 'server/src/app/release-tables.ts']);
  if (present === released) {
    console.log('The contract is the released one. Commit contract/ if its tables changed.');
    return;
  }
  fs.mkdirSync(path.dirname(RELEASED), { recursive: true });
  fs.writeFileSync(RELEASED, present);
  if (reason) record(today, reason, faults);
  console.log(`Released: commit ${path.relative(root, path.dirname(RELEASED))}/ with the change.`);
});

/** Records the reason of a breaking change, latest first. */
function record(today, reason, faults) {
  const file = path.join(path.dirname(RELEASED), 'breaking-changes.md');
  const [title, ...entries] = (
    fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '# Breaking changes of the contract\n'
  ).split(/^(?=## )/m);
  const list = faults.map((fault) => `- ${fault}\n`).join('');
  const entry = `## ${today}\n\n${reason}\n\n${list}\n`;
  fs.writeFileSync(file, `${title.trimEnd()}\n\n${entry}${entries.join('')}`.trimEnd() + '\n');
}
