// Prints the findings of graphql-eslint as JSON: node graphql-eslint.mjs schema|operations
import path from 'node:path';
import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '../..');
const NAMING = '@graphql-eslint/naming-convention';
const operations = ['client/src/**/*.graphql'];
/** Project of the plugin, whose paths are relative to the current folder unless they are absolute. */
const graphQLConfig = {
  // Apollo Client removes @unmask before it sends an operation.
  schema: [path.join(root, 'schema.graphql'), 'directive @unmask on FRAGMENT_SPREAD'],
  documents: operations.map((pattern) => path.posix.join(root.replaceAll('\\', '/'), pattern)),
};

const schemaRules = {
  ...plugin.configs['flat/schema-recommended'].rules,
  // Every type has the permissions of the viewer under this name; `Viewer.can` would be the exception.
  '@graphql-eslint/no-typename-prefix': 'off',
  // Only objects that clients cache by themselves have an ID: not pages, payloads, events and parts of other objects.
  '@graphql-eslint/strict-id-in-types': [
    'error',
    {
      exceptions: {
        types: [
          'AgendaEntry',
          'Analytics',
          'AnalyticsFigures',
          'AnalyticsPoint',
          'CertificateCandidate',
          'CertificatePreview',
          'CertificateProof',
          'CertificateStanding',
          'InstitutionClosing',
          'InstitutionNotifications',
          'InstitutionBranding',
          'InstitutionDetails',
          'CohortDatesPreview',
          'CouponOffer',
          'CourseAnalytics',
          'CriterionScore',
          'FunnelStep',
          'GradingCriterion',
          'InstitutionFigures',
          'InstitutionSecurity',
          'LatePolicy',
          'Meeting',
          'MemberCertification',
          'MemberEducation',
          'MemberInvitationPreview',
          'Money',
          'NotificationPreference',
          'OfficeHourSlot',
          'PageInfo',
          'PeriodRevenue',
          'RateLimit',
          'RecurringSchedule',
          'RecurringSchedulePreview',
          'StudentAtRisk',
        ],
        suffixes: ['Change', 'Changes', 'Connection', 'Edge', 'Error', 'Payload', 'Permissions', 'Result'],
      },
    },
  ],
};

const [, operationNames] = plugin.configs['flat/operations-recommended'].rules[NAMING];

const operationRules = {
  ...plugin.configs['flat/operations-recommended'].rules,
  // Fragments are named after their component and its property: CohortCard_cohort.
  [NAMING]: [
    'error',
    { ...operationNames, FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]+_[a-z][A-Za-z]+$/ } },
  ],
  // Components read and write the cache with fragments that no operation spreads.
  '@graphql-eslint/no-unused-fragments': 'off',
};

const PARTS = {
  schema: { files: ['schema.graphql'], rules: schemaRules },
  operations: { files: operations, rules: operationRules },
};

const { files, rules } = PARTS[process.argv[2]];
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: plugin.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': plugin },
    rules,
  },
});
const results = await eslint.lintFiles(files);
console.log(
  JSON.stringify(
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, line, message }) => ({
        rule: ruleId,
        at: `${path.relative(root, filePath)}:${line}`,
        message,
      })),
    ),
  ),
);
