export const billingSettings = {
  title: 'Facturation',
  description: 'Vos commandes et vos reçus.',
  allOrders: 'Toutes les commandes',
  latest: 'Dernières commandes',
  noOrders: 'Vous n’avez pas encore de commande.',
  plan: (institution: string, plan: string) => `${institution} est au forfait ${plan}.`,
  toPlan: 'Forfait et factures',
};
