// What a number of learners needs, computed from measured figures (tests/bench/measured.json) and a profile of use.

/** Profile of use: assumptions, not measurements. */
export const PROFILE = {
  /** Share of the learners that use the product on a day, and their requests. */
  activeShare: 0.3,
  requestsPerDay: 60,
  /** Requests by the workload of the benchmark that costs as much. Each write costs as much as an enrollment. */
  mix: { dashboard: 0.35, 'cohort detail': 0.3, 'course list': 0.25, enroll: 0.1 },
  /** Load of the busiest minute by that of a mean one. */
  peakFactor: 6,
  /** Share of all learners with an open screen at the peak, each with one socket. */
  connectedShare: 0.1,
  messagesPerDay: 1,
  /** Sockets that a message reaches. */
  receivers: 20,
  mailsPerDay: 0.3,
  /** Years after which the figures of disks hold. */
  years: 3,
  /** Rows of a learner that stay, and rows of a learner in a year, by table. */
  rows: { account: 1, membership: 1, session: 3 },
  rowsPerYear: {
    enrollment: 4,
    seat_order: 4,
    certificate: 2,
    lesson_completion: 80,
    enrollment_completion: 80,
    notification: 75, // they are deleted after 180 days
    audit_entry: 60,
  },
  /** Bytes of all tables by those of the tables above: messages, submissions, progress, attendance. */
  otherTables: 1.5,
  megabytesOfFiles: 25,
};

/** Capacities of single parts. */
export const LIMITS = {
  /** Part of a processor that is used at the peak. */
  utilization: 0.6,
  socketsPerInstance: 10_000,
  /** Connections of an instance to PostgreSQL, and those that one server serves well. */
  connectionsPerInstance: 73,
  connections: 500,
  /** Mails that an instance sends in a second: eight at once, 0.2 s each. */
  mailsPerInstance: 40,
  /** Instances and events in a second that LISTEN and NOTIFY connect, because each NOTIFY serializes commits. */
  notifiedInstances: 4,
  notifiedEvents: 500,
  /** Messages in a second that one Redis server passes on, counted once for each instance. */
  redisMessages: 100_000,
  folderTerabytes: 1,
  databaseCores: 64,
  databaseTerabytes: 8,
};

/** Numbers of learners for which the document has columns. */
export const SIZES = [1_000, 100_000, 10_000_000];

const DAY = 86_400;

/** Returns the load of a number of learners, and what serves it. */
export function loadOf(learners, measured, profile = PROFILE) {
  const perSecond = (perDay) => (learners * perDay * profile.peakFactor) / DAY;
  const requests = perSecond(profile.activeShare * profile.requestsPerDay);
  const messages = perSecond(profile.activeShare * profile.messagesPerDay);
  const mean = (of) =>
    Object.entries(profile.mix).reduce((sum, [name, share]) => sum + share * measured.workloads[name][of], 0);
  const writes = requests * profile.mix.enroll;
  const events = writes + messages;
  const deliveries = messages * profile.receivers;
  const mails = perSecond(profile.mailsPerDay);
  const sockets = learners * profile.connectedShare;
  const serverCores = (requests * mean('serverMs')) / 1_000 / LIMITS.utilization;
  const databaseCores = (requests * mean('databaseMs')) / 1_000 / LIMITS.utilization;
  const needed = Math.ceil(
    Math.max(
      serverCores,
      sockets / LIMITS.socketsPerInstance,
      deliveries / (measured.socket.deliveriesPerSecond * LIMITS.utilization),
      mails / LIMITS.mailsPerInstance,
    ),
  );
  const instances = needed > 1 ? needed + 1 : 1; // one may fail
  const rowBytes = bytesOfRows(measured, profile);
  return {
    learners,
    requests,
    writes,
    events,
    deliveries,
    mails,
    sockets,
    serverCores,
    databaseCores,
    instances,
    memory: measured.server.megabytes / 1e3 + (sockets / instances) * (measured.socket.kilobytes / 1e6),
    connections: instances * LIMITS.connectionsPerInstance,
    busMessages: events * instances,
    rowBytes,
    terabytes: (learners * rowBytes) / 1e12,
    walGigabytes:
      (learners *
        profile.activeShare *
        profile.requestsPerDay *
        profile.mix.enroll *
        measured.enrollment.walBytes) /
      1e9,
    fileTerabytes: (learners * profile.megabytesOfFiles) / 1e6,
  };
}

/** Returns the bytes of a learner's rows after the years of the profile, with their indexes. */
export function bytesOfRows(measured, { rows, rowsPerYear, years, otherTables }) {
  const bytes = (counts, times) =>
    Object.entries(counts).reduce((sum, [table, count]) => sum + count * times * measured.rows[table], 0);
  return (bytes(rows, 1) + bytes(rowsPerYear, years)) * otherTables;
}

/** Bottlenecks with their remedies. */
const BOTTLENECKS = [
  {
    name: 'One instance',
    isOver: ({ instances }) => instances > 1,
    remedy: 'More instances behind a proxy',
    setting: '`TRUST_PROXY`',
  },
  {
    name: 'Files in a folder',
    isOver: ({ fileTerabytes }) => fileTerabytes > LIMITS.folderTerabytes,
    remedy: 'A bucket for files',
    setting: '`S3_URL`',
  },
  {
    name: 'LISTEN and NOTIFY',
    isOver: ({ instances, events }) => instances > LIMITS.notifiedInstances || events > LIMITS.notifiedEvents,
    remedy: 'Redis for live events and rate limits',
    setting: '`REDIS_URL`',
  },
  {
    name: 'Connections of PostgreSQL',
    isOver: ({ connections }) => connections > LIMITS.connections,
    remedy: 'pgbouncer in transaction mode',
    setting: '`DATABASE_URL`',
  },
  {
    name: 'Disk of one PostgreSQL server',
    isOver: ({ terabytes }) => terabytes > LIMITS.databaseTerabytes,
    remedy: 'Citus, distributed by institution',
    setting: '`npm run distribute`, not tried under load',
  },
  {
    name: 'Processors of one PostgreSQL server',
    isOver: ({ databaseCores }) => databaseCores > LIMITS.databaseCores,
    remedy: 'Citus, distributed by institution',
    setting: '`npm run distribute`, not tried under load',
  },
  {
    name: 'One Redis server',
    isOver: ({ busMessages }) => busMessages > LIMITS.redisMessages,
    remedy: 'Several Redis servers, each for some institutions',
    setting: 'not built',
  },
];

/** Returns the bottlenecks in the order in which growth reaches them, with the number of learners. */
export function bottlenecks(measured) {
  return BOTTLENECKS.map(({ name, remedy, setting, isOver }) => ({
    name,
    remedy,
    setting,
    learners: firstOver(isOver, measured),
  })).toSorted((one, other) => one.learners - other.learners);
}

/** Returns the number of learners at which a condition begins to hold. */
function firstOver(isOver, measured) {
  let [low, high] = [1, 1e10];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(loadOf(middle, measured))) high = middle;
    else low = middle;
  }
  return high;
}
