/** Returns a price in dollars as GraphQL answers it to `price { amount currency }`. */
export const inDollars = (dollars: number) => ({ amount: Math.round(dollars * 100), currency: 'USD' });
