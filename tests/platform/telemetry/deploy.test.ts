import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#kernel/config';
import { Metrics } from '#platform/telemetry/metrics';
import { ANSWERS, GAUGES, LANES, POOLS, QUEUES } from '#platform/telemetry/readings';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  title: string;
  type: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const alerts = () =>
  (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );
const panels = () => (JSON.parse(read('deploy/grafana/lyceum.json')) as { panels: Panel[] }).panels;

/** Metrics of Prometheus itself. */
const OF_PROMETHEUS = new Set(['up']);

/** Names of an expression: words that no bracket follows, that are no label, and that are no word of the language. */
function metricsIn(expression: string): string[] {
  const withoutLabels = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return withoutLabels.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? [];
}

/** Labels of an expression with the metric that they select from. */
const selectorsIn = (expression: string): [metric: string, label: string][] =>
  Array.from(expression.matchAll(/(\w+)\{([^}]*)\}/g)).flatMap(([, metric, labels]) =>
    Array.from(labels!.matchAll(/(\w+)\s*[=!]/g), ([, label]): [string, string] => [metric!, label!]),
  );

/** Returns the cells of the dashboard that a panel covers. */
const cellsOf = ({ gridPos: { x, y, w, h } }: Panel): string[] =>
  Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`);

let exported = '';
beforeAll(async () => {
  const state = { task: 'send-mail', waiting: 0, running: 0, later: 0, abandoned: 0, lag: 0 };
  const metrics = new Metrics({ tasks: ['send-mail'], readJobs: () => Promise.resolve([state]) });
  const ends = [
    POOLS.add('orm', () => ({ max: 1, idle: 0, busy: 0, waiting: 0 })),
    LANES.add('reads', () => ({ connections: 1, heldUp: 0, batches: 0 })),
    QUEUES.add('passwords', () => ({ running: 0, waiting: 0 })),
    ANSWERS.add('answers', () => ({ entries: 0, bytes: 0, outcomes: { sent: 0 } })),
    ...[
      'database_up',
      'embedded_database_up',
      'embedded_database_restarts',
      'bus_connected',
      'sockets',
      'socket_operations',
    ].map((name) => GAUGES.add(name, () => 1)),
  ];
  metrics.request({ kind: 'graphql', operation: 'other', status: 200, seconds: 0.1 });
  metrics.statement('orm', 0.1, true);
  metrics.slowStatement('orm');
  metrics.job('send-mail', 1, false);
  metrics.published('cohortChanged');
  metrics.received('cohortChanged', 0.01);
  metrics.socketOperation('other');
  exported = await metrics.text();
  for (const end of ends) end();
});

/** Returns all names by which the metrics can be selected, also of those without a value yet. */
const names = () =>
  new Set(
    Array.from(exported.matchAll(/^# TYPE (\w+) (\w+)$/gm)).flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name! + end) : [name!],
    ),
  );

describe('the dashboard', () => {
  test('names only metrics that the server exports', () => {
    const known = names();
    const asked = panels().flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((name) => !known.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
  });

  test('shows every metric of the server', () => {
    const asked = panels()
      .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
      .join('\n');
    const own = [...names()].filter((name) => name.startsWith('lyceum_'));
    const families = new Set(own.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    const unseen = [...families].filter((name) => !asked.includes(name) && name !== 'lyceum_jobs_readable');
    expect(unseen).toEqual([]);
  });

  test('says what each panel shows, and no two overlap', () => {
    const undescribed = panels().filter(
      ({ type, description }) => type !== 'row' && !description?.endsWith('.'),
    );
    expect(undescribed.map(({ title }) => title)).toEqual([]);
    const cells = panels().flatMap(cellsOf);
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('the alerts', () => {
  test('name only metrics that the server exports', () => {
    const known = names();
    const asked = alerts().flatMap(({ expr }) => metricsIn(expr));
    expect(asked.length).toBeGreaterThan(14);
    expect(asked.filter((name) => !known.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
  });

  test('are complete, and each has a name of its own', () => {
    const shapes = alerts().map(({ for: wait, labels: { severity }, annotations: { summary } }) => ({
      wait,
      severity,
      summary,
    }));
    const complete = {
      wait: expect.stringMatching(/^\d+[sm]$/),
      severity: expect.stringMatching(/^(warning|critical)$/),
      summary: expect.stringMatching(/\.$/),
    };
    expect(shapes).toEqual(shapes.map(() => complete));
    const all = alerts().map(({ alert }) => alert);
    expect(new Set(all).size).toBe(all.length);
  });

  test('each have a section that says what to do', () => {
    const headings = Array.from(read('docs/operations.md').matchAll(/^#+ (.+)$/gm), ([, text]) =>
      text!.toLowerCase(),
    );
    for (const { alert, annotations } of alerts()) {
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(headings).toContain(alert.toLowerCase());
    }
  });
});

test('dashboard and alerts select only by labels that the metrics have', () => {
  const expressions = [
    ...alerts().map(({ expr }) => expr),
    ...panels().flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const wrong = expressions
    .flatMap(selectorsIn)
    .filter(
      ([metric, label]) =>
        !OF_PROMETHEUS.has(metric) && !new RegExp(`^${metric}\\{.*\\b${label}="`, 'm').test(exported),
    );
  expect(wrong).toEqual([]);
});

test('Compose starts Prometheus and Grafana with these files, and only when asked to', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<
      string,
      { profiles?: string[]; volumes?: string[]; environment?: Record<string, string> }
    >;
  };
  const monitoring = [services['prometheus'], services['grafana']];
  expect(monitoring.map((service) => service?.profiles)).toEqual([['monitoring'], ['monitoring']]);
  const files = monitoring
    .flatMap((service) => service?.volumes ?? [])
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0]!);
  expect(files).toHaveLength(3);
  expect(files.filter((file) => !fs.existsSync(path.join(projectRoot, file)))).toEqual([]);
  const { scrape_configs } = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const targets = scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap((one) => one.targets),
  );
  const ports = targets.map((target) => services[target.split(':')[0]!]?.environment?.['METRICS_PORT']);
  expect(targets).toHaveLength(2);
  expect(ports).toEqual(targets.map((target) => target.split(':')[1]));
});
