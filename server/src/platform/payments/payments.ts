/** What is to be paid for. */
export interface Purchase {
  enrollmentId: string;
  /** Dollars, more than 0. */
  amount: number;
}

/** `paid`: the seat may be given now. `awaited`: later, when the payment is confirmed. */
export type PaymentState = 'paid' | 'awaited';

/** Who takes the money for a seat. */
export interface PaymentProvider {
  /** Called inside the transaction that enrolls: answers from what it knows and talks to nobody. */
  begin: (purchase: Purchase) => PaymentState;
}
