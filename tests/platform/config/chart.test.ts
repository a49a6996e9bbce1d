import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot } from '#kernel/config';
import { maxConnections } from '#platform/database/connection-limits';
import { knownVariables, NOT_GIVEN } from './variables.ts';

const chart = path.join(projectRoot, 'deploy/helm/lyceum');
const read = (file: string) => fs.readFileSync(path.join(chart, file), 'utf8');

interface Values {
  [name: string]: unknown;
  config: Record<string, unknown>;
  secret: { existingSecret: string; keys: string[]; asFiles: boolean };
  files: { existingClaim: string };
}

const values = parse(read('values.yaml')) as Values;
const schema = JSON.parse(read('values.schema.json')) as {
  properties: {
    config: { propertyNames: { enum: string[] } };
    secret: { properties: { keys: { items: { enum: string[] } } } };
  };
};
const templates = fs.readdirSync(path.join(chart, 'templates')).map((file) => read(`templates/${file}`));

/** The smallest values of an installation. */
const installed = (): Values => {
  const given = structuredClone(values);
  given.config['APP_ORIGIN'] = 'https://learn.example.org';
  given.secret.existingSecret = 'lyceum';
  return given;
};

const validate = new Ajv({ strictTypes: false, strictRequired: false }).compile(schema);
const isValid = (change: (given: Values) => unknown): boolean => {
  const given = installed();
  change(given);
  return validate(given);
};

describe('values', () => {
  test('need an origin, a secret, and a place for files, and nothing else', () => {
    expect(isValid(() => undefined)).toBe(true);
    expect(validate(values)).toBe(false);
    expect(isValid(({ config }) => (config['APP_ORIGIN'] = 'learn.example.org'))).toBe(false);
    expect(isValid(({ secret }) => (secret.existingSecret = ''))).toBe(false);
    expect(isValid(({ secret }) => (secret.keys = ['DATABASE_URL', 'S3_URL']))).toBe(false);
    expect(isValid(({ secret }) => (secret.keys = ['JWT_SECRET', 'DATABASE_URL']))).toBe(false);
    const onAClaim = (given: Values) => {
      given.secret.keys = ['JWT_SECRET', 'DATABASE_URL'];
      given.files.existingClaim = 'lyceum-files';
    };
    expect(isValid(onAClaim)).toBe(true);
  });

  test('refuse names that are unknown, and secrets among the other variables', () => {
    expect(isValid(({ config }) => (config['RATE_LIMITS'] = '0'))).toBe(false);
    expect(isValid(({ config }) => (config['JWT_SECRET'] = 'x'.repeat(40)))).toBe(false);
    expect(isValid((given) => (given['replicas'] = 3))).toBe(false);
    expect(isValid(({ config }) => (config['RATE_LIMIT'] = 0))).toBe(true);
  });

  test('take every variable of the configuration and no other', () => {
    const { config, secret } = schema.properties;
    const taken = [...config.propertyNames.enum, ...secret.properties.keys.items.enum, ...NOT_GIVEN];
    expect(taken.toSorted()).toEqual(knownVariables().toSorted());
  });
});

describe('templates', () => {
  /** Paths of all values, as `web.replicas`. Those that operators fill freely end there. */
  const pathsOf = (of: object, prefix = ''): string[] =>
    Object.entries(of).flatMap(([name, value]) => {
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      const isFree = name === 'config' || name === 'resources' || Object.keys(Object(value)).length === 0;
      return isGroup && !isFree ? pathsOf(value as object, `${prefix}${name}.`) : [`${prefix}${name}`];
    });

  /** A component's values are read by its name, those of the secret through a variable. */
  const used = templates.flatMap((text) => [
    ...Array.from(text.matchAll(/\.Values\.([\w.]+)/g), ([, name]) => name!),
    ...Array.from(text.matchAll(/\$secret\.(\w+)/g), ([, name]) => `secret.${name}`),
    ...Array.from(text.matchAll(/\$values\.([\w.]+)/g), ([, name]) => [
      `web.${name}`,
      `worker.${name}`,
    ]).flat(),
  ]);

  test('use every value, and no value that does not exist', () => {
    const paths = pathsOf(values);
    expect(paths.filter((name) => !used.some((use) => use === name || name.startsWith(`${use}.`)))).toEqual(
      [],
    );
    const isThere = (use: string) =>
      paths.some((name) => name === use || name.startsWith(`${use}.`)) ||
      use === 'config.APP_ORIGIN' ||
      use === 'config.APP_NAME';
    expect(used.filter((use) => !isThere(use))).toEqual([]);
  });

  test('close what they open', () => {
    for (const text of templates) {
      const count = (words: RegExp) => Array.from(text.matchAll(words)).length;
      expect(count(/\{\{-? (if|range|with|define) /g)).toBe(count(/\{\{-? end -?\}\}/g));
    }
  });

  test('write numbers in full', () => {
    expect(templates.filter((text) => text.includes('toString |'))).toEqual([]);
    const written = templates.filter((text) => text.includes('range $name, $value := .Values.config'));
    expect(written).toHaveLength(2);
    for (const text of written) expect(text).toContain('{{ include "lyceum.text" $value | quote }}');
  });

  test('are YAML without their actions', () => {
    const bodies = templates
      .filter((text) => text !== read('templates/NOTES.txt'))
      .flatMap((text) =>
        text.includes('{{- define')
          ? Array.from(
              text.matchAll(/\{\{- define "[^"]+" -\}\}\n([^]*?)\n\{\{- end \}\}\n/g),
              ([, body]) => body!,
            )
          : [text],
      );
    expect(bodies.length).toBeGreaterThan(12);
    for (const body of bodies.filter((text) => /^kind:|^\S+:|^- /m.test(text))) {
      const skeleton = body
        .replaceAll(/\{\{\/\*[^]*?\*\/\}\}/g, '')
        .replaceAll(/^\s*\{\{.*\}\}\s*$/gm, '')
        .replaceAll(/\{\{.*?\}\}/g, 'x');
      const problems = parseAllDocuments(skeleton, { uniqueKeys: false }).flatMap(({ errors }) => errors);
      expect(problems).toEqual([]);
    }
  });

  test('name the connections and the version of the code', () => {
    const notes = read('templates/NOTES.txt');
    expect(notes).toContain(`mul ${maxConnections('web').app} (add $web $worker)`);
    expect(maxConnections('worker').app).toBe(maxConnections('web').app);
    const { web, worker } = { web: maxConnections('web').owner, worker: maxConnections('worker').owner };
    expect(notes).toContain(`add (mul ${web} $web) (mul ${worker} $worker)`);
    const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(parse(read('Chart.yaml'))).toMatchObject({ appVersion: version });
  });
});
