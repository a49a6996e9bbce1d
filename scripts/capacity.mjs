// Writes the tables of docs/capacity.md from the measured figures in tests/bench/measured.json.
import fs from 'node:fs';
import path from 'node:path';
import { withTables } from './support/capacity-tables.mjs';
import { root } from './support/project.mjs';

const file = path.join(root, 'docs/capacity.md');
const measured = JSON.parse(fs.readFileSync(path.join(root, 'tests/bench/measured.json'), 'utf8'));
fs.writeFileSync(file, withTables(fs.readFileSync(file, 'utf8'), measured));
console.log('docs/capacity.md is current.');
