/** Second step of a sign-in. */
export const codeStep = {
  title: 'Saisissez votre code',
  code: 'Code',
  codeHint: 'Saisissez le code affiché par votre application d’authentification.',
  recoveryCode: 'Code de récupération',
  recoveryHint:
    'Saisissez un des codes enregistrés lors de l’activation de l’authentification à deux facteurs. Chacun fonctionne une fois.',
  submit: 'Se connecter',
  byRecovery: 'Utiliser un code de récupération',
  byApp: 'Utiliser mon application d’authentification',
  back: 'Retour à la connexion',
  startAgain: 'Votre mot de passe a été changé. Revenez en arrière et reconnectez-vous.',
};

export const twoFactor = {
  title: 'Authentification à deux facteurs',
  description: 'Protégez votre compte avec un code de votre téléphone, en plus de votre mot de passe.',
  failed: 'Impossible de charger ce paramètre.',
  on: 'Activée',
  off: 'Désactivée',
  setUp: 'Configurer',
  setUpTitle: 'Configurer une application d’authentification',
  scan: 'Scannez ce code QR avec une application d’authentification, puis saisissez le code qu’elle affiche.',
  picture: 'Code QR pour votre application d’authentification',
  secret: 'Clé',
  secretHint: 'Impossible de le scanner ? Saisissez cette clé dans l’application.',
  copySecret: 'Copier la clé',
  code: 'Code',
  codeHint: 'Le code à 6 chiffres de l’application.',
  turnOn: 'Activer',
  notBegun: 'Impossible de démarrer la configuration. Veuillez réessayer.',
  notOn: 'Impossible d’activer l’authentification à deux facteurs. Veuillez réessayer.',
  turnOff: 'Désactiver',
  turnOffTitle: 'Désactiver l’authentification à deux facteurs',
  turnOffText: 'Toute personne qui connaît votre mot de passe pourra se connecter.',
  turnedOff: 'L’authentification à deux facteurs est désactivée.',
  notOff: 'Impossible de désactiver l’authentification à deux facteurs. Veuillez réessayer.',
  newCodes: 'Nouveaux codes de récupération',
  newCodesText: 'Vos anciens codes de récupération ne fonctionneront plus.',
  replace: 'Créer des codes',
  notReplaced: 'Impossible de créer de nouveaux codes. Veuillez réessayer.',
  password: 'Mot de passe',
  proof: 'Code',
  proofHint: 'De votre application d’authentification, ou un code de récupération.',
  codesTitle: 'Enregistrez vos codes de récupération',
  codesText:
    'Si vous perdez votre téléphone, utilisez un de ces codes pour vous connecter. Chacun fonctionne une fois. Nous ne les afficherons plus.',
  codes: 'Codes de récupération',
  copyCodes: 'Copier les codes',
  download: 'Télécharger les codes',
  fileName: 'codes-de-recuperation.txt',
  fileHead: (app: string, email: string) =>
    `Codes de récupération ${app} pour ${email}. Chacun fonctionne une fois.`,
  saved: 'Je les ai enregistrés',
};

/** Screen of those whose institution requires two-factor authentication. */
export const twoFactorRequired = {
  title: 'Configurez l’authentification à deux facteurs',
  description: (institution: string) =>
    `${institution} demande à ses membres de se connecter aussi avec un code de leur téléphone. La configuration prend environ deux minutes.`,
  institution: 'Votre établissement',
  failed: 'Impossible de charger cette page.',
  enter: 'Continuer',
  notEntered: 'Impossible d’ouvrir l’établissement. Veuillez réessayer.',
  passkey: 'Si vous avez une clé d’accès, déconnectez-vous et reconnectez-vous avec elle.',
};
