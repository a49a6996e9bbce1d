export const billingSettings = {
  title: 'Facturación',
  description: 'Tus pedidos y sus recibos.',
  allOrders: 'Todos los pedidos',
  latest: 'Últimos pedidos',
  noOrders: 'Aún no tienes pedidos.',
  plan: (institution: string, plan: string) => `${institution} tiene el plan ${plan}.`,
  toPlan: 'Plan y facturas',
};
