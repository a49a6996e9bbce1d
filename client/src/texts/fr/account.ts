export const login = {
  title: 'Connectez-vous à votre compte',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  remember: 'Se souvenir de moi',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  noAccount: 'Pas encore de compte ?',
  createAccount: 'Créer un compte',
  missing: 'Saisissez votre identifiant et votre mot de passe',
  unauthorized: 'Accès refusé',
  failed: 'Échec de la connexion',
};

export const forgotPassword = {
  title: 'Mot de passe oublié ?',
  description:
    'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  email: 'Adresse e-mail',
  submit: 'Envoyer le lien',
  backToLogin: 'Retour à la connexion',
  sentTitle: 'Consultez vos e-mails',
  sent: (email: string) =>
    `Si un compte existe pour ${email}, nous avons envoyé un lien pour réinitialiser son mot de passe. Il fonctionne une seule fois et expire au bout de 30 minutes.`,
  notReceived: 'Rien reçu ? Regardez dans vos spams, ou renvoyez le lien dans une minute.',
  sendAgain: 'Renvoyer',
  sentAgain: 'Nous avons envoyé un nouveau lien.',
  otherEmail: 'Utiliser une autre adresse e-mail',
};

export const signup = {
  title: 'Créez votre compte',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  fullName: 'Nom complet',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint:
    'De 8 à 24 caractères, avec des majuscules et des minuscules, un chiffre et un caractère spécial.',
  specials: 'Caractères spéciaux autorisés : ! @ # $ %',
  confirm: 'Confirmer le mot de passe',
  confirmHint: 'Doit être identique au mot de passe du premier champ.',
  submit: 'Créer un compte',
  invalid: 'Saisie incorrecte',
  taken: 'Identifiant déjà pris',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard',
  agreement: [
    'En créant un compte, vous acceptez nos ',
    'conditions',
    ' et notre ',
    'politique de confidentialité',
    '.',
  ],
};

export const register = {
  title: 'Créez votre compte',
  chooseRole: 'Venez-vous apprendre ou enseigner ?',
  student: 'Étudiant',
  studentHint: 'Trouvez des cours, rejoignez des cohortes et apprenez avec d’autres.',
  teacher: 'Enseignant',
  teacherHint: 'Créez des cours, animez des cohortes et développez votre établissement.',
  backToRoles: '← Retour au choix du rôle',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  firstName: 'Prénom',
  lastName: 'Nom',
  institutionName: 'Nom de l’établissement',
  institutionType: 'Type d’établissement',
  types: { INDIVIDUAL: 'Particulier', ORGANIZATION: 'Organisation', OTHER: 'Autre' },
  namespace: 'Sous-domaine',
  /** The address is that of document 2, section 6: namespace.{host}. */
  namespaceHint: (address: string) =>
    `Votre adresse web : ${address}. Vous ne pourrez pas la modifier par la suite.`,
  checking: 'Vérification de la disponibilité…',
  available: 'Disponible',
  notAvailable: 'Non disponible',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Mélanger lettres, chiffres et symboles le rend plus sûr.',
  confirm: 'Confirmer le mot de passe',
  plan: (plan: string) => `Vous avez choisi le forfait ${plan}.`,
  planLater: 'Votre établissement démarre avec Free jusqu’à notre confirmation.',
  changePlan: 'Changer',
  submit: 'Créer le compte',
  failed: 'Impossible de créer le compte. Veuillez réessayer.',
};

export const verify = {
  title: 'Vérifiez votre adresse e-mail',
  sentTo: (email: string) => `Saisissez le code à 6 chiffres envoyé à ${email}.`,
  confirm: (email: string) => `Confirmez que ${email} est bien votre adresse e-mail.`,
  enterBoth: 'Saisissez votre adresse e-mail et le code à 6 chiffres que nous y avons envoyé.',
  email: 'Adresse e-mail',
  submit: 'Vérifier l’adresse',
  resend: 'Renvoyer le code',
  verified: 'Adresse e-mail vérifiée ! Passage à l’étape suivante…',
  verifiedToast: 'Votre adresse e-mail a été vérifiée',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  resent: 'Un nouveau code de vérification a été envoyé à votre adresse e-mail.',
  resendFailed: 'Impossible de renvoyer le code. Veuillez réessayer.',
};

export const passwordSettings = {
  title: 'Mot de passe',
  description: 'Changer de mot de passe vous déconnecte de tous vos autres appareils.',
  current: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  confirm: 'Confirmer le nouveau mot de passe',
  submit: 'Changer le mot de passe',
  changed: 'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.',
  failed: 'Impossible de changer votre mot de passe. Veuillez réessayer.',
};

export const sessionSettings = {
  title: 'Vos appareils connectés',
  description: 'Un appareil vous est inconnu ? Déconnectez-le et changez de mot de passe.',
  failed: 'Impossible de charger vos appareils.',
  none: 'Vous n’avez aucune session active.',
  current: 'Cet appareil',
  began: (time: string, address: string) =>
    address ? `Connexion le ${time}, depuis ${address}` : `Connexion le ${time}`,
  passkeyBegan: (time: string, address: string) =>
    address
      ? `Connexion avec une clé d’accès le ${time}, depuis ${address}`
      : `Connexion avec une clé d’accès le ${time}`,
  lastUsed: (time: string) => `Dernière utilisation le ${time}`,
  end: 'Déconnecter',
  endNamed: (device: string, time: string) => `Déconnecter : ${device}, connexion le ${time}`,
  ended: (device: string) => `Appareil déconnecté : ${device}.`,
  notEnded: 'Impossible de déconnecter cet appareil. Veuillez réessayer.',
  endOthers: 'Déconnecter tous les autres',
  endOthersText: 'Vous devrez vous reconnecter sur tous vos autres appareils.',
  othersEnded: 'Vos autres appareils sont déconnectés.',
};
