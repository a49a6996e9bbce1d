import type { Catalogue } from '../../translate.rules.ts';

/** Messages of the server alone. By the English text; {1}, {2} … are its values. */
export const errors: Catalogue = {
  '"{1}" is a draft: publish the course before a cohort offers it.':
    '« {1} » est un brouillon : publiez le cours avant qu’une cohorte ne le propose.',
  '1 person is registered, so you need at least 1 place.':
    '1 personne est inscrite : il faut au moins 1 place.',
  '1 seat is taken, so you need at least 1.': '1 place est prise : il en faut au moins 1.',
  '1 student is enrolled, so you need at least 1 seat.': '1 étudiant est inscrit : il faut au moins 1 place.',
  'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.':
    'Un certificat affiche un nom, et cet étudiant n’en a pas. Demandez d’abord d’en ajouter un à son profil.',
  'A cohort can have up to {1} milestones.': 'Une cohorte peut avoir jusqu’à {1} jalons.',
  'A date would leave the years from 2000 to 2199.': 'Une date sortirait des années 2000 à 2199.',
  'A file can’t become a link. Add the link instead.':
    'Un fichier ne peut pas devenir un lien. Ajoutez plutôt le lien.',
  'A file is missing. Remove it and attach it again.':
    'Un fichier manque. Retirez-le et joignez-le de nouveau.',
  'A new verification code has been sent to your email.':
    'Un nouveau code de vérification vous a été envoyé par e-mail.',
  'API access comes with the Professional and Enterprise plans.':
    'L’accès à l’API est inclus dans les forfaits Professional et Enterprise.',
  'API token not found.': 'Jeton d’API introuvable.',
  'API tokens can’t upload files. Sign in to upload.':
    'Les jetons d’API ne peuvent pas envoyer de fichiers. Connectez-vous pour en envoyer.',
  'Activity not found.': 'Activité introuvable.',
  'Address and headers of the request are larger than 16 kB.':
    'L’adresse et les en-têtes de la requête dépassent 16 ko.',
  'Another account uses this email address now.': 'Un autre compte utilise maintenant cette adresse e-mail.',
  'Another category has this name.': 'Une autre catégorie porte ce nom.',
  'Another reply has this ID. Use a new ID.': 'Une autre réponse a cet ID. Utilisez un nouvel ID.',
  'Answer not found.': 'Réponse introuvable.',
  'Attempt not found.': 'Tentative introuvable.',
  'Calendar not found.': 'Calendrier introuvable.',
  'Category not found.': 'Catégorie introuvable.',
  'Certificate not found.': 'Certificat introuvable.',
  'Choose a category for the courses of “{1}” first.':
    'Choisissez d’abord une catégorie pour les cours de « {1} ».',
  'Choose an instructor or an admin.': 'Choisissez un enseignant ou un administrateur.',
  'Choose another category.': 'Choisissez une autre catégorie.',
  'Choose another section of this course.': 'Choisissez une autre section de ce cours.',
  'Choose one of your courses.': 'Choisissez l’un de vos cours.',
  'Choose someone else to talk to.': 'Choisissez quelqu’un d’autre à qui parler.',
  'Choose the institution you’re signing up for.': 'Choisissez l’établissement auquel vous vous inscrivez.',
  'Cohort not found.': 'Cohorte introuvable.',
  'Complete at least {1}% of the lessons before you review the course.':
    'Terminez au moins {1} % des leçons avant de donner votre avis sur le cours.',
  'Conversation not found.': 'Conversation introuvable.',
  'Coupon not found.': 'Code promo introuvable.',
  'Course not found.': 'Cours introuvable.',
  'Course, cohort or event not found.': 'Cours, cohorte ou événement introuvable.',
  'Custom domain not found.': 'Domaine personnalisé introuvable.',
  'Delete the draft instead of cancelling it.': 'Supprimez le brouillon au lieu de l’annuler.',
  'Discussion not found.': 'Discussion introuvable.',
  'Enroll in a cohort with this course first.': 'Inscrivez-vous d’abord à une cohorte de ce cours.',
  'Enrollment not found.': 'Inscription introuvable.',
  'Enter a time before the end of the event.': 'Saisissez une heure antérieure à la fin de l’événement.',
  'Enter the start of the entry.': 'Saisissez le début de l’entrée.',
  'Entry not found.': 'Entrée introuvable.',
  'Event not found.': 'Événement introuvable.',
  'Every other device was signed out.': 'Tous les autres appareils ont été déconnectés.',
  'Extension not found.': 'Délai supplémentaire introuvable.',
  'File not found.': 'Fichier introuvable.',
  'If there’s an account for this email address, we’ve emailed a link to reset its password.':
    'S’il existe un compte avec cette adresse, nous avons envoyé un lien pour réinitialiser son mot de passe.',
  'Import not found.': 'Importation introuvable.',
  'Institution not found.': 'Établissement introuvable.',
  'Invitation not found.': 'Invitation introuvable.',
  'Invoice not found.': 'Facture introuvable.',
  'Join an institution to get notifications.': 'Rejoignez un établissement pour recevoir des notifications.',
  'Join an institution to start a discussion.': 'Rejoignez un établissement pour lancer une discussion.',
  'Lesson not found.': 'Leçon introuvable.',
  'Member not found.': 'Membre introuvable.',
  'Message not found.': 'Message introuvable.',
  'Milestone not found.': 'Jalon introuvable.',
  'No one answers inquiries here yet. Ask the people who run this site to set SALES_EMAIL.':
    'Personne ne répond encore aux demandes ici. Demandez aux responsables de ce site de définir SALES_EMAIL.',
  'Notification not found.': 'Notification introuvable.',
  'Office hours not found.': 'Permanence introuvable.',
  'Open the invitation at {1}.': 'Ouvrez l’invitation sur {1}.',
  'Order not found.': 'Commande introuvable.',
  'Passkey not found.': 'Clé d’accès introuvable.',
  'Picture not found.': 'Image introuvable.',
  'Publish the course before you share it.': 'Publiez le cours avant de le partager.',
  'Quiz not found.': 'Quiz introuvable.',
  'Registration not found.': 'Inscription introuvable.',
  'Reply not found.': 'Réponse introuvable.',
  'Resource not found.': 'Ressource introuvable.',
  'Review not found.': 'Avis introuvable.',
  'Section not found.': 'Section introuvable.',
  'Send at most {1} items.': 'Envoyez au plus {1} éléments.',
  'Send one file as multipart/form-data.': 'Envoyez un fichier en multipart/form-data.',
  'Send the body as application/json.': 'Envoyez le corps en application/json.',
  'Send the token as "Authorization: Bearer", a space and the token.':
    'Envoyez le jeton sous la forme "Authorization: Bearer", une espace et le jeton.',
  'Session not found.': 'Séance introuvable.',
  'Set both a start and an end time, or neither.':
    'Indiquez une heure de début et une heure de fin, ou aucune.',
  'Set the ID of the object.': 'Indiquez l’ID de l’objet.',
  'Set the purpose of the file.': 'Indiquez l’usage du fichier.',
  'Compressed bodies are not accepted. Send the body without Content-Encoding.':
    'Les corps compressés ne sont pas acceptés. Envoyez le corps sans Content-Encoding.',
  'Sign in over HTTP.': 'Connectez-vous par HTTP.',
  'Sign in to continue.': 'Connectez-vous pour continuer.',
  'Sign in to {1} at {2}.': 'Connectez-vous à {1} sur {2}.',
  'Someone else changed lessons of this section. Look at them before you delete it.':
    'Quelqu’un d’autre a modifié des leçons de cette section. Regardez-les avant de la supprimer.',
  'Something went wrong. Please try again later.': 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  'Student not found.': 'Étudiant introuvable.',
  'Students can’t teach a cohort.': 'Les étudiants ne peuvent pas enseigner une cohorte.',
  'Students can’t teach a course.': 'Les étudiants ne peuvent pas enseigner un cours.',
  'Students enrolled: {1}. Yet to pay: {2}. You need at least that many seats together.':
    'Étudiants inscrits : {1}. En attente de paiement : {2}. Il faut au moins ce total de places.',
  'Submission not found.': 'Rendu introuvable.',
  'Take the quiz to complete this lesson.': 'Faites le quiz pour terminer cette leçon.',
  'That code is incorrect or expired.': 'Ce code est incorrect ou a expiré.',
  'The categories have changed in the meantime. Load them again.':
    'Les catégories ont changé entre-temps. Rechargez-les.',
  'The cohort {1} still uses this course. Remove it from there first, or wait until it has ended.':
    'La cohorte {1} utilise encore ce cours. Retirez-le d’abord de celle-ci, ou attendez qu’elle soit terminée.',
  'The cohorts {1} and {2} still use this course. Remove it from there first, or wait until they’ve ended.':
    'Les cohortes {1} et {2} utilisent encore ce cours. Retirez-le d’abord de celles-ci, ou attendez qu’elles soient terminées.',
  'The cohorts {1}, and {2} more still use this course. Remove it from there first, or wait until they’ve ended.':
    'Les cohortes {1} et {2} autres utilisent encore ce cours. Retirez-le d’abord de celles-ci, ou attendez qu’elles soient terminées.',
  'The content of “{1}” doesn’t match its file type.':
    'Le contenu de « {1} » ne correspond pas à son type de fichier.',
  'The device was signed out.': 'L’appareil a été déconnecté.',
  'The milestone “{1}” would be after the end. Move it first, or shift all dates.':
    'Le jalon « {1} » serait après la fin. Déplacez-le d’abord, ou décalez toutes les dates.',
  'The milestone “{1}” would be before the start. Move it first, or shift all dates.':
    'Le jalon « {1} » serait avant le début. Déplacez-le d’abord, ou décalez toutes les dates.',
  'The picture could not be read.': 'L’image n’a pas pu être lue.',
  'The request is larger than 1 MB.': 'La requête dépasse 1 Mo.',
  'The request is not valid.': 'La requête n’est pas valide.',
  'The request took too long to arrive.': 'La requête a mis trop de temps à arriver.',
  'The request was incomplete.': 'La requête était incomplète.',
  'The resources have changed in the meantime. Load them again.':
    'Les ressources ont changé entre-temps. Rechargez-les.',
  'The response is larger than {1} MB. Request smaller pages or fewer fields.':
    'La réponse dépasse {1} Mo. Demandez des pages plus petites ou moins de champs.',
  'The section “{1}” still has lessons. Move or delete them before you remove it.':
    'La section « {1} » a encore des leçons. Déplacez-les ou supprimez-les avant de la retirer.',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  'There is nothing here.': 'Il n’y a rien ici.',
  'This activity was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette activité. Chargez la dernière version et réessayez.',
  'This address belongs to another institution.': 'Cette adresse appartient à un autre établissement.',
  'This branding was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette personnalisation. Chargez la dernière version et réessayez.',
  'This category was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette catégorie. Chargez la dernière version et réessayez.',
  'This certificate hasn’t been issued yet.': 'Ce certificat n’est pas encore délivré.',
  'This certificate rule was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette règle de certificats. Chargez la dernière version et réessayez.',
  'This certificate was revoked.': 'Ce certificat a été révoqué.',
  'This cohort was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette cohorte. Chargez la dernière version et réessayez.',
  'This coupon was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ce code promo. Chargez la dernière version et réessayez.',
  'This course is archived. Restore it first.': 'Ce cours est archivé. Restaurez-le d’abord.',
  'This course was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ce cours. Chargez la dernière version et réessayez.',
  'This event was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cet événement. Chargez la dernière version et réessayez.',
  'This event was published. Cancel it instead of deleting it.':
    'Cet événement a été publié. Annulez-le au lieu de le supprimer.',
  'This extension was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ce délai supplémentaire. Chargez la dernière version et réessayez.',
  'This file is in use. Remove it where it’s attached first.':
    'Ce fichier est utilisé. Retirez-le d’abord de là où il est joint.',
  'This grade was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette note. Chargez la dernière version et réessayez.',
  'This institution can only be entered from certain networks. Your address is {1}. Ask an admin of the institution to allow it.':
    'L’accès à cet établissement n’est possible que depuis certains réseaux. Votre adresse est {1}. Demandez à un administrateur de l’établissement de l’autoriser.',
  'This institution is open already. You can suspend it.':
    'Cet établissement est déjà ouvert. Vous pouvez le suspendre.',
  'This institution {1} not exist. Please validate the namespace and try again':
    'L’établissement {1} n’existe pas. Vérifiez l’espace de noms et réessayez',
  'This invitation is for {1}. Sign in with that address to accept it.':
    'Cette invitation est pour {1}. Connectez-vous avec cette adresse pour l’accepter.',
  'This isn’t a kind of entry.': 'Ce n’est pas un type d’entrée.',
  'This isn’t the ID of a certificate.': 'Ce n’est pas l’ID d’un certificat.',
  'This isn’t the ID of a file.': 'Ce n’est pas l’ID d’un fichier.',
  'This isn’t the ID of an entry.': 'Ce n’est pas l’ID d’une entrée.',
  'This isn’t the ID of an invoice.': 'Ce n’est pas l’ID d’une facture.',
  'This isn’t the ID of an order.': 'Ce n’est pas l’ID d’une commande.',
  'This lesson is not open yet.': 'Cette leçon n’est pas encore ouverte.',
  'This lesson was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette leçon. Chargez la dernière version et réessayez.',
  'This message was deleted.': 'Ce message a été supprimé.',
  'This milestone was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ce jalon. Chargez la dernière version et réessayez.',
  'This order isn’t paid yet.': 'Cette commande n’est pas encore payée.',
  'This passkey is already in use.': 'Cette clé d’accès est déjà utilisée.',
  'This passkey wasn’t accepted, because a copy of it may be in use. Sign in with your password and remove it.':
    'Cette clé d’accès n’a pas été acceptée, car une copie est peut-être utilisée. Connectez-vous avec votre mot de passe et supprimez-la.',
  'This passkey wasn’t accepted. It may have been removed. Sign in with your password.':
    'Cette clé d’accès n’a pas été acceptée. Elle a peut-être été supprimée. Connectez-vous avec votre mot de passe.',
  'This person already owns the course.': 'Cette personne possède déjà le cours.',
  'This person is no longer a member.': 'Cette personne n’est plus membre.',
  'This plan is no longer offered. Load the plans again.':
    'Cette formule n’est plus proposée. Rechargez les formules.',
  'This question doesn’t belong to the quiz.': 'Cette question n’appartient pas au quiz.',
  'This quiz was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ce quiz. Chargez la dernière version et réessayez.',
  'This resource was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette ressource. Chargez la dernière version et réessayez.',
  'This review was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cet avis. Chargez la dernière version et réessayez.',
  'This section was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette section. Chargez la dernière version et réessayez.',
  'This session was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié cette séance. Chargez la dernière version et réessayez.',
  'This set of security rules was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ces règles de sécurité. Chargez la dernière version et réessayez.',
  'This took too long, or was already used. Try again.':
    'Cela a pris trop de temps ou a déjà été utilisé. Réessayez.',
  'To register a new institution, go to {1}.':
    'Pour enregistrer un nouvel établissement, rendez-vous sur {1}.',
  'Too many failed attempts to sign in. Try again in 15 minutes, or reset your password.':
    'Trop de tentatives de connexion échouées. Réessayez dans 15 minutes, ou réinitialisez votre mot de passe.',
  'Too many failed attempts to sign in. Try again in 15 minutes.':
    'Trop de tentatives de connexion échouées. Réessayez dans 15 minutes.',
  'Too many operations on one connection.': 'Trop d’opérations sur une connexion.',
  'Too many people are signing in right now. Try again in a few seconds.':
    'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  'Too many pictures at once. Try again in a few seconds.':
    'Trop d’images à la fois. Réessayez dans quelques secondes.',
  'Too many documents at once. Try again in a few seconds.':
    'Trop de documents à la fois. Réessayez dans quelques secondes.',
  'Too many requests from your account. Please try again later.':
    'Trop de requêtes depuis votre compte. Veuillez réessayer plus tard.',
  'Too many requests from your address. Please try again later.':
    'Trop de requêtes depuis votre adresse. Veuillez réessayer plus tard.',
  'Too many requests from your institution. Please try again later.':
    'Trop de requêtes depuis votre établissement. Veuillez réessayer plus tard.',
  'Too many requests from your network. Try again later.':
    'Trop de requêtes depuis votre réseau. Réessayez plus tard.',
  'Too many requests with this token. Please try again later.':
    'Trop de requêtes avec ce jeton. Veuillez réessayer plus tard.',
  'Too many requests. Please try again later.': 'Trop de requêtes. Veuillez réessayer plus tard.',
  'Too many uploads at once. Wait until one is done.':
    'Trop d’envois à la fois. Attendez que l’un se termine.',
  'Too many wrong calendar addresses from your network. Try again later.':
    'Trop d’adresses de calendrier incorrectes depuis votre réseau. Réessayez plus tard.',
  'Too many wrong codes. Open the link in the email, or try again in 10 minutes.':
    'Trop de codes incorrects. Ouvrez le lien de l’e-mail, ou réessayez dans 10 minutes.',
  'Too many wrong codes. Request a new one.': 'Trop de codes incorrects. Demandez-en un nouveau.',
  'Too many wrong codes. Try again in 15 minutes, or use a browser that you’ve signed in with before.':
    'Trop de codes incorrects. Réessayez dans 15 minutes, ou utilisez un navigateur avec lequel vous vous êtes déjà connecté.',
  'Turn off your own two-factor authentication in your settings.':
    'Désactivez votre propre authentification à deux facteurs dans vos paramètres.',
  'Turn on two-factor authentication for your own account before you turn it off for others.':
    'Activez l’authentification à deux facteurs de votre propre compte avant de désactiver celle des autres.',
  'Two-factor authentication is already off for this account.':
    'L’authentification à deux facteurs est déjà désactivée pour ce compte.',
  'Two-factor authentication is already on. Turn it off before you set up another app.':
    'L’authentification à deux facteurs est déjà activée. Désactivez-la avant de configurer une autre application.',
  'Two-factor authentication is off. Turn it on first.':
    'L’authentification à deux facteurs est désactivée. Activez-la d’abord.',
  'Two-factor authentication was turned off.': 'L’authentification à deux facteurs a été désactivée.',
  Unauthorized: 'Non autorisé',
  'Username Taken': 'Identifiant déjà utilisé',
  'Verify your email address to continue.': 'Vérifiez votre adresse e-mail pour continuer.',
  'We couldn’t verify this passkey. Try again, or use another device.':
    'Impossible de vérifier cette clé d’accès. Réessayez, ou utilisez un autre appareil.',
  'We don’t know this time zone. Choose one near it.':
    'Nous ne connaissons pas ce fuseau horaire. Choisissez-en un proche.',
  'We just sent a link. Wait a minute before you request another.':
    'Nous venons d’envoyer un lien. Attendez une minute avant d’en demander un autre.',
  'We just sent you a code. Wait a minute before you request another.':
    'Nous venons de vous envoyer un code. Attendez une minute avant d’en demander un autre.',
  'We received your message, and will answer it at {1}.':
    'Nous avons bien reçu votre message et vous répondrons à {1}.',
  'Webhook delivery not found.': 'Livraison du webhook introuvable.',
  'Webhook endpoint not found.': 'Point de terminaison du webhook introuvable.',
  'Webhook event not found.': 'Événement du webhook introuvable.',
  'You already have an institution with this name.': 'Vous avez déjà un établissement de ce nom.',
  'You already have {1} API tokens. Revoke one you no longer use.':
    'Vous avez déjà {1} jetons d’API. Révoquez-en un que vous n’utilisez plus.',
  'You already sent another message with this ID. Use a new ID.':
    'Vous avez déjà envoyé un autre message avec cet ID. Utilisez un nouvel ID.',
  'You can change the cohort of a draft only.': 'Seule la cohorte d’un brouillon peut être changée.',
  'You can complete this lesson once it has started.':
    'Vous pourrez terminer cette leçon quand elle aura commencé.',
  'You can complete this lesson once it opens.': 'Vous pourrez terminer cette leçon quand elle ouvrira.',
  'You can create 20 institutions a day. Try again tomorrow.':
    'Vous pouvez créer 20 établissements par jour. Réessayez demain.',
  'You can have up to {1} passkeys. Remove one that you no longer use.':
    'Vous pouvez avoir jusqu’à {1} clés d’accès. Supprimez-en une que vous n’utilisez plus.',
  'You can enter 20 hosts a day. Try again tomorrow.':
    'Vous pouvez saisir 20 hôtes par jour. Réessayez demain.',
  'You can invite people once your institution is approved. Until then, set it up.':
    'Vous pourrez inviter dès que votre établissement sera approuvé. D’ici là, préparez-le.',
  'You can send {1} invitations a day. Try again tomorrow.':
    'Vous pouvez envoyer {1} invitations par jour. Réessayez demain.',
  'You checked many times. Wait a few minutes; we check by ourselves as well.':
    'Vous avez vérifié de nombreuses fois. Attendez quelques minutes ; nous vérifions aussi automatiquement.',
  'You don’t have permission to do this.': 'Vous n’avez pas l’autorisation de faire cela.',
  'You have too many pages open. Close some and reload this one.':
    'Vous avez trop de pages ouvertes. Fermez-en quelques-unes et rechargez celle-ci.',
  'You just requested a link. Wait a minute before you request another.':
    'Vous venez de demander un lien. Attendez une minute avant d’en demander un autre.',
  'You own this institution. Transfer the ownership to another member first.':
    'Vous possédez cet établissement. Transférez d’abord la propriété à un autre membre.',
  'You were signed out because you weren’t active for a while. Sign in again.':
    'Vous avez été déconnecté après une période d’inactivité. Connectez-vous de nouveau.',
  "You've been added to our early access list.": 'Vous êtes inscrit à notre liste d’accès anticipé.',
  'Your account was deleted.': 'Votre compte a été supprimé.',
  'Your email address is already verified.': 'Votre adresse e-mail est déjà vérifiée.',
  'Your institution can send {1} invitations a day. Try again later.':
    'Votre établissement peut envoyer {1} invitations par jour. Réessayez plus tard.',
  'Your institution requires two-factor authentication. Set it up to continue.':
    'Votre établissement exige l’authentification à deux facteurs. Configurez-la pour continuer.',
  'Your institution’s storage is full. Ask an administrator for more.':
    'L’espace de stockage de votre établissement est plein. Demandez-en davantage à un administrateur.',
  'The data of this member was erased. Invite the person again.':
    'Les données de ce membre ont été effacées. Invitez à nouveau la personne.',
  'Your membership in this institution has ended. Ask its staff to restore it.':
    'Votre adhésion à cet établissement a pris fin. Demandez à son équipe de la rétablir.',
  'Your password was changed.': 'Votre mot de passe a été modifié.',
  'Your password was changed. Sign in with the new one.':
    'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  'Your session has expired. Sign in again.': 'Votre session a expiré. Connectez-vous de nouveau.',
  'You’re changing reviews too often. Wait a minute and try again.':
    'Vous modifiez des avis trop souvent. Attendez une minute et réessayez.',
  'You’re posting too often. Wait a minute and try again.':
    'Vous publiez trop souvent. Attendez une minute et réessayez.',
  'You’re sending too many messages. Wait a moment.': 'Vous envoyez trop de messages. Patientez un instant.',
  'You’re signed in with another email address.': 'Vous êtes connecté avec une autre adresse e-mail.',
  'You’re the last admin. Make another member an admin first.':
    'Vous êtes le dernier administrateur. Nommez d’abord un autre membre administrateur.',
  'You’ve cancelled too many enrollments. Try again in an hour.':
    'Vous avez annulé trop d’inscriptions. Réessayez dans une heure.',
  'You’ve cancelled too many registrations. Try again in an hour.':
    'Vous avez annulé trop d’inscriptions à des événements. Réessayez dans une heure.',
  'You’ve invited this person five times today. Try again tomorrow.':
    'Vous avez invité cette personne cinq fois aujourd’hui. Réessayez demain.',
  'You’ve requested too many codes. Try again in an hour.':
    'Vous avez demandé trop de codes. Réessayez dans une heure.',
  'You’ve requested too many links. Try again in an hour.':
    'Vous avez demandé trop de liens. Réessayez dans une heure.',
  'You’ve signed out.': 'Vous êtes déconnecté.',
  'You’ve tried too many codes. Ask your teacher to record your attendance.':
    'Vous avez essayé trop de codes. Demandez à votre enseignant d’enregistrer votre présence.',
  'You’ve tried too many codes. Go on without one, or try again in an hour.':
    'Vous avez essayé trop de codes. Continuez sans code, ou réessayez dans une heure.',
  'You’ve uploaded too many files. Try again in ten minutes.':
    'Vous avez envoyé trop de fichiers. Réessayez dans dix minutes.',
  'You’ve uploaded {1} files that you haven’t used yet. Use or remove some first.':
    'Vous avez envoyé {1} fichiers que vous n’avez pas encore utilisés. Utilisez-en ou supprimez-en d’abord.',
  '{1} can only be entered from certain networks. Your address is {2}. Ask an admin of the institution to allow it.':
    'L’accès à {1} n’est possible que depuis certains réseaux. Votre adresse est {2}. Demandez à un administrateur de l’établissement de l’autoriser.',
  '{1} has other members and needs an owner. Transfer it or close it first.':
    '{1} a d’autres membres et a besoin d’un propriétaire. Transférez-le ou fermez-le d’abord.',
  '{1} is suspended.': '{1} est suspendu.',
  '{1} isn’t accepting new members. Ask its staff for access.':
    '{1} n’accepte pas de nouveaux membres. Demandez l’accès à son équipe.',
  '{1} isn’t open yet. Ask its owner when you can join.':
    '{1} n’est pas encore ouvert. Demandez à son propriétaire quand vous pourrez le rejoindre.',
  '{1} people are registered, so you need at least {2} places.':
    '{1} personnes sont inscrites : il faut au moins {2} places.',
  '{1} requires two-factor authentication, so you can’t turn it off.':
    '{1} exige l’authentification à deux facteurs : vous ne pouvez pas la désactiver.',
  '{1} seats are taken, so you need at least {2}.': '{1} places sont prises : il en faut au moins {2}.',
  '{1} students are enrolled, so you need at least {2} seats.':
    '{1} étudiants sont inscrits : il faut au moins {2} places.',
  '“{1}” isn’t a complete picture of at most {2} megapixels.':
    '« {1} » n’est pas une image complète d’au plus {2} mégapixels.',
  'This isn’t the ID of an export.': 'Ce n’est pas l’identifiant d’un export.',
  'Your institution is closed. Reopen it to continue.':
    'Votre établissement est fermé. Rouvrez-le pour continuer.',
  'Only the owner of the institution can do this.': 'Seul le propriétaire de l’établissement peut le faire.',
  '{1} is closed, and its data will be erased on {2}. Until then its owner can reopen it.':
    '{1} est fermé et ses données seront effacées le {2}. D’ici là, son propriétaire peut le rouvrir.',
  'This institution is being erased and can’t be reopened.':
    'Cet établissement est en cours d’effacement et ne peut pas être rouvert.',
  'You’ve sent many tests. Try again in an hour.':
    'Vous avez envoyé beaucoup de tests. Réessayez dans une heure.',
  'Export not found.': 'Export introuvable.',
  'This set of mails was changed by someone else. Load the latest version and try again.':
    'Quelqu’un d’autre a modifié ces e-mails. Chargez la dernière version et réessayez.',
};
