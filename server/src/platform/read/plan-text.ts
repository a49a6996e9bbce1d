import type { At, Column, ConnectionField, Plan, Rows } from './plan.ts';
import { fragmentText } from './statement-text.ts';

/** A plan as JSON; SQL fragments are strings. */
export type PlainPlan = string | boolean | PlainPlan[] | { [name: string]: PlainPlan };

export function plainPlan(plan: Plan): PlainPlan {
  switch (plan.kind) {
    case 'value':
      return fragmentText(plan.value);
    case 'object':
      return {
        object: { ...(plan.when && { when: fragmentText(plan.when) }), fields: plainColumns(plan.columns) },
      };
    case 'payload':
      return {
        payload: {
          ...(plan.required && { required: plainPlan(plan.required) }),
          fields: plainColumns(plan.columns),
        },
      };
    case 'row':
    case 'list':
      return { [plan.kind]: { ...plainRows(plan.rows), fields: plainColumns(plan.columns) } };
    case 'either':
      return { either: plan.plans.map(plainPlan) };
    case 'each':
      return { each: { ids: fragmentText(plan.ids), node: plainPlan(plan.plan) } };
    case 'single':
      return { single: { value: fragmentText(plan.value), node: plainPlan(plan.plan) } };
    case 'connection': {
      const { rows, page, count, fields } = plan;
      const from = page.cursor ? 'cursor' : (page.number?.name ?? 'start');
      return {
        connection: {
          ...plainRows(rows),
          page: `$${page.size.name} from ${from}${page.backwards ? ', backwards' : ''}`,
          ...(count && { count: 'at' in count ? plainRows(count) : fragmentText(count) }),
          ...Object.fromEntries(fields.map((field) => [field.key, plainField(field)])),
        },
      };
    }
  }
}

const plainColumns = (columns: Column[]): PlainPlan =>
  Object.fromEntries(columns.map(({ key, value }) => [key, plainPlan(value)]));

function plainField(field: ConnectionField): PlainPlan {
  if (field.of === 'value') return fragmentText(field.value);
  if (field.of === 'nodes') return plainColumns(field.columns);
  if (field.of === 'totalCount' || field.of === 'pageCount') return field.of;
  return Object.fromEntries(
    field.fields.map((part) => [part.key, part.of === 'node' ? plainColumns(part.columns) : part.of]),
  );
}

function plainRows({ at, link, conditions, keys, descending }: Rows): Record<string, PlainPlan> {
  const order = keys.map((key) => fragmentText(key.sql)).join(', ');
  return {
    table: itemText(at),
    ...(link && { through: itemText(link) }),
    ...(at.institution && { institution: institutionText(at) }),
    ...(conditions.length > 0 && { where: conditions.map(fragmentText) }),
    ...(order && { order: descending ? `${order} (descending)` : order }),
  };
}

const itemText = ({ table, alias }: At): string => `${table.name} ${alias}`;

/** Returns the institution of the rows: the reader's, that of the outer row, or any. */
function institutionText({ institution, isConfined, scope }: At): string {
  if (isConfined) return fragmentText(institution!);
  return scope ? fragmentText(scope) : 'any';
}

/** Returns a plan as indented text. */
export function planText(plan: PlainPlan, indent = ''): string {
  if (typeof plan !== 'object') return `${indent}${plan}`;
  const parts: [string, PlainPlan][] = Array.isArray(plan)
    ? plan.map((part) => ['-', part])
    : Object.entries(plan).map(([name, part]) => [`${name}:`, part]);
  return parts
    .map(([name, part]) =>
      typeof part === 'object'
        ? `${indent}${name}\n${planText(part, `${indent}  `)}`
        : `${indent}${name} ${part}`,
    )
    .join('\n');
}
