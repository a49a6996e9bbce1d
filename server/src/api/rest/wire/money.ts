import * as z from 'zod/mini';
import { decimalOf } from '#kernel/money.rules';
import { described } from './described.ts';

/** Schema of a price in a response. */
export const dollars = described('Price in US dollars.', z.number());

/** Returns an amount in dollars, the number nearest to the exact decimal. */
export const dollarsOf = ({ amount }: { amount: number }): number => Number(decimalOf(amount));
