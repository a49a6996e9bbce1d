import { isRaw } from '@mikro-orm/core';
import {
  NativeQueryBuilder,
  PostgreSqlConnection,
  PostgreSqlDriver,
  type PostgreSqlPlatform,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { toLocalSettings } from './local-settings.ts';

type Execute = PostgreSqlConnection['execute'];

/**
 * MikroORM's driver with bind parameters. MikroORM itself writes values into the text of a statement, from
 * where they reach PostgreSQL's log when it fails: decision 0043.
 */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection = new BindingConnection(this.config);
}

/** `BindingDriver` for the coordinator of a Citus cluster: it forwards the settings of transactions to the nodes. */
export class ForwardingDriver extends BindingDriver {
  protected override readonly connection = new ForwardingConnection(this.config);
}

class BindingConnection extends PostgreSqlConnection {
  override execute: Execute = async (query, params = [], method = 'all', ctx) => {
    await this.ensureConnection();
    const raw = query instanceof NativeQueryBuilder ? query.toRaw() : query;
    const statement = this.prepare(
      isRaw(raw)
        ? bindParameters(this.platform, raw.sql, raw.params)
        : bindParameters(this.platform, raw, params as readonly unknown[]),
    );
    return this.executeQuery(statement.sql, async () =>
      this.transformRawResult(await (ctx ?? this.getClient()).executeQuery(statement), method),
    );
  };

  /** Returns the statement as it is sent. */
  protected prepare(statement: CompiledQuery): CompiledQuery {
    return statement;
  }
}

class ForwardingConnection extends BindingConnection {
  protected override prepare(statement: CompiledQuery): CompiledQuery {
    const settings = toLocalSettings(statement.sql, statement.parameters);
    return settings ? CompiledQuery.raw(settings.join('; ')) : statement;
  }
}

/**
 * Replaces the placeholders `?` by `$1`, `$2` … and collects their values. Numbers, booleans and null stay in
 * the text, because they are not private and PostgreSQL knows their types.
 */
function bindParameters(
  platform: Pick<PostgreSqlPlatform, 'formatQuery'>,
  sql: string,
  params: readonly unknown[],
): CompiledQuery {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const quoteValue = (value: unknown): string => {
    if (isRaw(value)) return binder.formatQuery(value.sql, value.params);
    if (Array.isArray(value)) return value.map(quoteValue).join(', ');
    if (value instanceof Date) return bind(value.toISOString());
    if (typeof value === 'string' || ArrayBuffer.isView(value)) return bind(value);
    if (typeof value === 'object' && value !== null) return bind(JSON.stringify(value));
    return String(value);
  };
  // The platform parses the statement and calls this for each value.
  const binder = Object.assign(Object.create(platform), { quoteValue }) as typeof platform;
  const text = binder.formatQuery(sql, params);
  return CompiledQuery.raw(text, values);
}
