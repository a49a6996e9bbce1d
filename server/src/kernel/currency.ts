import { registerEnumType } from 'type-graphql';

/** Currency of an amount. */
export enum Currency {
  USD = 'USD',
}

registerEnumType(Currency, {
  name: 'Currency',
  description: 'Currency of an amount, by its code of ISO 4217.',
  valuesConfig: { USD: { description: 'US dollar. Its smallest unit is the cent.' } },
});
