import type { CustomDomainStatus, DnsRecordState } from '#texts/enums.generated';

const ABOUT: Record<CustomDomainStatus, (host: string) => string> = {
  PENDING: (host) =>
    `Créez ces deux enregistrements là où vous gérez ${host}. Nous les cherchons automatiquement ; ils peuvent mettre de quelques minutes à une journée à être visibles.`,
  TAKEN: (host) =>
    `Nous avons trouvé les deux enregistrements, mais un autre établissement utilise ${host}. Retirez-le d’abord là-bas, puis vérifiez à nouveau.`,
  ACTIVE: (host) =>
    `Votre établissement se trouve à l’adresse ${host}, et les e-mails y renvoient. Gardez les deux enregistrements.`,
  FAILING: () => 'Votre établissement se trouve toujours ici, mais un enregistrement manque.',
  DISABLED: (host) =>
    `Un enregistrement a manqué pendant des jours : ${host} ne mène plus ici. Créez à nouveau les deux enregistrements.`,
};

export const customDomain = {
  title: 'Domaine personnalisé',
  description: 'Votre établissement sous votre propre nom d’hôte, comme cours.votre-ecole.fr.',
  noPlan: 'Votre forfait ne comprend pas de domaine personnalisé',
  noPlanText: 'Le domaine personnalisé est compris dans les forfaits Professional et Enterprise.',
  noPlanKept: (host: string) =>
    `Le domaine personnalisé est compris dans les forfaits Professional et Enterprise. Pour l’instant, ${host} ne mène pas à votre établissement ; il fonctionnera à nouveau avec l’un d’eux.`,
  host: 'Nom d’hôte',
  hostHint:
    'Vous devez pouvoir modifier ses enregistrements DNS. Prenez un sous-domaine si votre site web utilise le nom lui-même.',
  hostPlaceholder: 'cours.votre-ecole.fr',
  add: 'Ajouter le domaine',
  failed: 'Nous n’avons pas pu enregistrer le domaine. Veuillez réessayer.',
  statuses: {
    PENDING: 'En attente des enregistrements',
    TAKEN: 'Utilisé ailleurs',
    ACTIVE: 'Actif',
    FAILING: 'Enregistrement manquant',
    DISABLED: 'Désactivé',
  } satisfies Record<CustomDomainStatus, string>,
  about: (status: CustomDomainStatus, host: string) => ABOUT[status](host),
  disables: 'Désactivation :',
  records: 'Enregistrements DNS',
  record: (type: string) => `Enregistrement ${type}`,
  states: {
    UNKNOWN: 'Pas encore connu',
    MISSING: 'Pas encore trouvé',
    WRONG: 'Valeur incorrecte',
    FOUND: 'Trouvé',
  } satisfies Record<DnsRecordState, string>,
  gone: 'Introuvable',
  name: 'Nom',
  value: 'Valeur',
  copyName: (type: string) => `Copier le nom de l’enregistrement ${type}`,
  copyValue: (type: string) => `Copier la valeur de l’enregistrement ${type}`,
  cnameHint:
    'Mène les visiteurs ici. Un nom comme votre-ecole.fr ne peut pas en avoir : utilisez l’enregistrement ALIAS ou ANAME de votre fournisseur.',
  txtHint: 'Prouve que le nom est à vous.',
  wrongHint: (type: string) =>
    `L’enregistrement ${type} de ce nom a une autre valeur. Remplacez-la par celle ci-dessus.`,
  notChecked: 'Pas encore vérifié. Nous cherchons les enregistrements toutes les minutes.',
  checked: 'Vérifié :',
  check: 'Vérifier à nouveau',
  checkFailed: 'Nous n’avons pas pu vérifier les enregistrements. Veuillez réessayer.',
  remove: 'Retirer',
  removeTitle: (host: string) => `Retirer ${host} ?`,
  removeText:
    'Il ne mènera plus à votre établissement, et les personnes connectées à cette adresse seront déconnectées. Votre autre adresse fonctionne comme avant.',
  removed: (host: string) => `${host} a été retiré`,
};
