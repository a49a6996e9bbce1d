/** Seat to pay for. */
export interface Purchase {
  enrollmentId: string;
  /** Amount in cents of US dollars, greater than 0. */
  amount: number;
}

/** `paid`: the seat is assigned now. `awaited`: it is assigned when the payment is confirmed. */
export type PaymentState = 'paid' | 'awaited';

/** Provider of payments for seats. */
export interface PaymentProvider {
  /** Begins a payment. It is called inside the enrolling transaction, so it must not do any I/O. */
  begin: (purchase: Purchase) => PaymentState;
}
