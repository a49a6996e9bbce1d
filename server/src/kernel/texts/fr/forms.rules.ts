import type { Catalogue } from '../../translate.rules.ts';

/** Messages of rules and of what both sides check. The client has them, too. By the English text; {1}, {2} … are its values. */
export const forms: Catalogue = {
  '"{1}" is empty.': '« {1} » est vide.',
  '1 use is taken, so you need at least 1.': '1 utilisation a eu lieu : il en faut au moins 1.',
  '8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.':
    'De 8 à 24 caractères, avec majuscules, minuscules, un chiffre et un caractère spécial.',
  'A booking keeps its time and its place for one person. Cancel it instead.':
    'Une réservation garde son heure et sa place pour une seule personne. Annulez-la plutôt.',
  'A cohort can have up to {1} courses.': 'Une cohorte peut avoir jusqu’à {1} cours.',
  'A cohort can have up to {1} plans.': 'Une cohorte peut avoir jusqu’à {1} formules.',
  'A cohort can have up to {1} sessions.': 'Une cohorte peut avoir jusqu’à {1} séances.',
  'A course can have up to {1} co-teachers.': 'Un cours peut avoir jusqu’à {1} coenseignants.',
  'A course can have up to {1} lessons.': 'Un cours peut avoir jusqu’à {1} leçons.',
  'A course can have up to {1} sections.': 'Un cours peut avoir jusqu’à {1} sections.',
  'A file can have up to 10 MB. Split a larger one.':
    'Un fichier peut faire jusqu’à 10 Mo. Divisez-le s’il est plus gros.',
  'A file can have up to {1} rows. Split a longer one.':
    'Un fichier peut avoir jusqu’à {1} lignes. Divisez-le s’il est plus long.',
  'A lesson takes at most a day.': 'Une leçon dure au plus une journée.',
  'A payment failed. Pay it with another card first.':
    'Un paiement a échoué. Réglez-le d’abord avec une autre carte.',
  'A picture can have up to 5 MB.': 'Une image peut faire jusqu’à 5 Mo.',
  'A plan can list up to {1} features.': 'Une formule peut indiquer jusqu’à {1} avantages.',
  'A quiz can have up to {1} questions.': 'Un quiz peut avoir jusqu’à {1} questions.',
  'A quiz can’t be combined with other work.': 'Un quiz ne peut pas être combiné à d’autres travaux.',
  'A quotation mark in this line is never closed. We couldn’t read the lines after it.':
    'Un guillemet de cette ligne n’est jamais fermé. Nous n’avons pas pu lire les lignes suivantes.',
  'A session is at most 24 hours long.': 'Une séance dure au plus 24 heures.',
  'A test event is on its way. Wait for its result.':
    'Un événement de test est en route. Attendez son résultat.',
  'Accept the terms to enroll.': 'Acceptez les conditions pour vous inscrire.',
  'Activity Title is required.': 'Le titre de l’activité est obligatoire.',
  'Add a question.': 'Ajoutez une question.',
  'Address is required.': 'L’adresse est obligatoire.',
  'Admin email is required.': 'L’e-mail de l’administrateur est obligatoire.',
  'Admins can’t be imported. Invite them one by one.':
    'Les administrateurs ne peuvent pas être importés. Invitez-les un par un.',
  'All fields are required for instructors': 'Les enseignants doivent remplir tous les champs',
  'An agenda can have up to {1} items.': 'Un programme peut avoir jusqu’à {1} points.',
  'An earlier session of that week would come after it. Choose a later day, or change all sessions.':
    'Une séance précédente de cette semaine aurait lieu après. Choisissez un jour plus tardif, ou modifiez toutes les séances.',
  'An event can last up to {1} days.': 'Un événement peut durer jusqu’à {1} jours.',
  'An institution can have up to {1} categories.': 'Un établissement peut avoir jusqu’à {1} catégories.',
  'An institution can have up to {1} webhook endpoints. Delete one first.':
    'Un établissement peut avoir jusqu’à {1} points de terminaison de webhooks. Supprimez-en un d’abord.',
  'An item takes at most a day.': 'Un point dure au plus une journée.',
  'Another coupon has this code.': 'Un autre code promo porte ce code.',
  'Another institution uses this host.': 'Un autre établissement utilise cet hôte.',
  'Another quiz already gives the grade of this activity.':
    'Un autre quiz donne déjà la note de cette activité.',
  'Attendance was already taken for you.': 'Votre présence a déjà été relevée.',
  'Attendance was taken at this session, so it can’t be deleted.':
    'La présence a été relevée à cette séance : elle ne peut pas être supprimée.',
  'Check-in is closed. Ask your teacher.': 'Le pointage est fermé. Adressez-vous à votre enseignant.',
  'Check-in opens up to an hour before the start.': 'Le pointage ouvre au plus tôt une heure avant le début.',
  'Choose 1 to 5 stars.': 'Choisissez de 1 à 5 étoiles.',
  'Choose 30, 90 or 365 days.': 'Choisissez 30, 90 ou 365 jours.',
  'Choose Starter or Professional.': 'Choisissez Starter ou Professional.',
  'Choose a category of the marketplace.': 'Choisissez une catégorie du catalogue.',
  'Choose a category.': 'Choisissez une catégorie.',
  'Choose a cohort.': 'Choisissez une cohorte.',
  'Choose a color.': 'Choisissez une couleur.',
  'Choose a course, a cohort or an event.': 'Choisissez un cours, une cohorte ou un événement.',
  'Choose a course.': 'Choisissez un cours.',
  'Choose a day of the same week, or change this session only.':
    'Choisissez un jour de la même semaine, ou ne modifiez que cette séance.',
  'Choose a day.': 'Choisissez un jour.',
  'Choose a discussion about this course in which you wrote.':
    'Choisissez une discussion de ce cours où vous avez écrit.',
  'Choose a discussion.': 'Choisissez une discussion.',
  'Choose a file.': 'Choisissez un fichier.',
  'Choose a language.': 'Choisissez une langue.',
  'Choose a lesson of the type quiz.': 'Choisissez une leçon de type quiz.',
  'Choose a level.': 'Choisissez un niveau.',
  'Choose a participant.': 'Choisissez un participant.',
  'Choose a period.': 'Choisissez une période.',
  'Choose a picture.': 'Choisissez une image.',
  'Choose a day that isn’t over.': 'Choisissez un jour qui n’est pas passé.',
  'Free has no last day.': 'Free n’a pas de dernier jour.',
  'Choose a plan.': 'Choisissez une formule.',
  'Choose a presenter.': 'Choisissez un intervenant.',
  'Choose a slot.': 'Choisissez un créneau.',
  'Choose a start.': 'Choisissez un début.',
  'Choose a status.': 'Choisissez un statut.',
  'Choose a student.': 'Choisissez un étudiant.',
  'Choose a table.': 'Choisissez un tableau.',
  'Choose a time after the due date of the activity.':
    'Choisissez une heure postérieure à la date limite de l’activité.',
  'Choose a time of up to {1} days.': 'Choisissez une période de {1} jours au plus.',
  'Choose a type.': 'Choisissez un type.',
  'Choose an activity from the list.': 'Choisissez une activité de la liste.',
  'Choose an activity of this course of the type quiz.': 'Choisissez une activité de ce cours de type quiz.',
  'Choose an available course.': 'Choisissez un cours disponible.',
  'Choose an end after the first session.': 'Choisissez une fin postérieure à la première séance.',
  'Choose an end or a number of sessions, not both.':
    'Choisissez une fin ou un nombre de séances, pas les deux.',
  'Choose an icon.': 'Choisissez une icône.',
  'Choose an item from the list.': 'Choisissez un élément de la liste.',
  'Choose another name.': 'Choisissez un autre nom.',
  'Choose at least one event.': 'Choisissez au moins un événement.',
  'Choose at least one file type.': 'Choisissez au moins un type de fichier.',
  'Choose at least one permission.': 'Choisissez au moins une autorisation.',
  'Choose attended, no show or registered.': 'Choisissez présent, absent ou inscrit.',
  'Choose each day once.': 'Choisissez chaque jour une seule fois.',
  'Choose how you want to pay.': 'Choisissez comment vous voulez payer.',
  'Choose one of the options.': 'Choisissez l’une des options.',
  'Choose one right answer.': 'Choisissez une bonne réponse.',
  'Choose students with a seat in this cohort.':
    'Choisissez des étudiants qui ont une place dans cette cohorte.',
  'Choose the cohort to enroll in.': 'Choisissez la cohorte d’inscription.',
  'Choose the right answer among the options.': 'Choisissez la bonne réponse parmi les options.',
  'Choose what students submit.': 'Choisissez ce que les étudiants doivent rendre.',
  'Choose when answers are shown.': 'Choisissez quand les réponses sont affichées.',
  'Choose yes or no.': 'Choisissez oui ou non.',
  'Choose your experience.': 'Choisissez votre expérience.',
  'City is required.': 'La ville est obligatoire.',
  'Cohort Title is required.': 'Le titre de la cohorte est obligatoire.',
  'Country is required.': 'Le pays est obligatoire.',
  'Course Title is required.': 'Le titre du cours est obligatoire.',
  'Custom branding comes with the Starter, Professional and Enterprise plans.':
    'La personnalisation est incluse dans les forfaits Starter, Professional et Enterprise.',
  'Custom domains are part of the plans Professional and Enterprise.':
    'Les domaines personnalisés font partie des forfaits Professional et Enterprise.',
  'Date is required.': 'La date est obligatoire.',
  'Deadline is required.': 'L’échéance est obligatoire.',
  'Description is required.': 'La description est obligatoire.',
  'Discussion title is required.': 'Le titre de la discussion est obligatoire.',
  'Due date is required.': 'La date limite est obligatoire.',
  'Due time is required.': 'L’heure de remise est obligatoire.',
  'Each criterion needs a name of its own.': 'Chaque critère doit avoir son propre nom.',
  'Email is required.': 'L’adresse e-mail est obligatoire.',
  'Enable the endpoint first.': 'Activez d’abord le point de terminaison.',
  'End date is required.': 'La date de fin est obligatoire.',
  'End time is required.': 'L’heure de fin est obligatoire.',
  'Enroll in a cohort with this course to submit work.':
    'Inscrivez-vous à une cohorte de ce cours pour rendre un travail.',
  'Enroll in a cohort with this course to take the quiz.':
    'Inscrivez-vous à une cohorte de ce cours pour faire le quiz.',
  'Enter 0 to 100 percent.': 'Saisissez de 0 à 100 pour cent.',
  'Enter 0 to {1} points.': 'Saisissez de 0 à {1} points.',
  'Enter 0, or at least ${1}.': 'Saisissez 0, ou au moins {1} $.',
  'Enter 1 to {1} attempts.': 'Saisissez de 1 à {1} tentatives.',
  'Enter 1 to {1} minutes.': 'Saisissez de 1 à {1} minutes.',
  'Enter 1 to {1} points.': 'Saisissez de 1 à {1} points.',
  'Enter 1 to {1} sessions.': 'Saisissez de 1 à {1} séances.',
  'Enter 1 to {1} weeks.': 'Saisissez de 1 à {1} semaines.',
  'Enter a host name, such as learn.example.org.': 'Saisissez un nom d’hôte, comme learn.example.org.',
  'Enter a reason, which the owner will read.': 'Indiquez un motif, que le propriétaire lira.',
  'Enter a YouTube or Vimeo link, or an https:// link to a video file.':
    'Saisissez un lien YouTube ou Vimeo, ou un lien https:// vers un fichier vidéo.',
  'Enter a code.': 'Saisissez un code.',
  'Enter a color as # and six hexadecimal digits, such as #2d4fd6.':
    'Saisissez une couleur sous la forme # suivi de six chiffres hexadécimaux, par exemple #2d4fd6.',
  'Enter a date as YYYY-MM-DD.': 'Saisissez une date au format AAAA-MM-JJ.',
  'Enter a date before 2200.': 'Saisissez une date antérieure à l’an 2200.',
  'Enter a date before {1}.': 'Saisissez une date antérieure au {1}.',
  'Enter a date from 2000 on.': 'Saisissez une date à partir de l’an 2000.',
  'Enter a date from {1} on.': 'Saisissez une date à partir du {1}.',
  'Enter a date.': 'Saisissez une date.',
  'Enter a degree.': 'Saisissez un diplôme.',
  'Enter a feature.': 'Saisissez un avantage.',
  'Enter a length from {1} to {2}.': 'Saisissez une longueur de {1} à {2}.',
  'Enter a list of texts.': 'Saisissez une liste de textes.',
  'Enter a list.': 'Saisissez une liste.',
  'Enter a message.': 'Saisissez un message.',
  'Enter a name, such as what you’ll use the token for.': 'Saisissez un nom, par exemple l’usage du jeton.',
  'Enter a name.': 'Saisissez un nom.',
  'Enter a number between 1 and {1}.': 'Saisissez un nombre entre 1 et {1}.',
  'Enter a number of minutes.': 'Saisissez un nombre de minutes.',
  'Enter a number.': 'Saisissez un nombre.',
  'Enter a percentage or an amount.': 'Saisissez un pourcentage ou un montant.',
  'Enter a phone number such as +49 30 123456.': 'Saisissez un numéro de téléphone, comme +49 30 123456.',
  'Enter a phone number, such as +1 555 0100.': 'Saisissez un numéro de téléphone, comme +1 555 0100.',
  'Enter a platform, such as Zoom.': 'Saisissez une plateforme, comme Zoom.',
  'Enter a price in dollars.': 'Saisissez un prix en dollars.',
  'Enter a reason for the suspension.': 'Saisissez un motif pour la suspension.',
  'Enter a score for each criterion of the activity.':
    'Saisissez une note pour chaque critère de l’activité.',
  'Enter a section title.': 'Saisissez le titre de la section.',
  'Enter a start.': 'Saisissez un début.',
  'Enter a time as HH:MM.': 'Saisissez une heure au format HH:MM.',
  'Enter a time within the event.': 'Saisissez une heure pendant l’événement.',
  'Enter a time zone such as Europe/Berlin.': 'Saisissez un fuseau horaire, comme Europe/Berlin.',
  'Enter a time.': 'Saisissez une heure.',
  'Enter a title.': 'Saisissez un titre.',
  'Enter a topic.': 'Saisissez un thème.',
  'Enter a valid email address.': 'Saisissez une adresse e-mail valide.',
  'Enter a web address, such as https://example.org/webhooks.':
    'Saisissez une adresse web, comme https://example.org/webhooks.',
  'Enter a whole number from 0 to {1}.': 'Saisissez un nombre entier de 0 à {1}.',
  'Enter a whole number from 1 to 100.': 'Saisissez un nombre entier de 1 à 100.',
  'Enter a whole number from 1 to {1}.': 'Saisissez un nombre entier de 1 à {1}.',
  'Enter a whole number of days.': 'Saisissez un nombre entier de jours.',
  'Enter a whole number of seats.': 'Saisissez un nombre entier de places.',
  'Enter a whole number of uses.': 'Saisissez un nombre entier d’utilisations.',
  'Enter a whole number.': 'Saisissez un nombre entier.',
  'Enter a year from {1} to {2}.': 'Saisissez une année de {1} à {2}.',
  'Enter an accepted answer.': 'Saisissez une réponse acceptée.',
  'Enter an address that starts with https:// or http://.':
    'Saisissez une adresse qui commence par https:// ou http://.',
  'Enter an address that starts with https://.': 'Saisissez une adresse qui commence par https://.',
  'Enter an address.': 'Saisissez une adresse.',
  'Enter an amount above zero.': 'Saisissez un montant supérieur à zéro.',
  'Enter an email address.': 'Saisissez une adresse e-mail.',
  'Enter an end.': 'Saisissez une fin.',
  'Enter at least 0 minutes.': 'Saisissez au moins 0 minute.',
  'Enter at least 1 day, or -1 for earlier.': 'Saisissez au moins 1 jour, ou -1 pour avancer.',
  'Enter at least 1 minute.': 'Saisissez au moins 1 minute.',
  'Enter at least 1 seat.': 'Saisissez au moins 1 place.',
  'Enter at least 1.': 'Saisissez au moins 1.',
  'Enter at least one email address.': 'Saisissez au moins une adresse e-mail.',
  'Enter at least two options.': 'Saisissez au moins deux options.',
  'Enter at least {1} characters.': 'Saisissez au moins {1} caractères.',
  'Enter at most {1} days.': 'Saisissez au plus {1} jours.',
  'Enter at most {1} seats.': 'Saisissez au plus {1} places.',
  'Enter at most {1}.': 'Saisissez au plus {1}.',
  'Enter each material as text.': 'Saisissez chaque support sous forme de texte.',
  'Enter each option only once.': 'Saisissez chaque option une seule fois.',
  'Enter the address of a video.': 'Saisissez l’adresse d’une vidéo.',
  'Enter the address of the meeting.': 'Saisissez l’adresse de la réunion.',
  'Enter the address of the recording.': 'Saisissez l’adresse de l’enregistrement.',
  'Enter the address of your work.': 'Saisissez l’adresse de votre travail.',
  'Enter the address to send events to.': 'Saisissez l’adresse à laquelle envoyer les événements.',
  'Enter the certificate number.': 'Saisissez le numéro du certificat.',
  'Enter the code.': 'Saisissez le code.',
  'Enter the email address of the account.': 'Saisissez l’adresse e-mail du compte.',
  'Enter the materials as a list.': 'Saisissez les supports sous forme de liste.',
  'Enter the name of your institution.': 'Saisissez le nom de votre établissement.',
  'Enter the number of places.': 'Saisissez le nombre de places.',
  'Enter the number of seats.': 'Saisissez le nombre de places.',
  'Enter the number of students.': 'Saisissez le nombre d’étudiants.',
  'Enter the option.': 'Saisissez l’option.',
  'Enter the points.': 'Saisissez les points.',
  'Enter the question.': 'Saisissez la question.',
  'Enter the reason. The owner of the account gets it by email.':
    'Saisissez le motif. Le titulaire du compte le reçoit par e-mail.',
  'Enter the right number.': 'Saisissez le nombre exact.',
  'Enter the six-digit code of your authenticator app, or a recovery code.':
    'Saisissez le code à six chiffres de votre application d’authentification, ou un code de récupération.',
  'Enter the six-digit code of your authenticator app.':
    'Saisissez le code à six chiffres de votre application d’authentification.',
  'Enter the {1} digits of the code.': 'Saisissez les {1} chiffres du code.',
  'Enter whole minutes.': 'Saisissez des minutes entières.',
  'Enter whole weeks.': 'Saisissez des semaines entières.',
  'Enter your email address.': 'Saisissez votre adresse e-mail.',
  'Enter your first name.': 'Saisissez votre prénom.',
  'Enter your new email address.': 'Saisissez votre nouvelle adresse e-mail.',
  'Enter your password.': 'Saisissez votre mot de passe.',
  'Enter your six-digit code.': 'Saisissez votre code à six chiffres.',
  'Enter {1} to {2} minutes, which is 30 days.': 'Saisissez de {1} à {2} minutes, soit 30 jours.',
  'Enter {1} to {2} minutes.': 'Saisissez de {1} à {2} minutes.',
  'Event title is required.': 'Le titre de l’événement est obligatoire.',
  'File size should not exceed 5MB': 'Le fichier ne doit pas dépasser 5 Mo',
  'First name is required.': 'Le prénom est obligatoire.',
  'Five imports are already waiting. Start this one when they’re done.':
    'Cinq importations attendent déjà. Lancez celle-ci quand elles seront terminées.',
  'Give 0 to 60 seconds.': 'Indiquez de 0 à 60 secondes.',
  'Give 0 to {1} seconds.': 'Indiquez de 0 à {1} secondes.',
  'Give whole seconds.': 'Indiquez des secondes entières.',
  'Importing students comes with the Professional and Enterprise plans.':
    'L’importation d’étudiants est incluse dans les forfaits Professional et Enterprise.',
  'Instructions are required.': 'Les consignes sont obligatoires.',
  'Invalid Entry': 'Saisie non valide',
  'Last name is required.': 'Le nom est obligatoire.',
  'Leave out the user name, the password and anything after #.':
    'Retirez l’identifiant, le mot de passe et tout ce qui suit #.',
  'Lesson Title is required.': 'Le titre de la leçon est obligatoire.',
  'Line {1}, column {2}: {3}': 'Ligne {1}, colonne {2} : {3}',
  'Line {1}: {2}': 'Ligne {1} : {2}',
  'Line {1}: “{2}” isn’t a valid email address.': 'Ligne {1} : « {2} » n’est pas une adresse e-mail valide.',
  'Links must start with https://.': 'Les liens doivent commencer par https://.',
  'List at most {1} addresses and ranges.': 'Indiquez au plus {1} adresses et plages.',
  'List each category once.': 'Indiquez chaque catégorie une seule fois.',
  'List each event once.': 'Indiquez chaque événement une seule fois.',
  'List each lesson once.': 'Indiquez chaque leçon une seule fois.',
  'List each resource once.': 'Indiquez chaque ressource une seule fois.',
  'List each scope once.': 'Indiquez chaque autorisation une seule fois.',
  'List each section once.': 'Indiquez chaque section une seule fois.',
  'List up to {1} criteria.': 'Indiquez jusqu’à {1} critères.',
  'List up to {1} sessions.': 'Indiquez jusqu’à {1} séances.',
  'Load the event first.': 'Chargez d’abord l’événement.',
  'Mark each student once.': 'Indiquez chaque étudiant une seule fois.',
  'Mark up to {1} participants at once.': 'Relevez la présence de {1} participants au plus à la fois.',
  'Mark up to {1} students at once.': 'Relevez la présence de {1} étudiants au plus à la fois.',
  'Maximum participants is required.': 'Le nombre maximal de participants est obligatoire.',
  'Maximum students is required.': 'Le nombre maximal d’étudiants est obligatoire.',
  'Meeting link is required.': 'Le lien de la réunion est obligatoire.',
  'Missing Username or Password': 'Identifiant ou mot de passe manquant',
  'Must match the first password input field.': 'Doit être identique au premier mot de passe.',
  'Name each type once.': 'Indiquez chaque type une seule fois.',
  'No account has this email address.': 'Aucun compte n’a cette adresse e-mail.',
  'No cohort has this title or ID.': 'Aucune cohorte n’a ce titre ou cet ID.',
  'No response within {1} seconds.': 'Aucune réponse en {1} secondes.',
  'No session would be held from now to the end of the cohort.':
    'Aucune séance n’aurait lieu d’ici la fin de la cohorte.',
  'No slot of this length fits between start and end.':
    'Aucun créneau de cette durée ne tient entre le début et la fin.',
  'Only a smaller plan can be chosen here. To get a larger one, use Contact Sales at /pricing.':
    'Seul un forfait inférieur peut être choisi ici. Pour un forfait supérieur, contactez l’équipe commerciale sur /pricing.',
  'Only enrollments that are pending or on the waitlist can be declined.':
    'Seules les inscriptions en attente ou sur liste d’attente peuvent être refusées.',
  'Only students can be enrolled.': 'Seuls des étudiants peuvent être inscrits.',
  'Only students can be invited into a cohort.': 'Seuls des étudiants peuvent être invités dans une cohorte.',
  'Only students with a seat, a held seat or a place on the waitlist can be moved.':
    'Seuls les étudiants qui ont une place, une place réservée ou une place sur la liste d’attente peuvent être déplacés.',
  'Only {1} and {2} files can be attached.': 'Seuls les fichiers {1} et {2} peuvent être joints.',
  'Only {1} files can be attached.': 'Seuls les fichiers {1} peuvent être joints.',
  'Orders have this coupon. Deactivate it instead.':
    'Des commandes utilisent ce code promo. Désactivez-le plutôt.',
  'Password must be at least 8 characters long': 'Le mot de passe doit comporter au moins 8 caractères',
  'Password must be at most 200 bytes long': 'Le mot de passe doit faire au plus 200 octets',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'Phone is required.': 'Le téléphone est obligatoire.',
  'Plans aren’t sold here. To get a larger one, use Contact Sales at /pricing.':
    'Les forfaits ne sont pas vendus ici. Pour un forfait supérieur, contactez l’équipe commerciale sur /pricing.',
  'Please attach at least one file': 'Joignez au moins un fichier',
  'Please choose an available institution namespace':
    'Veuillez choisir un espace de noms disponible pour l’établissement',
  'Please fill in all required fields': 'Veuillez remplir tous les champs obligatoires',
  'Please provide a description of your submission': 'Décrivez votre rendu',
  'Points are required.': 'Les points sont obligatoires.',
  'Points can’t be negative.': 'Les points ne peuvent pas être négatifs.',
  'Postal code is required.': 'Le code postal est obligatoire.',
  'Reason is required.': 'Le motif est obligatoire.',
  'Registration deadline is required.': 'La date limite d’inscription est obligatoire.',
  'Remove the invisible characters.': 'Supprimez les caractères invisibles.',
  'Remove the line breaks and invisible characters.':
    'Supprimez les sauts de ligne et les caractères invisibles.',
  'Required fields are missing': 'Des champs obligatoires sont vides',
  'Responded {1}.': 'A répondu {1}.',
  'Responded {1}: we don’t follow redirects.': 'A répondu {1} : nous ne suivons pas les redirections.',
  'Save up to {1} answers at once.': 'Enregistrez jusqu’à {1} réponses à la fois.',
  'Say what you want to talk about.': 'Dites de quoi vous voulez parler.',
  'Say why the event is cancelled.': 'Dites pourquoi l’événement est annulé.',
  'Set the due date after which answers are shown.':
    'Fixez la date limite après laquelle les réponses sont affichées.',
  'Several cohorts have this title. Use the ID of the cohort.':
    'Plusieurs cohortes ont ce titre. Utilisez l’ID de la cohorte.',
  'Some files exceed the maximum size of {1}MB': 'Certains fichiers dépassent la taille maximale de {1} Mo',
  'Someone else graded this work in the meantime. Look at their grade before you replace it.':
    'Quelqu’un d’autre a noté ce travail entre-temps. Regardez sa note avant de la remplacer.',
  'Staff can’t enroll in their own institution’s cohorts.':
    'L’équipe ne peut pas s’inscrire aux cohortes de son propre établissement.',
  'Start date is required.': 'La date de début est obligatoire.',
  'Start time is required.': 'L’heure de début est obligatoire.',
  'State is required.': 'L’État ou la région est obligatoire.',
  'Take the quiz of this activity instead of submitting work.':
    'Faites le quiz de cette activité au lieu de rendre un travail.',
  'That code is incorrect or was already used. Wait for the next code of your app, or use a recovery code.':
    'Ce code est incorrect ou a déjà servi. Attendez le prochain code de votre application, ou utilisez un code de récupération.',
  'That code is incorrect. Enter the next code of your app, and check that your phone shows the right time.':
    'Ce code est incorrect. Saisissez le prochain code de votre application et vérifiez l’heure de votre téléphone.',
  'That date doesn’t exist.': 'Cette date n’existe pas.',
  'That isn’t your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'The column “email” is missing.': 'La colonne « email » manque.',
  'The connection failed ({1}).': 'La connexion a échoué ({1}).',
  'The connection failed.': 'La connexion a échoué.',
  'The connection was interrupted.': 'La connexion a été interrompue.',
  'The connection was refused.': 'La connexion a été refusée.',
  'The deadline can’t be after the end of the cohort.':
    'L’échéance ne peut pas être postérieure à la fin de la cohorte.',
  'The deadline can’t be before the start of the cohort.':
    'L’échéance ne peut pas précéder le début de la cohorte.',
  'The deadline for this assignment has passed.': 'La date limite de ce devoir est passée.',
  'The due date of this quiz has passed.': 'La date limite de ce quiz est passée.',
  'The end date can’t be before the start date.': 'La date de fin ne peut pas précéder la date de début.',
  'The end must be after the start.': 'La fin doit être postérieure au début.',
  'The end must be on the same day as the start.': 'La fin doit être le même jour que le début.',
  'The end time must be after the start time.': 'L’heure de fin doit être postérieure à l’heure de début.',
  'The endpoint was disabled.': 'Le point de terminaison a été désactivé.',
  'The file is empty.': 'Le fichier est vide.',
  'The file is missing. Upload it again.': 'Le fichier manque. Envoyez-le de nouveau.',
  'The first line must name the columns, for example: email, first name, last name.':
    'La première ligne doit nommer les colonnes, par exemple : email, first name, last name.',
  'The host left the institution.': 'L’hôte a quitté l’établissement.',
  'The host’s certificate has expired.': 'Le certificat de l’hôte a expiré.',
  'The host’s certificate is for another name.': 'Le certificat de l’hôte est pour un autre nom.',
  'The host’s certificate isn’t trusted.': 'Le certificat de l’hôte n’est pas fiable.',
  'The institution takes this payment itself.': 'L’établissement encaisse lui-même ce paiement.',
  'The last session would be after the end of the cohort or of its schedule. Choose an earlier day, or move that end first.':
    'La dernière séance aurait lieu après la fin de la cohorte ou de son horaire. Choisissez un jour plus tôt, ou déplacez d’abord cette fin.',
  'The maximum is {1} points.': 'Le maximum est de {1} points.',
  'The maximum is {1} students.': 'Le maximum est de {1} étudiants.',
  'The maximum is {1} weeks.': 'Le maximum est de {1} semaines.',
  'The maximum is {1}.': 'Le maximum est {1}.',
  'The minimum is 1 week.': 'Le minimum est de 1 semaine.',
  'The number has 12 letters and digits.': 'Le numéro comporte 12 lettres et chiffres.',
  'The payment provider didn’t answer. Please try again in a minute.':
    'Le prestataire de paiement n’a pas répondu. Veuillez réessayer dans une minute.',
  'The payment was declined, and your plan stays as it is. Use another card, then try again.':
    'Le paiement a été refusé et votre forfait reste inchangé. Utilisez une autre carte, puis réessayez.',
  'The person who started this import is no longer an admin.':
    'La personne qui a lancé cette importation n’est plus administratrice.',
  'The position can’t be negative.': 'La position ne peut pas être négative.',
  'The position must be within a day.': 'La position doit tenir dans une journée.',
  'The presenter has a booking at this time. Choose another time, or cancel the booking first.':
    'L’intervenant a une réservation à cette heure. Choisissez une autre heure, ou annulez d’abord la réservation.',
  'The price can’t be negative.': 'Le prix ne peut pas être négatif.',
  'The price is too high.': 'Le prix est trop élevé.',
  'The registration deadline can’t be after the end date.':
    'La date limite d’inscription ne peut pas être postérieure à la date de fin.',
  'The registration deadline can’t be after the start.':
    'La date limite d’inscription ne peut pas être postérieure au début.',
  'The registration deadline has passed.': 'La date limite d’inscription est passée.',
  'The registration deadline of this cohort has passed.':
    'La date limite d’inscription à cette cohorte est passée.',
  'The response headers are too long.': 'Les en-têtes de la réponse sont trop longs.',
  'The schedule has a session on this day. Choose another day, or change this session only.':
    'L’horaire prévoit déjà une séance ce jour-là. Choisissez un autre jour, ou ne modifiez que cette séance.',
  'The schedule has no session ahead.': 'L’horaire n’a aucune séance à venir.',
  'The shares must add up to 100%. They add up to {1}%.':
    'La somme des parts doit être de 100 %. Elle est de {1} %.',
  'The student is still working on this attempt.': 'L’étudiant travaille encore sur cette tentative.',
  'The student submitted new work. Look at it before you grade it.':
    'L’étudiant a rendu un nouveau travail. Regardez-le avant de le noter.',
  'The time for this attempt is over.': 'Le temps de cette tentative est écoulé.',
  'The tolerance can’t be negative.': 'La tolérance ne peut pas être négative.',
  'These are your own office hours.': 'Ce sont vos propres permanences.',
  'This activity doesn’t ask for this.': 'Cette activité ne le demande pas.',
  'This address is already in line {1}.': 'Cette adresse figure déjà à la ligne {1}.',
  'This address isn’t on the public internet.': 'Cette adresse n’est pas sur l’internet public.',
  'This attempt was submitted and can’t be changed.':
    'Cette tentative a été envoyée et ne peut plus être modifiée.',
  'This character can’t be read in this encoding. Choose the one in which the file was saved.':
    'Ce caractère est illisible dans cet encodage. Choisissez celui avec lequel le fichier a été enregistré.',
  'This character can’t be read. Save the file as “CSV UTF-8” and start the import again.':
    'Ce caractère est illisible. Enregistrez le fichier en « CSV UTF-8 » et relancez l’importation.',
  'This code is unknown, expired, used up or not for this cohort. Check it, or go on without it.':
    'Ce code est inconnu, expiré, épuisé ou ne vaut pas pour cette cohorte. Vérifiez-le, ou continuez sans.',
  'This code isn’t valid. Check it and try again.': 'Ce code n’est pas valide. Vérifiez-le et réessayez.',
  'This cohort has ended.': 'Cette cohorte est terminée.',
  'This cohort is full.': 'Cette cohorte est complète.',
  'This cohort isn’t published yet.': 'Cette cohorte n’est pas encore publiée.',
  'This due date is in the past. Confirm it, or choose a later one.':
    'Cette date limite est passée. Confirmez-la, ou choisissez-en une plus tardive.',
  'This enrollment isn’t waiting for a payment.': 'Cette inscription n’attend pas de paiement.',
  'This event has already started.': 'Cet événement a déjà commencé.',
  'This event has ended.': 'Cet événement est terminé.',
  'This event is a booking of one person. Book a slot of your own.':
    'Cet événement est la réservation d’une seule personne. Réservez votre propre créneau.',
  'This event is full.': 'Cet événement est complet.',
  'This event isn’t published yet.': 'Cet événement n’est pas encore publié.',
  'This event was cancelled.': 'Cet événement a été annulé.',
  'This host belongs to the platform. Enter one of your own.':
    'Cet hôte appartient à la plateforme. Saisissez le vôtre.',
  'This host isn’t on the public internet.': 'Cet hôte n’est pas sur l’internet public.',
  'This import has already ended.': 'Cette importation est déjà terminée.',
  'This institution has no place for another student right now. Ask its staff to make room.':
    'Cet établissement n’a pas de place pour un étudiant de plus. Demandez à son équipe d’en libérer une.',
  'This institution pays for its plan by subscription. Its owner changes or cancels it first.':
    'Cet établissement paie son forfait par abonnement. Son propriétaire doit d’abord le changer ou l’annuler.',
  'This invitation was already accepted.': 'Cette invitation a déjà été acceptée.',
  'This invitation was cancelled. Invite the person again.':
    'Cette invitation a été annulée. Invitez de nouveau la personne.',
  'This is already your email address.': 'C’est déjà votre adresse e-mail.',
  'This isn’t the ID of a cohort.': 'Ce n’est pas l’ID d’une cohorte.',
  'This isn’t the ID of an event.': 'Ce n’est pas l’ID d’un événement.',
  'This line has {1} values, but the header has {2}.': 'Cette ligne a {1} valeurs, mais l’en-tête en a {2}.',
  'This line is too long.': 'Cette ligne est trop longue.',
  'This link has expired. Request the change again in your settings.':
    'Ce lien a expiré. Demandez de nouveau la modification dans vos paramètres.',
  'This link is no longer valid. Request a new one.': 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  'This link is no longer valid. Reset your password if someone else may know it.':
    'Ce lien n’est plus valide. Réinitialisez votre mot de passe si quelqu’un d’autre peut le connaître.',
  'This link isn’t valid. Request the change again in your settings.':
    'Ce lien n’est pas valide. Demandez de nouveau la modification dans vos paramètres.',
  'This link was already used.': 'Ce lien a déjà été utilisé.',
  'This order isn’t paid.': 'Cette commande n’est pas payée.',
  'This order isn’t waiting for a payment.': 'Cette commande n’attend pas de paiement.',
  'This person is already a member.': 'Cette personne est déjà membre.',
  'This person was invited within the last hour. Wait before you resend the invitation.':
    'Cette personne a été invitée il y a moins d’une heure. Attendez avant de renvoyer l’invitation.',
  'This person was removed. Restore the membership first.':
    'Cette personne a été retirée. Rétablissez d’abord son adhésion.',
  'This plan has no free seats. Choose another one.':
    'Cette formule n’a plus de place libre. Choisissez-en une autre.',
  'This plan includes {1} students, and your institution has more. Remove students first, or choose a larger plan.':
    'Ce forfait inclut {1} étudiants et votre établissement en a davantage. Retirez d’abord des étudiants, ou choisissez un forfait supérieur.',
  'This plan is no longer offered. Choose another one.':
    'Cette formule n’est plus proposée. Choisissez-en une autre.',
  'This schedule would have {1} sessions. Choose an earlier end: a cohort can have up to {2}.':
    'Cet horaire aurait {1} séances. Choisissez une fin plus proche : une cohorte peut en avoir jusqu’à {2}.',
  'This session is cancelled.': 'Cette séance est annulée.',
  'This session is part of the recurring schedule. Cancel it instead.':
    'Cette séance fait partie de l’horaire récurrent. Annulez-la plutôt.',
  'This session isn’t part of a recurring schedule.':
    'Cette séance ne fait pas partie d’un horaire récurrent.',
  'This session was held, so it can’t be cancelled.':
    'Cette séance a eu lieu : elle ne peut pas être annulée.',
  'This slot isn’t offered any more. Choose another one.':
    'Ce créneau n’est plus proposé. Choisissez-en un autre.',
  'This slot was just booked. Choose another one.':
    'Ce créneau vient d’être réservé. Choisissez-en un autre.',
  'This student already has an enrollment in the other cohort.':
    'Cet étudiant a déjà une inscription dans l’autre cohorte.',
  'This student has already completed this cohort.': 'Cet étudiant a déjà terminé cette cohorte.',
  'This student’s plan doesn’t include graded work.':
    'La formule de cet étudiant n’inclut pas les travaux notés.',
  'This submission has been graded and can’t be changed.': 'Ce rendu est noté et ne peut plus être modifié.',
  'Turn on two-factor authentication for your own account first.':
    'Activez d’abord l’authentification à deux facteurs sur votre propre compte.',
  'Two columns have the same meaning: “{1}” and “{2}”. Remove one.':
    'Deux colonnes ont le même sens : « {1} » et « {2} ». Supprimez-en une.',
  'Use a single line.': 'Utilisez une seule ligne.',
  'Use at least {1} characters, as {2} requires.': 'Utilisez au moins {1} caractères, comme l’exige {2}.',
  'Use at least {1} characters.': 'Utilisez au moins {1} caractères.',
  'Use at most {1} accepted answers.': 'Utilisez au plus {1} réponses acceptées.',
  'Use at most {1} characters.': 'Utilisez au plus {1} caractères.',
  'Use at most {1} options.': 'Utilisez au plus {1} options.',
  'Use letters, digits and single hyphens between them.':
    'Utilisez des lettres, des chiffres et des tirets simples entre eux.',
  'Use true or false.': 'Utilisez vrai ou faux.',
  'Use up to two decimals.': 'Utilisez deux décimales au plus.',
  'Use “student” or “instructor”, or leave it empty.':
    'Utilisez « student » ou « instructor », ou laissez vide.',
  'We couldn’t find the host.': 'Nous n’avons pas trouvé l’hôte.',
  'We couldn’t reach the host.': 'Nous n’avons pas pu joindre l’hôte.',
  'We couldn’t read the answer of your device. Try again.':
    'Impossible de lire la réponse de votre appareil. Réessayez.',
  'Website is required.': 'Le site web est obligatoire.',
  'With its other sessions, the cohort would have more than {1}. Choose fewer days, or delete sessions first.':
    'Avec ses autres séances, la cohorte en aurait plus de {1}. Choisissez moins de jours, ou supprimez d’abord des séances.',
  'Write a message.': 'Écrivez un message.',
  'Write a reply.': 'Écrivez une réponse.',
  'Write what you think of the course.': 'Écrivez ce que vous pensez du cours.',
  'Write what you want to discuss.': 'Écrivez ce dont vous voulez discuter.',
  'You already have a booking at this time.': 'Vous avez déjà une réservation à cette heure.',
  'You already have an account with this address. Sign in to accept the invitation.':
    'Vous avez déjà un compte avec cette adresse. Connectez-vous pour accepter l’invitation.',
  'You already offer office hours at this time.': 'Vous proposez déjà des permanences à cette heure.',
  'You can add up to {1} resources.': 'Vous pouvez ajouter jusqu’à {1} ressources.',
  'You can attach up to {1} files.': 'Vous pouvez joindre jusqu’à {1} fichiers.',
  'You can have up to {1} coming bookings. Cancel one first.':
    'Vous pouvez avoir jusqu’à {1} réservations à venir. Annulez-en une d’abord.',
  'You can invite up to {1} people at once.': 'Vous pouvez inviter jusqu’à {1} personnes à la fois.',
  'You can list up to {1} materials.': 'Vous pouvez indiquer jusqu’à {1} supports.',
  'You can list up to {1}.': 'Vous pouvez en indiquer jusqu’à {1}.',
  'You can offer up to {1} weekly times.': 'Vous pouvez proposer jusqu’à {1} horaires hebdomadaires.',
  'You can take attendance once the event has started.':
    'Vous pourrez relever la présence une fois l’événement commencé.',
  'You can take this quiz once its lesson opens.': 'Vous pourrez faire ce quiz quand sa leçon ouvrira.',
  'You can’t give yourself more time.': 'Vous ne pouvez pas vous accorder plus de temps.',
  'You can’t grade your own work.': 'Vous ne pouvez pas noter votre propre travail.',
  'You have used all attempts at this quiz.': 'Vous avez utilisé toutes les tentatives de ce quiz.',
  'You pay nothing now. Go on without the code.': 'Vous ne payez déjà rien. Continuez sans le code.',
  'You present this event, so you don’t need to register.':
    'Vous animez cet événement : inutile de vous inscrire.',
  'Your institution has a subscription. Change its plan at /isettings?tab=billing.':
    'Votre établissement a un abonnement. Changez de forfait sur /isettings?tab=billing.',
  'Your institution has a subscription. Change its plan or cancel it instead.':
    'Votre établissement a un abonnement. Changez de forfait ou résiliez-le plutôt.',
  'Your institution has no subscription.': 'Votre établissement n’a pas d’abonnement.',
  'Your own address, {1}, isn’t in the list, so you’d lock yourself out. Add it first.':
    'Votre propre adresse, {1}, n’est pas dans la liste : vous perdriez l’accès. Ajoutez-la d’abord.',
  'Your plan includes {1} students, and all places are taken or promised in invitations. Get a larger plan at /isettings?tab=billing, or cancel an invitation.':
    'Votre forfait inclut {1} étudiants et toutes les places sont prises ou promises dans des invitations. Passez à un forfait supérieur sur /isettings?tab=billing, ou annulez une invitation.',
  'Your plan includes {1} students, and all places are taken. Get a larger plan at /isettings?tab=billing, or remove a student.':
    'Votre forfait inclut {1} étudiants et toutes les places sont prises. Passez à un forfait supérieur sur /isettings?tab=billing, ou retirez un étudiant.',
  'Your plan is by agreement. To change it, use Contact Sales at /pricing.':
    'Votre forfait fait l’objet d’un accord. Pour le changer, contactez l’équipe commerciale sur /pricing.',
  'Your subscription ends with its period. Resume it first.':
    'Votre abonnement se termine avec sa période. Reprenez-le d’abord.',
  'You’ve already completed this cohort.': 'Vous avez déjà terminé cette cohorte.',
  'You’ve already ordered this seat. Cancel the order to use a code.':
    'Vous avez déjà commandé cette place. Annulez la commande pour utiliser un code.',
  'You’ve submitted {1} times, which is the most.': 'Vous avez rendu {1} fois, soit le maximum.',
  '{1} uses are taken, so you need at least {2}.': '{1} utilisations ont eu lieu : il en faut au moins {2}.',
  '“{1}” isn’t an IP address or a range like 192.0.2.0/24.':
    '« {1} » n’est ni une adresse IP ni une plage comme 192.0.2.0/24.',
  'Type {1} exactly as it is written.': 'Saisissez {1} exactement comme il est écrit.',
  'This institution is already closed.': 'Cet établissement est déjà fermé.',
  'This institution isn’t closed.': 'Cet établissement n’est pas fermé.',
  'An export is already running. Wait until it is done, or cancel it.':
    'Un export est déjà en cours. Attendez qu’il soit terminé ou annulez-le.',
  'You can start {1} exports in 24 hours. Try again later.':
    'Vous pouvez lancer {1} exports en 24 heures. Réessayez plus tard.',
  'This export has ended.': 'Cet export est terminé.',
  'This archive can’t be downloaded. Start another export.':
    'Cette archive ne peut pas être téléchargée. Lancez un autre export.',
  'The archive would be larger than 5 GB. Contact us for a copy of your data.':
    'L’archive dépasserait 5 Go. Contactez-nous pour obtenir une copie de vos données.',
  'Something went wrong several times. Please start another export.':
    'Une erreur s’est produite plusieurs fois. Veuillez lancer un autre export.',
  'Mails about money and imports can’t be turned off for everyone.':
    'Les e-mails sur l’argent et les imports ne peuvent pas être désactivés pour tous.',
  'List each kind once.': 'Indiquez chaque type une fois.',
  'Enter a subject.': 'Saisissez un objet.',
  'Write the subject in one line.': 'Écrivez l’objet sur une seule ligne.',
  '{1} isn’t a placeholder. Use {2}.': '{1} n’est pas une variable. Utilisez {2}.',
};
