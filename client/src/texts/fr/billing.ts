import { formatDollars } from '../dollarFormatting.ts';
export const billing = {
  title: 'Forfait',
  description: 'Le forfait détermine le nombre d’étudiants que l’établissement peut avoir.',
  price: (dollars: number) => `${formatDollars(dollars)}/mois`,
  negotiated: 'Prix sur devis',
  until: (day: string) => `Jusqu’au ${day}. Ensuite, votre établissement revient au forfait Free.`,
  students: 'Étudiants',
  used: (students: string, limit: string) => `${students} sur ${limit}`,
  unlimited: (students: string) => `${students}. Ce forfait est sans limite.`,
  levels: {
    'almost-full':
      'Presque toutes les places sont prises. Ensuite, plus personne ne pourra rejoindre l’établissement.',
    full: 'Toutes les places sont prises. Plus personne ne peut rejoindre l’établissement tant qu’un étudiant ne part pas ou que le forfait n’est pas plus grand.',
  },
  sales: 'Contacter l’équipe commerciale',
  larger: 'Passer à un forfait supérieur',
  smaller: 'Choisir un forfait inférieur',
  requested: (plan: string) => `${plan} n’est pas encore confirmé`,
  requestedText: (plan: string) =>
    `Nous vous le confirmerons par e-mail. D’ici là, votre établissement reste sur ${plan}.`,
  withdraw: 'Retirer la demande',
  withdrawn: 'Votre demande de forfait supérieur a été retirée',
  ownerOnly: 'Seul le propriétaire de l’établissement peut changer de forfait.',
  smallerTitle: 'Choisir un forfait inférieur',
  smallerText:
    'Il s’applique aussitôt et doit suffire pour tous vos étudiants. Les jetons d’API et les importations demandent Professional ou Enterprise.',
  plan: 'Forfait',
  change: 'Changer de forfait',
  changed: (plan: string) => `Votre établissement est maintenant sur ${plan}`,
  notChanged: 'Impossible de changer de forfait. Veuillez réessayer.',
};
