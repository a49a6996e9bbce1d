export const resetPassword = {
  title: 'Choisissez un nouveau mot de passe',
  description: 'Tous vos appareils seront déconnectés, et les clés d’accès supprimées.',
  claimed:
    'Votre adresse e-mail est vérifiée. Votre compte n’a pas été créé dans ce navigateur : le mot de passe choisi à la création ne fonctionne donc plus. Choisissez-en un nouveau pour vous connecter.',
  password: 'Nouveau mot de passe',
  submit: 'Changer le mot de passe',
  changed: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',
  expiredTitle: 'Ce lien n’est plus valable',
  expired: 'Les liens de réinitialisation fonctionnent une seule fois et expirent au bout de 30 minutes.',
  askAgain: 'Demander un nouveau lien',
};
