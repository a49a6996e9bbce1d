/** Texts of /terms and /privacy: short templates that the operator of an installation adapts. */
export const legal = {
  templateHint:
    'Cette page est un modèle. L’exploitant de cette installation doit l’adapter à son entreprise et à son pays, ou indiquer l’adresse de sa propre page, avant d’accepter des utilisateurs.',
  templateTitle: 'Ceci n’est pas un conseil juridique',
  home: 'Retour à l’accueil',
};

interface LegalPart {
  title: string;
  text: string;
}

export const terms = {
  title: 'Conditions d’utilisation',
  intro: (app: string) =>
    `Ces conditions s’appliquent entre vous et l’exploitant de ${app}. En créant un compte, vous les acceptez.`,
  parts: [
    {
      title: 'Votre compte',
      text: 'Il vous faut une adresse e-mail valide. Gardez votre mot de passe pour vous : vous êtes responsable de ce qui se passe avec votre compte. Vous pouvez le supprimer à tout moment dans les paramètres.',
    },
    {
      title: 'Établissements et enseignants',
      text: 'Les cours sont proposés par les établissements et leurs enseignants, et non par l’exploitant. Ils décident du contenu, des dates, des prix et des remboursements, et ils sont vos interlocuteurs pour toute question sur un cours.',
    },
    {
      title: 'Vos contenus',
      text: 'Ce que vous envoyez ou écrivez reste à vous. Vous autorisez l’exploitant à le conserver et à le montrer aux membres qui ont le droit de le voir. N’envoyez que ce que vous avez le droit de partager.',
    },
    {
      title: 'Bon usage',
      text: 'Ne harcelez personne, ne partagez pas de contenus illicites, n’envoyez pas de spam et n’essayez pas d’accéder aux données d’autrui. L’exploitant peut suspendre les comptes et les établissements qui le font.',
    },
    {
      title: 'Disponibilité',
      text: 'L’exploitant s’efforce de maintenir le service, mais ne peut pas promettre qu’il ne tombera jamais en panne. Gardez des copies de vos travaux.',
    },
    {
      title: 'Modifications',
      text: 'Quand ces conditions changent d’une façon qui compte pour vous, l’exploitant vous en informe par e-mail avant leur application.',
    },
  ] satisfies LegalPart[],
};

export const privacy = {
  title: 'Confidentialité',
  intro: (app: string) =>
    `Cette page indique quelles données personnelles ${app} conserve, pourquoi, et ce que vous pouvez faire. L’exploitant de cette installation est responsable des données.`,
  parts: [
    {
      title: 'Ce qui est conservé',
      text: 'Votre nom, votre adresse e-mail et une empreinte de votre mot de passe ; vos inscriptions, votre progression, vos travaux rendus, vos notes et vos certificats ; les messages et discussions que vous écrivez ; un journal des modifications importantes et des connexions avec l’adresse de l’appareil.',
    },
    {
      title: 'Pourquoi',
      text: 'Pour faire fonctionner les cours que vous suivez ou enseignez, pour vous en informer et pour protéger les comptes. Les données ne sont pas vendues et il n’y a pas de publicité.',
    },
    {
      title: 'Visibilité',
      text: 'Les enseignants et admins de votre établissement voient vos inscriptions, vos travaux et votre progression. Les membres de votre cohorte voient votre nom et votre photo. Les autres établissements ne voient rien. Un certificat peut être vérifié par toute personne qui a son numéro.',
    },
    {
      title: 'Cookies',
      text: 'Un cookie conserve votre connexion. Il n’y a pas de cookies de suivi, ni de scripts de tiers.',
    },
    {
      title: 'Durée',
      text: 'Jusqu’à ce que vous supprimiez votre compte ou que votre établissement supprime les données. Les certificats et le journal d’audit sont conservés plus longtemps, car d’autres s’appuient dessus.',
    },
    {
      title: 'Vos droits',
      text: 'Vous pouvez modifier votre profil. Dans les paramètres, vous pouvez changer votre mot de passe et vos notifications, télécharger une copie de vos données et supprimer votre compte. Pour tout le reste, adressez-vous à votre établissement ou à l’exploitant.',
    },
  ] satisfies LegalPart[],
};
