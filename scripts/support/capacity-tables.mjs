// Writes the figures of capacity.mjs as tables of docs/capacity.md.
import { bottlenecks, bytesOfRows, LIMITS, loadOf, PROFILE, SIZES } from './capacity.mjs';

/** Returns the tables of the document by their names, each as rows of cells with the head first. */
function tablesOf(measured) {
  const loads = SIZES.map((learners) => loadOf(learners, measured));
  const row = (name, of, unit = '') => [name, ...loads.map((load) => `${figure(of(load))}${unit}`)];
  const ordered = bottlenecks(measured);
  return {
    profile: [
      ['Assumption', 'Value'],
      ['Learners that are active on a day', `${PROFILE.activeShare * 100} %`],
      ['Requests of an active learner in a day', String(PROFILE.requestsPerDay)],
      ['Writes among the requests', `${PROFILE.mix.enroll * 100} %`],
      ['Busiest minute by the mean', String(PROFILE.peakFactor)],
      ['Learners with an open screen at the peak', `${PROFILE.connectedShare * 100} %`],
      ['Chat messages of an active learner in a day', String(PROFILE.messagesPerDay)],
      ['Sockets that a message reaches', String(PROFILE.receivers)],
      ['Mails to a learner in a day', String(PROFILE.mailsPerDay)],
      ['Files of a learner', `${PROFILE.megabytesOfFiles} MB`],
      ['Years of data', String(PROFILE.years)],
      ['Processor time used at the peak', `${LIMITS.utilization * 100} %`],
    ],
    bytes: [
      ['Table', 'Bytes of a row with its indexes', 'Rows of a learner', 'Bytes of a learner'],
      ...rowsOfLearner().map(([table, count]) => [
        `\`${table}\``,
        figure(measured.rows[table], 3),
        String(count),
        figure(count * measured.rows[table], 3),
      ]),
      ['All tables', '', '', figure(bytesOfRows(measured, PROFILE), 3)],
    ],
    needs: [
      ['Need', ...SIZES.map((learners) => `${learners.toLocaleString('en')} learners`)],
      row('Requests in a second at the peak', ({ requests }) => requests),
      row('Writes in a second at the peak', ({ writes }) => writes),
      row('Live events in a second at the peak', ({ events }) => events),
      row('Deliveries to sockets in a second', ({ deliveries }) => deliveries),
      row('Open sockets', ({ sockets }) => sockets),
      row('Mail jobs in a second at the peak', ({ mails }) => mails),
      row('Instances, each with one core', ({ instances }) => instances),
      row('Memory of an instance', ({ memory }) => memory, ' GB'),
      row('Connections of the instances', ({ connections }) => connections),
      row('Cores of PostgreSQL', ({ databaseCores }) => databaseCores),
      row('Disk of PostgreSQL', ({ terabytes }) => terabytes * 1_000, ' GB'),
      row('WAL in a day', ({ walGigabytes }) => walGigabytes, ' GB'),
      row('Files', ({ fileTerabytes }) => fileTerabytes * 1_000, ' GB'),
    ],
    steps: [
      ['Learners', 'Needed by then', 'Next bottleneck', 'Reached at', 'Remedy'],
      ...SIZES.map((learners) => {
        const next = ordered.find((one) => one.learners > learners);
        const remedies = ordered.filter((one) => one.learners <= learners).map(({ remedy }) => remedy);
        return [
          learners.toLocaleString('en'),
          [...new Set(remedies)].join('; ') || 'One instance with PostgreSQL',
          next?.name ?? 'None of these',
          next ? figure(next.learners) : '',
          next?.remedy ?? '',
        ];
      }),
    ],
    bottlenecks: [
      ['Bottleneck', 'Reached at, learners', 'Remedy', 'Setting'],
      ...ordered.map(({ name, learners, remedy, setting }) => [name, figure(learners), remedy, setting]),
    ],
  };
}

const rowsOfLearner = () => [
  ...Object.entries(PROFILE.rows),
  ...Object.entries(PROFILE.rowsPerYear).map(([table, count]) => [table, count * PROFILE.years]),
];

/** Returns a number with two significant digits, or as many as given. */
function figure(number, digits = 2) {
  if (Number.isInteger(number) && number < 100) return String(number);
  return Number(number.toPrecision(digits)).toLocaleString('en', { maximumFractionDigits: 3 });
}

/** Returns the document with new tables between its comments `<!-- capacity: NAME -->` and `<!-- end -->`. */
export function withTables(document, measured) {
  const tables = tablesOf(measured);
  return document.replaceAll(
    /(<!-- capacity: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_all, head, name, end) => `${head}\n${markdownOf(tables[name])}\n${end}`,
  );
}

/** Returns a table in Markdown, with columns of equal width. */
function markdownOf(rows) {
  const widths = rows[0].map((_cell, at) => Math.max(3, ...rows.map((row) => row[at].length)));
  const line = (cells, fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at], fill)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => '-'),
      '-',
    ),
    ...body.map((cells) => line(cells)),
  ].join('\n');
}
