import type { Catalogue } from '../../translate.rules.ts';

/** Texts of mails. By the English text; {1}, {2} … are its values. */
export const mails: Catalogue = {
  '"{1}" at {2} is due on {3} at {4}. You haven’t submitted it yet.':
    '« {1} » chez {2} est à rendre le {3} à {4}. Vous ne l’avez pas encore rendu.',
  '"{1}" at {2} was cancelled by the person who booked it. The slot is free again.':
    '« {1} » chez {2} a été annulé par la personne qui l’avait réservé. Le créneau est de nouveau libre.',
  '"{1}" changed': '« {1} » a changé',
  '"{1}" is cancelled': '« {1} » est annulé',
  '"{1}" is due on {2}': '« {1} » est à rendre le {2}',
  '"{1}" starts at {2}': '« {1} » commence à {2}',
  '"{1}" was deleted': '« {1} » a été supprimée',
  ', for you on {1} at {2}': ', pour vous le {1} à {2}',
  'A passkey was added to your {1} account': 'Une clé d’accès a été ajoutée à votre compte {1}',
  'A passkey was removed from your {1} account': 'Une clé d’accès a été supprimée de votre compte {1}',
  'A DNS record of {1} is missing': 'Un enregistrement DNS de {1} manque',
  'A DNS record of {1} was missing for {2} days, so this host no longer leads to {3}. Everyone finds it at its other address.':
    'Un enregistrement DNS de {1} a manqué pendant {2} jours : cet hôte ne mène plus à {3}. L’établissement reste accessible à son autre adresse.',
  'A place opened up at "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'Une place s’est libérée à « {1} » chez {2}. C’était votre tour sur la liste d’attente : elle est à vous.',
  'A recovery code of your {1} account was used': 'Un code de récupération de votre compte {1} a été utilisé',
  'A recovery code replaced the code of your authenticator app. It won’t work again.':
    'Un code de récupération a remplacé le code de votre application d’authentification. Il ne fonctionnera plus.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'Une place s’est libérée dans la cohorte « {1} » chez {2}. C’était votre tour sur la liste d’attente : elle est à vous.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so we’re holding it for you. Pay to confirm it.':
    'Une place s’est libérée dans la cohorte « {1} » chez {2}. C’était votre tour sur la liste d’attente : nous vous la gardons. Payez pour la confirmer.',
  'A slot of your office hours at {1} was booked: "{2}".':
    'Un créneau de vos permanences chez {1} a été réservé : « {2} ».',
  'A student': 'Un étudiant',
  'A webhook of {1} was disabled': 'Un webhook de {1} a été désactivé',
  'All places of the plan of {1} are taken. No one else can join as a student.':
    'Toutes les places du forfait de {1} sont prises. Personne d’autre ne peut s’inscrire comme étudiant.',
  'All students stay. While there are more students, no one else can join.':
    'Tous les étudiants restent. Tant qu’ils sont plus nombreux, personne d’autre ne peut s’inscrire.',
  'An admin of {1} changed your role to admin.':
    'Un administrateur de {1} vous a donné le rôle d’administrateur.',
  'An admin of {1} changed your role to instructor.':
    'Un administrateur de {1} vous a donné le rôle d’enseignant.',
  'An admin of {1} changed your role to student.':
    'Un administrateur de {1} vous a donné le rôle d’étudiant.',
  'An admin of {1} removed you from its members. You’re signed out there and no longer have a seat in its cohorts.':
    'Un administrateur de {1} vous a retiré de ses membres. Vous y êtes déconnecté et n’avez plus de place dans ses cohortes.',
  'An admin of {1} restored your membership. You can sign in again.':
    'Un administrateur de {1} a rétabli votre adhésion. Vous pouvez de nouveau vous connecter.',
  'At least four fifths of the students that the plan of {1} includes have joined. Once all places are taken, no one else can join.':
    'Au moins quatre cinquièmes des étudiants inclus dans le forfait de {1} sont inscrits. Quand toutes les places seront prises, personne d’autre ne pourra s’inscrire.',
  'Booking cancelled: "{1}"': 'Réservation annulée : « {1} »',
  'Can’t make it? Cancel on the cohort page and the next person gets your seat.':
    'Vous ne pouvez pas ? Annulez sur la page de la cohorte, et la personne suivante aura votre place.',
  'Can’t make it? Cancel on the event page and the next person gets your place.':
    'Vous ne pouvez pas ? Annulez sur la page de l’événement, et la personne suivante aura votre place.',
  'Certificates it issued remain valid.': 'Les certificats délivrés restent valables.',
  'Choose a new password with this link. It works once and expires in {1} minutes. Your current password works until you change it.':
    'Choisissez un nouveau mot de passe avec ce lien. Il ne fonctionne qu’une fois et expire dans {1} minutes. Votre mot de passe actuel reste valable jusque-là.',
  'Confirm this address': 'Confirmer cette adresse',
  'Confirm your new email address for {1}': 'Confirmez votre nouvelle adresse e-mail pour {1}',
  'Congratulations: you completed the course "{1}" at {2}, and your certificate is ready.':
    'Félicitations : vous avez terminé le cours « {1} » chez {2}, et votre certificat est prêt.',
  'Enter this code to verify your email address. It expires in 1 minute.':
    'Saisissez ce code pour vérifier votre adresse e-mail. Il expire dans 1 minute.',
  'Enter this code to verify your email address. It expires in {1} minutes.':
    'Saisissez ce code pour vérifier votre adresse e-mail. Il expire dans {1} minutes.',
  'From now on, signing in requires a code of your authenticator app. Keep your recovery codes in a safe place.':
    'Désormais, la connexion exige un code de votre application d’authentification. Gardez vos codes de récupération en lieu sûr.',
  'From now on, your password is enough to sign in.':
    'Désormais, votre mot de passe suffit pour vous connecter.',
  'Hello {1},': 'Bonjour {1},',
  'Hello,': 'Bonjour,',
  'If it was you, sign in to the account that has this address. You can change its address, or delete it, and then try again.':
    'Si c’était vous, connectez-vous au compte qui a cette adresse. Vous pouvez modifier son adresse ou le supprimer, puis réessayer.',
  'If it wasn’t you, no one has got in. Change your password if it is short, or if you use it elsewhere.':
    'Si ce n’était pas vous, personne n’est entré. Changez de mot de passe s’il est court ou si vous l’utilisez ailleurs.',
  'If it wasn’t you, no one has got in. Check your passkeys and your devices in your settings.':
    'Si ce n’était pas vous, personne n’est entré. Vérifiez vos clés d’accès et vos appareils dans vos paramètres.',
  'If it wasn’t you, someone knows your password. No one has got in, but change your password now.':
    'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Personne n’est entré, mais changez de mot de passe maintenant.',
  'If this wasn’t you, reset your password now: someone may have access to your account.':
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant : quelqu’un a peut-être accès à votre compte.',
  'If this wasn’t you, reset your password now: someone may have access to your account. This signs out all devices and removes all passkeys.':
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant : quelqu’un a peut-être accès à votre compte. Cela déconnecte tous les appareils et supprime toutes les clés d’accès.',
  'If this wasn’t you, use the link below. It keeps this address, or brings it back, signs out all devices, removes all passkeys, and lets you choose a new password. It works for {1} days.':
    'Si ce n’était pas vous, utilisez le lien ci-dessous. Il garde cette adresse ou la rétablit, déconnecte tous les appareils, supprime toutes les clés d’accès et vous laisse choisir un nouveau mot de passe. Il est valable {1} jours.',
  'If you didn’t expect this, write to us with Contact Sales in the settings.':
    'Si vous ne vous y attendiez pas, écrivez-nous via Contacter l’équipe commerciale dans les paramètres.',
  'If you think this is a mistake, ask your teacher.':
    'Si vous pensez qu’il s’agit d’une erreur, adressez-vous à votre enseignant.',
  'If you think this is a mistake, contact the institution.':
    'Si vous pensez qu’il s’agit d’une erreur, contactez l’établissement.',
  'Invitations that were waiting are on their way.': 'Les invitations en attente sont en route.',
  'It can take a few days until the money arrives.': 'Le remboursement peut prendre quelques jours.',
  'It ends on {1}.': 'Fin : {1}.',
  'Its last day is {1}. Then the plan is Free again.':
    'Son dernier jour est le {1}. Ensuite, le forfait redevient Free.',
  'It includes any number of students.': 'Il inclut un nombre illimité d’étudiants.',
  'It includes {1} students.': 'Il inclut {1} étudiants.',
  'It starts on {1}.': 'Début : {1}.',
  'Join here: {1}': 'Rejoindre ici : {1}',
  'More time for "{1}"': 'Plus de temps pour « {1} »',
  'New assignment: "{1}"': 'Nouveau devoir : « {1} »',
  'New booking: "{1}"': 'Nouvelle réservation : « {1} »',
  'New event: "{1}"': 'Nouvel événement : « {1} »',
  'New review of "{1}"': 'Nouvel avis sur « {1} »',
  'Open billing': 'Ouvrir la facturation',
  'Open the cohort': 'Ouvrir la cohorte',
  'Open the course': 'Ouvrir le cours',
  'Open the discussion': 'Ouvrir la discussion',
  'Open the event': 'Ouvrir l’événement',
  'Open the institution': 'Ouvrir l’établissement',
  'Open your certificates': 'Ouvrir vos certificats',
  'Open your courses': 'Ouvrir vos cours',
  'Open your institution': 'Ouvrir votre établissement',
  'Open your orders': 'Ouvrir vos commandes',
  'Our staff turned it off and signed out all your devices. Your password is enough to sign in now. Turn two-factor authentication on again in your settings.':
    'Notre équipe l’a désactivée et a déconnecté tous vos appareils. Votre mot de passe suffit maintenant pour vous connecter. Réactivez l’authentification à deux facteurs dans vos paramètres.',
  'Pay to confirm your seat in "{1}"': 'Payez pour confirmer votre place dans « {1} »',
  'Read the review': 'Lire l’avis',
  'Reason: {1}': 'Motif : {1}',
  'Register on the event page to take part.': 'Inscrivez-vous sur la page de l’événement pour participer.',
  'Reset your password': 'Réinitialiser votre mot de passe',
  'Reset your {1} password': 'Réinitialisez votre mot de passe {1}',
  'Rows: {1}. Invited: {2}. Enrolled: {3}. Unchanged: {4}. Failed: {5}.':
    'Lignes : {1}. Invités : {2}. Inscrits : {3}. Inchangés : {4}. Échecs : {5}.',
  'See other cohorts': 'Voir d’autres cohortes',
  'See the cohort page for dates, meetings and materials.':
    'Consultez la page de la cohorte pour les dates, les réunions et les supports.',
  'See the cohort page for the latest details.': 'Consultez la page de la cohorte pour les derniers détails.',
  'See the course': 'Voir le cours',
  'See the delivery log': 'Voir le journal des livraisons',
  'See the delivery log for its responses. Enable the endpoint once it works again; events from that time aren’t resent automatically.':
    'Consultez ses réponses dans le journal des livraisons. Réactivez le point de terminaison quand il fonctionnera ; les événements de cette période ne sont pas renvoyés automatiquement.',
  'See the import': 'Voir l’importation',
  'See the invitation': 'Voir l’invitation',
  'See the new due date': 'Voir la nouvelle date limite',
  'See the records': 'Voir les enregistrements',
  'See your grade': 'Voir votre note',
  'See your plan': 'Voir votre forfait',
  'See your result': 'Voir votre résultat',
  'Set it again within {1} days. After that, {2} no longer leads to {3}.':
    'Créez-le à nouveau sous {1} jours. Ensuite, {2} ne mènera plus à {3}.',
  'Set the records again to enable it.': 'Créez à nouveau les enregistrements pour le réactiver.',
  'Sign in': 'Se connecter',
  Someone: 'Quelqu’un',
  'Someone asked to use this email address for another account. It already has one, so nothing was changed.':
    'Quelqu’un a demandé à utiliser cette adresse e-mail pour un autre compte. Elle en a déjà un : rien n’a donc été modifié.',
  'Someone entered a wrong password for your account too often, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Quelqu’un a saisi trop souvent un mauvais mot de passe pour votre compte, la dernière fois depuis l’adresse {1}. Nous avons bloqué d’autres tentatives de là pendant 15 minutes.',
  'Someone entered your password, but wrong codes of the second factor, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Quelqu’un a saisi votre mot de passe, mais de mauvais codes du second facteur, la dernière fois depuis l’adresse {1}. Nous avons bloqué d’autres tentatives de là pendant 15 minutes.',
  'Someone tried to sign in to your account with a passkey that isn’t valid, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Quelqu’un a essayé de se connecter à votre compte avec une clé d’accès non valide, la dernière fois depuis l’adresse {1}. Nous avons bloqué d’autres tentatives de là pendant 15 minutes.',
  'Someone tried to sign in to your {1} account': 'Quelqu’un a essayé de se connecter à votre compte {1}',
  'Someone who knows your password asked to change the address of your account to {1}. The change takes effect when the link that we sent there is used.':
    'Une personne qui connaît votre mot de passe a demandé à remplacer l’adresse de votre compte par {1}. La modification prend effet quand le lien que nous y avons envoyé est utilisé.',
  'Submit your work': 'Rendre votre travail',
  'The dates of "{1}" changed': 'Les dates de « {1} » ont changé',
  'The event "{1}" at {2} starts on {3}.': 'L’événement « {1} » chez {2} commence le {3}.',
  'The link works once and expires in {1} days.':
    'Le lien ne fonctionne qu’une fois et expire dans {1} jours.',
  'The live lesson "{1}" at {2} starts on {3}.': 'La leçon en direct « {1} » chez {2} commence le {3}.',
  'The meetings of "{1}" changed': 'Les réunions de « {1} » ont changé',
  'The next meeting of the cohort "{1}" at {2} starts on {3}.':
    'La prochaine réunion de la cohorte « {1} » chez {2} commence le {3}.',
  'The next session is on {1}.': 'Prochaine séance : {1}.',
  'The owner of {1} transferred it to you. You can do everything that an admin can.':
    'Le propriétaire de {1} vous l’a transféré. Vous pouvez faire tout ce que peut un administrateur.',
  'The passkey “{1}” no longer signs in to your account.':
    'La clé d’accès « {1} » ne permet plus de se connecter à votre compte.',
  'The passkey “{1}” signs in to your account, without your password and without a code.':
    'La clé d’accès « {1} » permet de se connecter à votre compte, sans mot de passe ni code.',
  'The payment for the plan of {1} failed': 'Le paiement du forfait de {1} a échoué',
  'The plan of {1} is now {2}.': 'Le forfait de {1} est maintenant {2}.',
  'The staff added you to the waitlist for the cohort "{1}" at {2}. When it’s your turn, you’ll get a seat automatically.':
    'L’équipe vous a ajouté à la liste d’attente de la cohorte « {1} » chez {2}. À votre tour, vous obtiendrez une place automatiquement.',
  'The staff cancelled your enrollment in the cohort "{1}" at {2}.':
    'L’équipe a annulé votre inscription à la cohorte « {1} » chez {2}.',
  'The staff moved you to the cohort "{1}" at {2}. Your payment and your completed lessons moved with you.':
    'L’équipe vous a déplacé vers la cohorte « {1} » chez {2}. Votre paiement et vos leçons terminées vous suivent.',
  'There’s a new assignment in one of your courses at {1}: "{2}".':
    'Il y a un nouveau devoir dans l’un de vos cours chez {1} : « {2} ».',
  'This address already has an account at {1}': 'Cette adresse a déjà un compte {1}',
  'This wasn’t me': 'Ce n’était pas moi',
  'To keep it, check your card in Billing. Without a payment the institution goes back to Free.':
    'Pour le garder, vérifiez votre carte dans Facturation. Sans paiement, l’établissement repasse à Free.',
  'To make room, get a larger plan or remove students who no longer take part.':
    'Pour libérer de la place, passez à un forfait supérieur ou retirez des étudiants qui ne participent plus.',
  'Two-factor authentication is off for your {1} account':
    'L’authentification à deux facteurs est désactivée pour votre compte {1}',
  'Two-factor authentication is on for your {1} account':
    'L’authentification à deux facteurs est activée pour votre compte {1}',
  'Two-factor authentication was turned off for your {1} account':
    'L’authentification à deux facteurs a été désactivée pour votre compte {1}',
  'Unsubscribe from these emails': 'Se désabonner de ces e-mails',
  'Until then, your account keeps its present address.': 'D’ici là, votre compte garde son adresse actuelle.',
  'Use this link to make this the address of your {1} account. It works once and expires in {2} minutes.':
    'Utilisez ce lien pour que cette adresse devienne celle de votre compte {1}. Il sert une fois et expire dans {2} minutes.',
  'Verify your email': 'Vérifier votre e-mail',
  'We couldn’t collect the payment for the plan of {1}. The plan stays for now, and we’ll try again.':
    'Nous n’avons pas pu encaisser le paiement du forfait de {1}. Le forfait reste en place pour l’instant et nous réessaierons.',
  'We couldn’t deliver any event to the webhook endpoint at {1} for more than {2} days, so we disabled it.':
    'Nous n’avons pu livrer aucun événement au point de terminaison {1} pendant plus de {2} jours : nous l’avons désactivé.',
  'We deleted your account, with your name, email address and password. You’re no longer a member of any institution.':
    'Nous avons supprimé votre compte, avec votre nom, votre adresse e-mail et votre mot de passe. Vous n’êtes plus membre d’aucun établissement.',
  'We received your payment. Your seat in the cohort "{1}" at {2} is confirmed.':
    'Nous avons reçu votre paiement. Votre place dans la cohorte « {1} » chez {2} est confirmée.',
  'We won’t email you about more replies until you’ve read this one.':
    'Nous ne vous enverrons pas d’e-mail pour d’autres réponses tant que vous n’aurez pas lu celle-ci.',
  'We’re holding a seat for you in the cohort "{1}" at {2}. Pay to confirm it.':
    'Nous vous gardons une place dans la cohorte « {1} » chez {2}. Payez pour la confirmer.',
  'Where: {1}.': 'Lieu : {1}.',
  'You are a co-teacher of the course "{1}" at {2}.': 'Vous êtes coenseignant du cours « {1} » chez {2}.',
  'You can download it at any time.': 'Vous pouvez le télécharger à tout moment.',
  'You cancelled your registration for "{1}" at {2}. Your place goes to the next person.':
    'Vous avez annulé votre inscription à « {1} » chez {2}. Votre place revient à la personne suivante.',
  'You gave up your place at "{1}"': 'Vous avez renoncé à votre place à « {1} »',
  'You have a place at "{1}"': 'Vous avez une place à « {1} »',
  'You have a place at "{1}" at {2}.': 'Vous avez une place à « {1} » chez {2}.',
  'You have a seat in "{1}"': 'Vous avez une place dans « {1} »',
  'You have a seat in the cohort "{1}" at {2}.': 'Vous avez une place dans la cohorte « {1} » chez {2}.',
  'You have more time for "{1}" at {2}.': 'Vous avez plus de temps pour « {1} » chez {2}.',
  'You left {1}': 'Vous avez quitté {1}',
  'You now teach "{1}"': 'Vous enseignez maintenant « {1} »',
  'You own {1} now': '{1} vous appartient désormais',
  'You transferred {1}': 'Vous avez transféré {1}',
  'You were moved to "{1}"': 'Vous avez été déplacé vers « {1} »',
  'Your answer to this email goes to this person.': 'Votre réponse à cet e-mail parvient à cette personne.',
  'Your answers to the quiz "{1}" at {2} have been graded.':
    'Vos réponses au quiz « {1} » chez {2} ont été notées.',
  'Your certificate for "{1}"': 'Votre certificat pour « {1} »',
  'Your certificate for "{1}" was revoked': 'Votre certificat pour « {1} » a été révoqué',
  'Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.':
    'Vos certificats restent valables. Pour revenir, demandez à l’équipe de l’établissement de rétablir votre adhésion.',
  'Your enrollment in "{1}" was cancelled': 'Votre inscription à « {1} » a été annulée',
  'Your import of "{1}" at {2} is done.': 'Votre importation de « {1} » chez {2} est terminée.',
  'Your import of "{1}" at {2} stopped, because we couldn’t read the rest of the file. What it had done by then is kept.':
    'Votre importation de « {1} » chez {2} s’est arrêtée, car nous n’avons pas pu lire la suite du fichier. Ce qui était déjà fait est conservé.',
  'Your import of "{1}" at {2} was cancelled. What it had done by then is kept.':
    'Votre importation de « {1} » chez {2} a été annulée. Ce qui était déjà fait est conservé.',
  'Your import of "{1}" ended': 'Votre importation de « {1} » est terminée',
  'Your membership in {1} has ended': 'Votre adhésion à {1} a pris fin',
  'Your old recovery codes no longer work.': 'Vos anciens codes de récupération ne fonctionnent plus.',
  'Your password was changed, and all your other devices were signed out.':
    'Votre mot de passe a été modifié et tous vos autres appareils ont été déconnectés.',
  'Your payment for "{1}" was refunded': 'Votre paiement pour « {1} » a été remboursé',
  'Your quiz "{1}" was graded': 'Votre quiz « {1} » a été noté',
  'Your role in {1} has changed': 'Votre rôle chez {1} a changé',
  'Your seat in "{1}" is confirmed': 'Votre place dans « {1} » est confirmée',
  'Your submission for "{1}" at {2} has been graded.': 'Votre rendu pour « {1} » chez {2} a été noté.',
  'Your submission for "{1}" was graded': 'Votre rendu pour « {1} » a été noté',
  'Your {1} account is getting another email address': 'Votre compte {1} change d’adresse e-mail',
  'Your {1} account was deleted': 'Votre compte {1} a été supprimé',
  'Your {1} password was changed': 'Votre mot de passe {1} a été modifié',
  'Your {1} recovery codes were replaced': 'Vos codes de récupération {1} ont été remplacés',
  'You’ll be enrolled in "{1}".': 'Vous serez inscrit à « {1} ».',
  'You’re a member of {1} again': 'Vous êtes de nouveau membre de {1}',
  'You’re enrolled in "{1}"': 'Vous êtes inscrit à « {1} »',
  'You’re no longer a member of {1}. You’re signed out there and no longer have a seat in its cohorts.':
    'Vous n’êtes plus membre de {1}. Vous y êtes déconnecté et n’avez plus de place dans ses cohortes.',
  'You’re no longer the owner of {1}. You remain one of its admins.':
    'Vous n’êtes plus propriétaire de {1}. Vous restez l’un de ses administrateurs.',
  'You’re on the waitlist for "{1}"': 'Vous êtes sur la liste d’attente de « {1} »',
  'You’re receiving this email because someone asked to reset the password of this address at {1}. If this wasn’t you, ignore this email. Never share the link.':
    'Vous recevez cet e-mail parce que quelqu’un a demandé à réinitialiser le mot de passe de cette adresse sur {1}. Si ce n’était pas vous, ignorez cet e-mail. Ne partagez jamais le lien.',
  'You’re receiving this email because someone entered this address for an account at {1}. If it wasn’t you, you can ignore it.':
    'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse pour un compte {1}. Si ce n’était pas vous, vous pouvez l’ignorer.',
  'You’re receiving this email because this address was used to sign up at {1}. If this wasn’t you, ignore this email. Never share this code.':
    'Vous recevez cet e-mail parce que cette adresse a servi à créer un compte sur {1}. Si ce n’était pas vous, ignorez cet e-mail. Ne partagez jamais ce code.',
  'You’re receiving this email because this is the address of your account at {1}. If it was you, wait 15 minutes and try again.':
    'Vous recevez cet e-mail parce que c’est l’adresse de votre compte {1}. Si c’était vous, attendez 15 minutes et réessayez.',
  'You’re receiving this email because this is the address of your account at {1}. If it wasn’t you, there’s nothing to do.':
    'Vous recevez cet e-mail parce que c’est l’adresse de votre compte {1}. Si ce n’était pas vous, vous n’avez rien à faire.',
  'You’re receiving this email because this is the address of your account at {1}. If you changed it yourself, there’s nothing to do.':
    'Vous recevez cet e-mail parce que c’est l’adresse de votre compte sur {1}. Si c’est vous qui avez fait ce changement, il n’y a rien à faire.',
  'You’re receiving this email because this was the address of an account at {1}. It’s the last one.':
    'Vous recevez cet e-mail parce que cette adresse était celle d’un compte sur {1}. C’est le dernier.',
  'You’re receiving this email because you answer the inquiries about plans of {1}.':
    'Vous recevez cet e-mail parce que vous répondez aux demandes sur les forfaits de {1}.',
  'You’re receiving this email because you completed a course at {1}.':
    'Vous recevez cet e-mail parce que vous avez terminé un cours sur {1}.',
  'You’re receiving this email because you enrolled at {1}.':
    'Vous recevez cet e-mail parce que vous vous êtes inscrit sur {1}.',
  'You’re receiving this email because you had a certificate at {1}.':
    'Vous recevez cet e-mail parce que vous aviez un certificat chez {1}.',
  'You’re receiving this email because you joined the waitlist at {1}.':
    'Vous recevez cet e-mail parce que vous avez rejoint la liste d’attente sur {1}.',
  'You’re receiving this email because you manage {1} at {2}.':
    'Vous recevez cet e-mail parce que vous gérez {1} sur {2}.',
  'You’re receiving this email because you offer office hours at {1}.':
    'Vous recevez cet e-mail parce que vous proposez des permanences sur {1}.',
  'You’re receiving this email because you ordered a seat at {1}.':
    'Vous recevez cet e-mail parce que vous avez commandé une place sur {1}.',
  'You’re receiving this email because you own this course at {1}.':
    'Vous recevez cet e-mail parce que vous possédez ce cours sur {1}.',
  'You’re receiving this email because you own {1} at {2}.':
    'Vous recevez cet e-mail parce que vous possédez {1} sur {2}.',
  'You’re receiving this email because you registered for this event at {1}.':
    'Vous recevez cet e-mail parce que vous vous êtes inscrit à cet événement sur {1}.',
  'You’re receiving this email because you started an import at {1}.':
    'Vous recevez cet e-mail parce que vous avez lancé une importation sur {1}.',
  'You’re receiving this email because you submitted work at {1}.':
    'Vous recevez cet e-mail parce que vous avez rendu un travail sur {1}.',
  'You’re receiving this email because you take part in this cohort at {1}.':
    'Vous recevez cet e-mail parce que vous participez à cette cohorte sur {1}.',
  'You’re receiving this email because you teach at {1} with {2}.':
    'Vous recevez cet e-mail parce que vous enseignez chez {1} avec {2}.',
  'You’re receiving this email because you teach this cohort at {1}.':
    'Vous recevez cet e-mail parce que vous enseignez cette cohorte sur {1}.',
  'You’re receiving this email because you took a quiz at {1}.':
    'Vous recevez cet e-mail parce que vous avez fait un quiz sur {1}.',
  'You’re receiving this email because you were enrolled in this cohort at {1}.':
    'Vous recevez cet e-mail parce que vous étiez inscrit à cette cohorte sur {1}.',
  'You’re receiving this email because your membership in {1} at {2} changed.':
    'Vous recevez cet e-mail parce que votre adhésion à {1} sur {2} a changé.',
  'You’re receiving this email because you’re in a cohort that this event is for at {1}.':
    'Vous recevez cet e-mail parce que vous êtes dans une cohorte à laquelle cet événement s’adresse sur {1}.',
  'You’re receiving this email because you’re in a cohort with this course at {1}.':
    'Vous recevez cet e-mail parce que vous êtes dans une cohorte de ce cours sur {1}.',
  'You’re receiving this email because you’re part of this discussion at {1}.':
    'Vous recevez cet e-mail parce que vous participez à cette discussion sur {1}.',
  'You’re receiving this email because you’re taking part at {1}.':
    'Vous recevez cet e-mail parce que vous participez sur {1}.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email.':
    'Vous recevez cet e-mail parce que {1} a saisi cette adresse sur {2}. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email. Never share the link.':
    'Vous recevez cet e-mail parce que {1} a saisi cette adresse sur {2}. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail. Ne partagez jamais le lien.',
  'You’re registered for "{1}"': 'Vous êtes inscrit à « {1} »',
  end: 'fin',
  meetings: 'réunions',
  place: 'lieu',
  start: 'début',
  time: 'heure',
  title: 'titre',
  '{1} ({2}) of {3} asks about plans for {4} students.':
    '{1} ({2}) de {3} s’intéresse aux forfaits pour {4} étudiants.',
  '{1} approved {2}. What you published is visible now, and people can join.':
    '{1} a approuvé {2}. Ce que vous avez publié est maintenant visible, et l’on peut rejoindre l’établissement.',
  '{1} asks about plans': '{1} s’intéresse aux forfaits',
  '{1} at {2}': '{1} à {2}',
  '{1} cancelled "{2}", which was planned for {3}.': '{1} a annulé « {2} », prévu le {3}.',
  '{1} changed "{2}": {3}.': '{1} a modifié « {2} » : {3}.',
  '{1} changed the cohort "{2}": {3}.': '{1} a modifié la cohorte « {2} » : {3}.',
  '{1} deleted the cohort "{2}". Your enrollment ended, and its page is gone.':
    '{1} a supprimé la cohorte « {2} ». Votre inscription a pris fin et sa page n’existe plus.',
  '{1} doesn’t open {2} for now. You can still sign in and change it, but no one else sees it or can join.':
    '{1} n’ouvre pas {2} pour l’instant. Vous pouvez toujours vous connecter et le modifier, mais personne d’autre ne le voit ni ne peut le rejoindre.',
  '{1} enrolled in "{2}"': '{1} s’est inscrit à « {2} »',
  '{1} enrolled in the cohort "{2}" at {3}.': '{1} s’est inscrit à la cohorte « {2} » chez {3}.',
  '{1} has almost as many students as its plan includes':
    '{1} a presque autant d’étudiants que son forfait en inclut',
  '{1} has as many students as its plan includes': '{1} a autant d’étudiants que son forfait en inclut',
  '{1} invites you to "{2}"': '{1} vous invite à « {2} »',
  '{1} invites you to join {2} at {3} as a student.':
    '{1} vous invite à rejoindre {2} sur {3} comme étudiant.',
  '{1} invites you to join {2} at {3} as an admin.':
    '{1} vous invite à rejoindre {2} sur {3} comme administrateur.',
  '{1} invites you to join {2} at {3} as an instructor.':
    '{1} vous invite à rejoindre {2} sur {3} comme enseignant.',
  '{1} invites you to {2}': '{1} vous invite à rejoindre {2}',
  '{1} is found at {2}, but one of the DNS records of this host is missing or has another value.':
    '{1} se trouve à l’adresse {2}, mais l’un des enregistrements DNS de cet hôte manque ou a une autre valeur.',
  '{1} is now on {2}': '{1} est maintenant au forfait {2}',
  '{1} is open': '{1} est ouvert',
  '{1} is open again': '{1} est de nouveau ouvert',
  '{1} is your {2} verification code': '{1} est votre code de vérification {2}',
  '{1} of {2} invites you to the course "{3}".': '{1}, de {2}, vous invite au cours « {3} ».',
  '{1} planned "{2}".': '{1} a prévu « {2} ».',
  '{1} refunded your payment of {2} for the cohort "{3}".':
    '{1} a remboursé votre paiement de {2} pour la cohorte « {3} ».',
  '{1} reopened {2}. Its members can sign in again, and all of its data is still there.':
    '{1} a rouvert {2}. Ses membres peuvent de nouveau se connecter et toutes ses données sont toujours là.',
  '{1} replied in "{2}"': '{1} a répondu dans « {2} »',
  '{1} replied in the discussion "{2}" at {3}.': '{1} a répondu dans la discussion « {2} » chez {3}.',
  '{1} reviewed your course "{2}" at {3}. A reply shows other students that you read it.':
    '{1} a donné son avis sur votre cours « {2} » chez {3}. Une réponse montre aux autres étudiants que vous l’avez lu.',
  '{1} revoked your certificate {2} for the course "{3}". It’s no longer valid, and anyone who verifies it sees that.':
    '{1} a révoqué votre certificat {2} pour le cours « {3} ». Il n’est plus valable, et toute personne qui le vérifie le voit.',
  '{1} suspended {2}. No one can sign in there, and its courses and cohorts aren’t visible to anyone. We keep its data, and charge nothing for its plan.':
    '{1} a suspendu {2}. Personne ne peut s’y connecter et ses cours et cohortes ne sont visibles de personne. Nous gardons ses données et ne facturons rien pour son forfait.',
  '{1} was disabled': '{1} a été désactivé',
  '{1} isn’t approved': '{1} n’a pas été approuvé',
  '{1} was suspended': '{1} a été suspendu',
  'Your export of {1} is ready': 'Votre export de {1} est prêt',
  'The archive with all data and files of {1} is ready. Sign in to download it until {2}. Then we delete it.':
    'L’archive avec toutes les données et tous les fichiers de {1} est prête. Connectez-vous pour la télécharger jusqu’au {2}. Ensuite, nous la supprimons.',
  'It has personal data of all members, private messages included. Keep it in a safe place.':
    'Elle contient des données personnelles de tous les membres, messages privés compris. Conservez-la en lieu sûr.',
  'Download the archive': 'Télécharger l’archive',
  'You’re receiving this email because you requested an export of {1} at {2}.':
    'Vous recevez cet e-mail parce que vous avez demandé un export de {1} sur {2}.',
  'You closed {1}': 'Vous avez fermé {1}',
  '{1} is closed. Only you can sign in there, its courses and cohorts aren’t visible to anyone, and nothing is charged for its plan.':
    '{1} est fermé. Vous seul pouvez vous y connecter, ses cours et cohortes ne sont visibles de personne et rien n’est facturé pour son forfait.',
  'On {1} we erase all of its data and files. Until then you can sign in to export everything, or to reopen it as it was.':
    'Le {1}, nous effaçons toutes ses données et tous ses fichiers. D’ici là, vous pouvez vous connecter pour tout exporter ou pour le rouvrir en l’état.',
  'If you didn’t close it, sign in, reopen it and change your password.':
    'Si vous ne l’avez pas fermé, connectez-vous, rouvrez-le et changez votre mot de passe.',
  '{1} is erased on {2}': '{1} sera effacé le {2}',
  'You closed {1}. On {2} we erase all of its data and files. They can’t be restored after that.':
    'Vous avez fermé {1}. Le {2}, nous effaçons toutes ses données et tous ses fichiers. Ensuite, ils ne pourront pas être restaurés.',
  'Until then you can sign in to export everything, or to reopen it.':
    'D’ici là, vous pouvez vous connecter pour tout exporter ou pour le rouvrir.',
  '{1} is being erased': '{1} est en cours d’effacement',
  '30 days ago you closed {1}. We’re erasing its data and files now, and it can’t be reopened any more.':
    'Il y a 30 jours, vous avez fermé {1}. Nous effaçons maintenant ses données et ses fichiers, et il ne peut plus être rouvert.',
  'Your own account at {1} stays. You can delete it in the settings.':
    'Votre propre compte sur {1} est conservé. Vous pouvez le supprimer dans les paramètres.',
  'You’re receiving this email because you owned {1} at {2}.':
    'Vous recevez cet e-mail parce que vous étiez propriétaire de {1} sur {2}.',
  'You reopened {1}': 'Vous avez rouvert {1}',
  '{1} is open again, as it was. Its members can sign in, its public courses and cohorts are visible, and its plan goes on.':
    '{1} est de nouveau ouvert, en l’état. Ses membres peuvent se connecter, ses cours et cohortes publics sont visibles et son forfait continue.',
  'Go to {1}': 'Aller à {1}',
  'You’re receiving this email because you became a member of {1} at {2}.':
    'Vous recevez cet e-mail parce que vous êtes devenu membre de {1} sur {2}.',
  'Your certificates remain valid under their numbers, without your name. You can register again with this email address at any time.':
    'Vos certificats restent valables sous leur numéro, sans votre nom. Vous pouvez vous réinscrire avec cette adresse à tout moment.',
  'Your personal data from {1} is ready': 'Vos données personnelles de {1} sont prêtes',
  'The archive with your personal data and files is ready. Sign in to download it until {1}. Then we delete it.':
    'L’archive avec vos données personnelles et vos fichiers est prête. Connectez-vous pour la télécharger jusqu’au {1}. Ensuite, nous la supprimons.',
  'If you didn’t request it, change your password and sign out your other devices.':
    'Si vous ne l’avez pas demandée, changez votre mot de passe et déconnectez vos autres appareils.',
  'You’re receiving this email because your personal data was requested at {1}.':
    'Vous recevez cet e-mail parce que vos données personnelles ont été demandées chez {1}.',
  '{1} awaits your approval': '{1} attend votre approbation',
  '{1} institutions await your approval': '{1} établissements attendent votre approbation',
  '{1} was created at {2} and awaits the approval of our staff. Until then, only its staff sees it.':
    '{1} a été créé chez {2} et attend l’approbation de notre équipe. D’ici là, seule sa propre équipe le voit.',
  '{1} institutions were created at {2} and await the approval of our staff. Until then, only their staff sees them.':
    '{1} établissements ont été créés chez {2} et attendent l’approbation de notre équipe. D’ici là, seule leur propre équipe les voit.',
  'See the institutions': 'Voir les établissements',
  'You’re receiving this email because you’re part of the staff of {1}.':
    'Vous recevez cet e-mail parce que vous faites partie de l’équipe de {1}.',
  '{1} erased your personal data': '{1} a effacé vos données personnelles',
  'The staff of {1} ended your membership and erased your name, your photo, your messages and your submissions there. This can’t be undone.':
    'L’équipe de {1} a mis fin à votre adhésion et y a effacé votre nom, votre photo, vos messages et vos travaux. Cette action est irréversible.',
  'Your account at {1} and your other institutions stay as they are. You can delete the account in your settings.':
    'Votre compte chez {1} et vos autres établissements restent inchangés. Vous pouvez supprimer le compte dans vos paramètres.',
  'You’re receiving this email because you were a member of {1}.':
    'Vous recevez cet e-mail parce que vous étiez membre de {1}.',
  '{1}': '{1}',
};
