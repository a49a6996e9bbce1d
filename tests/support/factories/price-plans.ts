import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { insert, type ItemRow, nextNumber } from './rows.ts';

interface PricePlanOptions {
  cohort: ItemRow;
  name?: string;
  description?: string;
  /** In dollars. */
  price?: number;
  seats?: number | null;
  position?: number;
  includesLive?: boolean;
  includesGrading?: boolean;
  includesCertificate?: boolean;
}

export interface PricePlanRow {
  id: string;
  name: string;
}

/** Creates a plan of a cohort that includes everything. */
export async function aPricePlan(app: App, options: PricePlanOptions): Promise<PricePlanRow> {
  const { cohort, name = `Plan ${nextNumber()}` } = options;
  const id = uuidv7();
  await insert(app, 'price_plan', {
    institution_id: cohort.institutionId,
    id,
    cohort_id: cohort.id,
    name,
    description: options.description ?? '',
    price: options.price ?? 0,
    seats: options.seats ?? null,
    position: options.position ?? 0,
    includes_live: options.includesLive ?? true,
    includes_grading: options.includesGrading ?? true,
    includes_certificate: options.includesCertificate ?? true,
  });
  return { id, name };
}
