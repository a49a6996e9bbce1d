/** Texts of the subscription to a plan. */
export const subscription = {
  subscribe: 'S’abonner à un forfait',
  subscribeText: 'Vous payez chaque mois sur une page de Stripe, et pouvez résilier à tout moment.',
  option: (plan: string, price: number, students: number) =>
    `${plan} : ${price} $/mois, ${students} étudiants`,
  open: 'S’abonner',
  pay: 'Passer au paiement',
  notSold: 'Les changements de forfait se font en accord avec notre équipe commerciale.',
  awaited: (plan: string) => `Votre paiement pour ${plan} est attendu`,
  awaitedText:
    'Si vous avez payé, Stripe le confirme en moins d’une minute et le forfait démarre tout seul. Sinon, passez au paiement.',
  goToPayment: 'Passer au paiement',
  checkAgain: 'Vérifier à nouveau',
  renews: (day: string, price: number) => `Renouvellement le ${day} pour ${price} $ US.`,
  changes: (plan: string, day: string, price: number) =>
    `Passage à ${plan} le ${day}, pour ${price} $ US/mois.`,
  ends: (day: string) =>
    `Résilié : votre forfait prend fin le ${day}. Votre établissement passe ensuite sur Free.`,
  pastDue: 'Le dernier paiement a échoué',
  pastDueText:
    'Votre forfait reste en place pour le moment, et Stripe réessaie. Vérifiez votre carte pour le garder : sans paiement, votre établissement revient à Free.',
  cards: 'Moyens de paiement',
  updateCard: 'Vérifier votre carte',
  changeTo: (plan: string) => `Passer à ${plan}`,
  keep: (plan: string) => `Garder ${plan}`,
  keepText: (plan: string) => `Votre établissement reste sur ${plan} après ce mois.`,
  upText: (plan: string, price: number) =>
    `${plan} démarre aussitôt. Vous payez maintenant la différence pour le reste du mois, puis ${price} $ US chaque mois.`,
  downText: (plan: string, day: string) =>
    `${plan} démarre le ${day}, à son prix. D’ici là, rien ne change. Il doit suffire pour tous vos étudiants.`,
  changed: 'Votre abonnement a été modifié',
  cancel: 'Résilier l’abonnement',
  cancelText: (day: string) =>
    `Votre forfait reste en place jusqu’au ${day}. Votre établissement passe ensuite sur Free. Vos étudiants restent, mais personne d’autre ne peut le rejoindre tant qu’ils sont plus nombreux que Free ne le permet.`,
  cancelUnpaid:
    'Votre établissement revient à Free à la fin de la période. Vos étudiants restent, mais personne d’autre ne peut le rejoindre tant qu’ils sont plus nombreux que Free ne le permet.',
  cancelled: 'Votre abonnement a été résilié',
  goOn: 'Garder l’abonnement',
  resume: 'Reprendre l’abonnement',
  resumeText: (day: string) => `Votre forfait continue après le ${day}, au même prix.`,
  resumed: 'Votre abonnement continue',
  failed: 'L’opération a échoué. Veuillez réessayer.',
};
