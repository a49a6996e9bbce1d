import { Type } from '@mikro-orm/core';
import { decimalOf, minorUnitsOf } from '#kernel/money.rules';

/** Column of money: an exact numeric in the database, cents in entities. */
export class CentsType extends Type<number | null, string | null> {
  override convertToDatabaseValue(cents: number | null): string | null {
    return cents === null ? null : decimalOf(cents);
  }

  override convertToJSValue(decimal: string | null): number | null {
    return decimal === null ? null : minorUnitsOf(decimal)!;
  }

  override compareAsType(): string {
    return 'string';
  }

  override getColumnType(): string {
    return 'numeric(10,2)';
  }
}
