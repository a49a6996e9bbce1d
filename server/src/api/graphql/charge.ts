import type { ApolloServerPlugin } from '@apollo/server';
import { BudgetExhausted } from '#platform/limits/budgets';
import { recordCost, recordExhaustion } from '#platform/limits/cost-report';
import type { Context } from '#platform/request/context';
import type { Gate } from './gate.ts';
import { chargeableOperationOf } from './gate-http.ts';

/** Plugin of Apollo Server that charges each operation to the budgets of the caller before it runs. */
export const chargeOperations = (gate: Gate): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ contextValue: context }) => {
        const operation = chargeableOperationOf(context);
        if (!operation) return;
        try {
          recordCost(context, gate.charge(operation.prepared, context), operation.headers);
        } catch (error) {
          if (error instanceof BudgetExhausted) recordExhaustion(context, error.cost);
          throw error;
        }
      },
    }),
});
