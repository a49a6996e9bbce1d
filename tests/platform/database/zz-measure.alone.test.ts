import fs from 'node:fs';
import pg from 'pg';
import { test } from 'vitest';
import { aDatabase } from '#tests/support/database';
import { unroutedScans, nodesOf } from '#tests/support/plans';
import { statementsOfTheRun } from '#tests/support/server-statements';
import { brokenRules } from './citus-rules.ts';
import { compiledReads, plansOf, tenantTables, toRules } from './statement-rules.ts';

test('measure', async () => {
  const { inside, outside } = statementsOfTheRun();
  const database = await aDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 1 });
  const plans = await plansOf(db, toRules([...inside, ...outside]));
  const out: string[] = [`written ${plans.size}`];
  const isTenant = await tenantTables(db);
  const kind = (plan: Parameters<typeof nodesOf>[0]) => {
    const types = nodesOf(plan).map((node) => node['Node Type']);
    return types.includes('ModifyTable') ? 'WRITE' : types.includes('LockRows') ? 'LOCK' : 'READ';
  };
  const unrouted = [...plans].map(([text, plan]) => [kind(plan), unroutedScans(plan, isTenant).join(', '), text] as const).filter(([, scans]) => scans);
  for (const k of ['WRITE', 'LOCK', 'READ']) out.push(`unrouted ${k} ${unrouted.filter(([one]) => one === k).length}`);
  for (const [name, found] of await brokenRules(db, plans)) out.push(`${found.size} ${name}`);
  out.push('\n\n#### unrouted', ...unrouted.map((one) => one.join(' | ').slice(0, 700)));
  for (const [name, found] of await brokenRules(db, plans)) {
    out.push(`\n\n#### ${name}`);
    for (const [text, faults] of found) out.push(`${faults.join(', ')} | ${text.slice(0, 300)}`);
  }
  const reads = await plansOf(db, compiledReads(inside));
  const un = [...reads].map(([text, plan]) => [unroutedScans(plan, isTenant).join(', '), text] as const).filter(([scans]) => scans);
  out.push(`\n#### compiled ${reads.size} unrouted ${un.length}`, ...un.map((one) => one.join(' | ').slice(0, 600)));
  for (const [name, found] of await brokenRules(db, reads)) { out.push(`compiled ${found.size} ${name}`); for (const [text, faults] of [...found].slice(0, 12)) out.push(`${faults.join(', ')} | ${text.slice(0, 200)}`); }
  fs.writeFileSync(process.env['MEASURED']!, out.join('\n'));
  await db.end();
  await database.drop();
}, 300_000);
