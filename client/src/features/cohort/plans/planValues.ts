/** Values of a plan in the form: the price in dollars as typed, features one per line. */
export interface PlanValues {
  id: string;
  name: string;
  description: string;
  price: string;
  features: string;
  seats: number | null;
  includesLive: boolean;
  includesGrading: boolean;
  includesCertificate: boolean;
}

export interface PlansValues {
  plans: PlanValues[];
}
