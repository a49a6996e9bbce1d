import type { Catalogue } from '../../translate.rules.ts';

/** Messages of the server alone. By the English text; {1}, {2} … are its values. */
export const errors: Catalogue = {
  '"{1}" is a draft: publish the course before a cohort offers it.':
    '„{1}“ ist ein Entwurf: Veröffentlichen Sie den Kurs, bevor eine Kohorte ihn anbietet.',
  '1 person is registered, so you need at least 1 place.':
    '1 Person ist angemeldet. Sie brauchen mindestens 1 Platz.',
  '1 seat is taken, so you need at least 1.': '1 Platz ist belegt. Sie brauchen mindestens 1.',
  '1 student is enrolled, so you need at least 1 seat.':
    '1 Person ist eingeschrieben. Sie brauchen mindestens 1 Platz.',
  'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.':
    'Ein Zertifikat zeigt einen Namen, und diese Person hat keinen. Bitten Sie zuerst darum, ihn im Profil zu ergänzen.',
  'A cohort can have up to {1} milestones.': 'Eine Kohorte kann bis zu {1} Meilensteine haben.',
  'A date would leave the years from 2000 to 2199.': 'Ein Datum läge außerhalb der Jahre 2000 bis 2199.',
  'A file can’t become a link. Add the link instead.':
    'Eine Datei kann kein Link werden. Fügen Sie stattdessen den Link hinzu.',
  'A file is missing. Remove it and attach it again.':
    'Eine Datei fehlt. Entfernen Sie sie, und hängen Sie sie erneut an.',
  'A new verification code has been sent to your email.':
    'Ein neuer Bestätigungscode ist unterwegs zu Ihrer E-Mail-Adresse.',
  'API access comes with the Professional and Enterprise plans.':
    'Der API-Zugang gehört zu den Tarifen Professional und Enterprise.',
  'API token not found.': 'API-Token nicht gefunden.',
  'API tokens can’t upload files. Sign in to upload.':
    'API-Token können keine Dateien hochladen. Melden Sie sich dafür an.',
  'Activity not found.': 'Aktivität nicht gefunden.',
  'Address and headers of the request are larger than 16 kB.':
    'Adresse und Kopfzeilen der Anfrage sind größer als 16 kB.',
  'Another account uses this email address now.': 'Ein anderes Konto verwendet diese E-Mail-Adresse jetzt.',
  'Another category has this name.': 'Eine andere Kategorie hat diesen Namen.',
  'Another reply has this ID. Use a new ID.': 'Eine andere Antwort hat diese ID. Verwenden Sie eine neue.',
  'Answer not found.': 'Antwort nicht gefunden.',
  'Attempt not found.': 'Versuch nicht gefunden.',
  'Calendar not found.': 'Kalender nicht gefunden.',
  'Category not found.': 'Kategorie nicht gefunden.',
  'Certificate not found.': 'Zertifikat nicht gefunden.',
  'Choose a category for the courses of “{1}” first.':
    'Wählen Sie zuerst eine Kategorie für die Kurse von „{1}“.',
  'Choose an instructor or an admin.': 'Wählen Sie eine Lehrkraft oder einen Admin.',
  'Choose another category.': 'Wählen Sie eine andere Kategorie.',
  'Choose another section of this course.': 'Wählen Sie einen anderen Abschnitt dieses Kurses.',
  'Choose one of your courses.': 'Wählen Sie einen Ihrer Kurse.',
  'Choose someone else to talk to.': 'Wählen Sie eine andere Person zum Schreiben.',
  'Choose the institution you’re signing up for.':
    'Wählen Sie die Institution, bei der Sie sich registrieren.',
  'Cohort not found.': 'Kohorte nicht gefunden.',
  'Complete at least {1}% of the lessons before you review the course.':
    'Schließen Sie mindestens {1} % der Lektionen ab, bevor Sie den Kurs bewerten.',
  'Conversation not found.': 'Unterhaltung nicht gefunden.',
  'Coupon not found.': 'Gutschein nicht gefunden.',
  'Course not found.': 'Kurs nicht gefunden.',
  'Course, cohort or event not found.': 'Kurs, Kohorte oder Event nicht gefunden.',
  'Custom domain not found.': 'Eigene Domain nicht gefunden.',
  'Delete the draft instead of cancelling it.': 'Löschen Sie den Entwurf, statt ihn abzusagen.',
  'Discussion not found.': 'Diskussion nicht gefunden.',
  'Enroll in a cohort with this course first.':
    'Schreiben Sie sich zuerst in eine Kohorte mit diesem Kurs ein.',
  'Enrollment not found.': 'Einschreibung nicht gefunden.',
  'Enter a time before the end of the event.': 'Geben Sie eine Zeit vor dem Ende des Events ein.',
  'Enter the start of the entry.': 'Geben Sie den Beginn des Eintrags ein.',
  'Entry not found.': 'Eintrag nicht gefunden.',
  'Event not found.': 'Event nicht gefunden.',
  'Every other device was signed out.': 'Alle anderen Geräte wurden abgemeldet.',
  'Extension not found.': 'Fristverlängerung nicht gefunden.',
  'File not found.': 'Datei nicht gefunden.',
  'If there’s an account for this email address, we’ve emailed a link to reset its password.':
    'Falls es ein Konto mit dieser Adresse gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet.',
  'Import not found.': 'Import nicht gefunden.',
  'Institution not found.': 'Institution nicht gefunden.',
  'Invitation not found.': 'Einladung nicht gefunden.',
  'Invoice not found.': 'Rechnung nicht gefunden.',
  'Join an institution to get notifications.':
    'Treten Sie einer Institution bei, um Benachrichtigungen zu erhalten.',
  'Join an institution to start a discussion.':
    'Treten Sie einer Institution bei, um eine Diskussion zu beginnen.',
  'Lesson not found.': 'Lektion nicht gefunden.',
  'Member not found.': 'Mitglied nicht gefunden.',
  'Message not found.': 'Nachricht nicht gefunden.',
  'Milestone not found.': 'Meilenstein nicht gefunden.',
  'No one answers inquiries here yet. Ask the people who run this site to set SALES_EMAIL.':
    'Hier beantwortet noch niemand Anfragen. Bitten Sie die Betreiber dieser Seite, SALES_EMAIL zu setzen.',
  'Notification not found.': 'Benachrichtigung nicht gefunden.',
  'Office hours not found.': 'Sprechstunde nicht gefunden.',
  'Open the invitation at {1}.': 'Öffnen Sie die Einladung unter {1}.',
  'Order not found.': 'Bestellung nicht gefunden.',
  'Passkey not found.': 'Passkey nicht gefunden.',
  'Picture not found.': 'Bild nicht gefunden.',
  'Publish the course before you share it.': 'Veröffentlichen Sie den Kurs, bevor Sie ihn teilen.',
  'Quiz not found.': 'Quiz nicht gefunden.',
  'Registration not found.': 'Anmeldung nicht gefunden.',
  'Reply not found.': 'Antwort nicht gefunden.',
  'Resource not found.': 'Ressource nicht gefunden.',
  'Review not found.': 'Bewertung nicht gefunden.',
  'Section not found.': 'Abschnitt nicht gefunden.',
  'Send at most {1} items.': 'Senden Sie höchstens {1} Einträge.',
  'Send one file as multipart/form-data.': 'Senden Sie eine Datei als multipart/form-data.',
  'Send the body as application/json.': 'Senden Sie den Inhalt als application/json.',
  'Send the token as "Authorization: Bearer", a space and the token.':
    'Senden Sie das Token als "Authorization: Bearer", Leerzeichen und Token.',
  'Session not found.': 'Termin nicht gefunden.',
  'Set both a start and an end time, or neither.': 'Geben Sie Beginn und Ende an oder keines von beiden.',
  'Set the ID of the object.': 'Geben Sie die ID des Objekts an.',
  'Set the purpose of the file.': 'Geben Sie den Zweck der Datei an.',
  'Compressed bodies are not accepted. Send the body without Content-Encoding.':
    'Komprimierte Anfragen werden nicht angenommen. Senden Sie sie ohne Content-Encoding.',
  'Sign in over HTTP.': 'Melden Sie sich über HTTP an.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Sign in to {1} at {2}.': 'Melden Sie sich bei {1} unter {2} an.',
  'Someone else changed lessons of this section. Look at them before you delete it.':
    'Jemand anderes hat Lektionen dieses Abschnitts geändert. Sehen Sie sie an, bevor Sie ihn löschen.',
  'Something went wrong. Please try again later.':
    'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  'Student not found.': 'Lernende Person nicht gefunden.',
  'Students can’t teach a cohort.': 'Lernende können keine Kohorte unterrichten.',
  'Students can’t teach a course.': 'Lernende können keinen Kurs unterrichten.',
  'Students enrolled: {1}. Yet to pay: {2}. You need at least that many seats together.':
    'Eingeschrieben: {1}. Zahlung offen: {2}. Sie brauchen mindestens so viele Plätze zusammen.',
  'Submission not found.': 'Abgabe nicht gefunden.',
  'Take the quiz to complete this lesson.': 'Machen Sie das Quiz, um diese Lektion abzuschließen.',
  'That code is incorrect or expired.': 'Dieser Code ist falsch oder abgelaufen.',
  'The categories have changed in the meantime. Load them again.':
    'Die Kategorien haben sich inzwischen geändert. Laden Sie sie neu.',
  'The cohort {1} still uses this course. Remove it from there first, or wait until it has ended.':
    'Die Kohorte {1} verwendet diesen Kurs noch. Entfernen Sie ihn dort zuerst, oder warten Sie ihr Ende ab.',
  'The cohorts {1} and {2} still use this course. Remove it from there first, or wait until they’ve ended.':
    'Die Kohorten {1} und {2} verwenden diesen Kurs noch. Entfernen Sie ihn dort zuerst, oder warten Sie ihr Ende ab.',
  'The cohorts {1}, and {2} more still use this course. Remove it from there first, or wait until they’ve ended.':
    'Die Kohorten {1} und {2} weitere verwenden diesen Kurs noch. Entfernen Sie ihn dort zuerst, oder warten Sie ihr Ende ab.',
  'The content of “{1}” doesn’t match its file type.': 'Der Inhalt von „{1}“ passt nicht zum Dateityp.',
  'The device was signed out.': 'Das Gerät wurde abgemeldet.',
  'The milestone “{1}” would be after the end. Move it first, or shift all dates.':
    'Der Meilenstein „{1}“ läge nach dem Ende. Verschieben Sie zuerst ihn oder alle Termine.',
  'The milestone “{1}” would be before the start. Move it first, or shift all dates.':
    'Der Meilenstein „{1}“ läge vor dem Beginn. Verschieben Sie zuerst ihn oder alle Termine.',
  'The picture could not be read.': 'Das Bild konnte nicht gelesen werden.',
  'The request is larger than 1 MB.': 'Die Anfrage ist größer als 1 MB.',
  'The request is not valid.': 'Die Anfrage ist ungültig.',
  'The request took too long to arrive.': 'Die Anfrage brauchte zu lange.',
  'The request was incomplete.': 'Die Anfrage war unvollständig.',
  'The resources have changed in the meantime. Load them again.':
    'Die Ressourcen haben sich inzwischen geändert. Laden Sie sie neu.',
  'The response is larger than {1} MB. Request smaller pages or fewer fields.':
    'Die Antwort ist größer als {1} MB. Fordern Sie kleinere Seiten oder weniger Felder an.',
  'The section “{1}” still has lessons. Move or delete them before you remove it.':
    'Der Abschnitt „{1}“ hat noch Lektionen. Verschieben oder löschen Sie sie, bevor Sie ihn entfernen.',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  'There is nothing here.': 'Hier gibt es nichts.',
  'This activity was changed by someone else. Load the latest version and try again.':
    'Diese Aktivität wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This address belongs to another institution.': 'Diese Adresse gehört zu einer anderen Institution.',
  'This branding was changed by someone else. Load the latest version and try again.':
    'Dieses Branding wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This category was changed by someone else. Load the latest version and try again.':
    'Diese Kategorie wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This certificate hasn’t been issued yet.': 'Dieses Zertifikat wurde noch nicht ausgestellt.',
  'This certificate rule was changed by someone else. Load the latest version and try again.':
    'Diese Zertifikatsregel wurde von jemand anderem geändert. Laden Sie die neueste Version und versuchen Sie es erneut.',
  'This certificate was revoked.': 'Dieses Zertifikat wurde widerrufen.',
  'This cohort was changed by someone else. Load the latest version and try again.':
    'Diese Kohorte wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This coupon was changed by someone else. Load the latest version and try again.':
    'Dieser Gutschein wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This course is archived. Restore it first.':
    'Dieser Kurs ist archiviert. Stellen Sie ihn zuerst wieder her.',
  'This course was changed by someone else. Load the latest version and try again.':
    'Dieser Kurs wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This event was changed by someone else. Load the latest version and try again.':
    'Dieses Event wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This event was published. Cancel it instead of deleting it.':
    'Dieses Event wurde veröffentlicht. Sagen Sie es ab, statt es zu löschen.',
  'This extension was changed by someone else. Load the latest version and try again.':
    'Diese Fristverlängerung wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This file is in use. Remove it where it’s attached first.':
    'Diese Datei wird verwendet. Entfernen Sie sie zuerst dort, wo sie angehängt ist.',
  'This grade was changed by someone else. Load the latest version and try again.':
    'Diese Note wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This institution can only be entered from certain networks. Your address is {1}. Ask an admin of the institution to allow it.':
    'Diese Institution ist nur aus bestimmten Netzen zugänglich. Ihre Adresse ist {1}. Bitten Sie einen Admin der Institution, sie zuzulassen.',
  'This institution is open already. You can suspend it.':
    'Diese Institution ist schon offen. Sie können sie sperren.',
  'This institution {1} not exist. Please validate the namespace and try again':
    'Die Institution {1} gibt es nicht. Prüfen Sie den Namespace, und versuchen Sie es noch einmal',
  'This invitation is for {1}. Sign in with that address to accept it.':
    'Diese Einladung ist für {1}. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.',
  'This isn’t a kind of entry.': 'Das ist keine Art von Eintrag.',
  'This isn’t the ID of a certificate.': 'Das ist nicht die ID eines Zertifikats.',
  'This isn’t the ID of a file.': 'Das ist nicht die ID einer Datei.',
  'This isn’t the ID of an entry.': 'Das ist nicht die ID eines Eintrags.',
  'This isn’t the ID of an invoice.': 'Das ist nicht die ID einer Rechnung.',
  'This isn’t the ID of an order.': 'Das ist nicht die ID einer Bestellung.',
  'This lesson is not open yet.': 'Diese Lektion ist noch nicht geöffnet.',
  'This lesson was changed by someone else. Load the latest version and try again.':
    'Diese Lektion wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This message was deleted.': 'Diese Nachricht wurde gelöscht.',
  'This milestone was changed by someone else. Load the latest version and try again.':
    'Dieser Meilenstein wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This order isn’t paid yet.': 'Diese Bestellung ist noch nicht bezahlt.',
  'This passkey is already in use.': 'Dieser Passkey wird schon verwendet.',
  'This passkey wasn’t accepted, because a copy of it may be in use. Sign in with your password and remove it.':
    'Dieser Passkey wurde nicht akzeptiert, weil vielleicht eine Kopie davon in Gebrauch ist. Melden Sie sich mit Ihrem Passwort an, und entfernen Sie ihn.',
  'This passkey wasn’t accepted. It may have been removed. Sign in with your password.':
    'Dieser Passkey wurde nicht akzeptiert. Vielleicht wurde er entfernt. Melden Sie sich mit Ihrem Passwort an.',
  'This person already owns the course.': 'Diese Person besitzt den Kurs schon.',
  'This person is no longer a member.': 'Diese Person ist kein Mitglied mehr.',
  'This plan is no longer offered. Load the plans again.':
    'Dieses Paket wird nicht mehr angeboten. Laden Sie die Pakete neu.',
  'This question doesn’t belong to the quiz.': 'Diese Frage gehört nicht zum Quiz.',
  'This quiz was changed by someone else. Load the latest version and try again.':
    'Dieses Quiz wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This resource was changed by someone else. Load the latest version and try again.':
    'Diese Ressource wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This review was changed by someone else. Load the latest version and try again.':
    'Diese Bewertung wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This section was changed by someone else. Load the latest version and try again.':
    'Dieser Abschnitt wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This session was changed by someone else. Load the latest version and try again.':
    'Dieser Termin wurde inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This set of security rules was changed by someone else. Load the latest version and try again.':
    'Diese Sicherheitsregeln wurden inzwischen von jemand anderem geändert. Laden Sie die neueste Version, und versuchen Sie es noch einmal.',
  'This took too long, or was already used. Try again.':
    'Das hat zu lange gedauert oder wurde schon verwendet. Versuchen Sie es erneut.',
  'To register a new institution, go to {1}.': 'Um eine neue Institution zu registrieren, gehen Sie zu {1}.',
  'Too many failed attempts to sign in. Try again in 15 minutes, or reset your password.':
    'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in 15 Minuten noch einmal, oder setzen Sie Ihr Passwort zurück.',
  'Too many failed attempts to sign in. Try again in 15 minutes.':
    'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in 15 Minuten erneut.',
  'Too many operations on one connection.': 'Zu viele Vorgänge auf einer Verbindung.',
  'Too many people are signing in right now. Try again in a few seconds.':
    'Gerade melden sich zu viele Personen an. Versuchen Sie es in einigen Sekunden noch einmal.',
  'Too many pictures at once. Try again in a few seconds.':
    'Zu viele Bilder auf einmal. Versuchen Sie es in einigen Sekunden noch einmal.',
  'Too many documents at once. Try again in a few seconds.':
    'Zu viele Dokumente auf einmal. Versuchen Sie es in einigen Sekunden noch einmal.',
  'Too many requests from your account. Please try again later.':
    'Zu viele Anfragen von Ihrem Konto. Bitte versuchen Sie es später noch einmal.',
  'Too many requests from your address. Please try again later.':
    'Zu viele Anfragen von Ihrer Adresse. Bitte versuchen Sie es später noch einmal.',
  'Too many requests from your institution. Please try again later.':
    'Zu viele Anfragen aus Ihrer Institution. Bitte versuchen Sie es später noch einmal.',
  'Too many requests from your network. Try again later.':
    'Zu viele Anfragen aus Ihrem Netz. Versuchen Sie es später noch einmal.',
  'Too many requests with this token. Please try again later.':
    'Zu viele Anfragen mit diesem Token. Bitte versuchen Sie es später noch einmal.',
  'Too many requests. Please try again later.':
    'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'Too many uploads at once. Wait until one is done.':
    'Zu viele Uploads auf einmal. Warten Sie, bis einer fertig ist.',
  'Too many wrong calendar addresses from your network. Try again later.':
    'Zu viele falsche Kalenderadressen aus Ihrem Netz. Versuchen Sie es später noch einmal.',
  'Too many wrong codes. Open the link in the email, or try again in 10 minutes.':
    'Zu viele falsche Codes. Öffnen Sie den Link in der E-Mail, oder versuchen Sie es in 10 Minuten noch einmal.',
  'Too many wrong codes. Request a new one.': 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  'Too many wrong codes. Try again in 15 minutes, or use a browser that you’ve signed in with before.':
    'Zu viele falsche Codes. Versuchen Sie es in 15 Minuten noch einmal, oder verwenden Sie einen Browser, mit dem Sie schon angemeldet waren.',
  'Turn off your own two-factor authentication in your settings.':
    'Schalten Sie Ihre eigene Zwei-Faktor-Authentifizierung in Ihren Einstellungen aus.',
  'Turn on two-factor authentication for your own account before you turn it off for others.':
    'Schalten Sie die Zwei-Faktor-Authentifizierung für Ihr eigenes Konto ein, bevor Sie sie für andere ausschalten.',
  'Two-factor authentication is already off for this account.':
    'Die Zwei-Faktor-Authentifizierung ist für dieses Konto schon aus.',
  'Two-factor authentication is already on. Turn it off before you set up another app.':
    'Die Zwei-Faktor-Authentifizierung ist schon aktiv. Deaktivieren Sie sie, bevor Sie eine andere App einrichten.',
  'Two-factor authentication is off. Turn it on first.':
    'Die Zwei-Faktor-Authentifizierung ist aus. Aktivieren Sie sie zuerst.',
  'Two-factor authentication was turned off.': 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.',
  Unauthorized: 'Nicht autorisiert',
  'Username Taken': 'Benutzername schon vergeben',
  'Verify your email address to continue.': 'Bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
  'We couldn’t verify this passkey. Try again, or use another device.':
    'Dieser Passkey konnte nicht überprüft werden. Versuchen Sie es erneut, oder verwenden Sie ein anderes Gerät.',
  'We don’t know this time zone. Choose one near it.':
    'Diese Zeitzone kennen wir nicht. Wählen Sie eine in der Nähe.',
  'We just sent a link. Wait a minute before you request another.':
    'Wir haben gerade einen Link gesendet. Warten Sie eine Minute, bevor Sie einen weiteren anfordern.',
  'We just sent you a code. Wait a minute before you request another.':
    'Wir haben Ihnen gerade einen Code gesendet. Warten Sie eine Minute, bevor Sie einen weiteren anfordern.',
  'We received your message, and will answer it at {1}.':
    'Wir haben Ihre Nachricht erhalten und antworten an {1}.',
  'Webhook delivery not found.': 'Webhook-Zustellung nicht gefunden.',
  'Webhook endpoint not found.': 'Webhook-Endpunkt nicht gefunden.',
  'Webhook event not found.': 'Webhook-Ereignis nicht gefunden.',
  'You already have an institution with this name.': 'Sie haben schon eine Institution mit diesem Namen.',
  'You already have {1} API tokens. Revoke one you no longer use.':
    'Sie haben schon {1} API-Token. Widerrufen Sie eines, das Sie nicht mehr verwenden.',
  'You already sent another message with this ID. Use a new ID.':
    'Sie haben mit dieser ID schon eine andere Nachricht gesendet. Verwenden Sie eine neue.',
  'You can change the cohort of a draft only.': 'Nur bei einem Entwurf lässt sich die Kohorte ändern.',
  'You can complete this lesson once it has started.':
    'Sie können diese Lektion abschließen, sobald sie begonnen hat.',
  'You can complete this lesson once it opens.':
    'Sie können diese Lektion abschließen, sobald sie geöffnet ist.',
  'You can create 20 institutions a day. Try again tomorrow.':
    'Sie können 20 Institutionen am Tag anlegen. Versuchen Sie es morgen noch einmal.',
  'You can have up to {1} passkeys. Remove one that you no longer use.':
    'Sie können bis zu {1} Passkeys haben. Entfernen Sie einen, den Sie nicht mehr verwenden.',
  'You can enter 20 hosts a day. Try again tomorrow.':
    'Sie können 20 Hosts am Tag eingeben. Versuchen Sie es morgen wieder.',
  'You can invite people once your institution is approved. Until then, set it up.':
    'Sie können einladen, sobald Ihre Institution freigegeben ist. Richten Sie sie bis dahin ein.',
  'You can send {1} invitations a day. Try again tomorrow.':
    'Sie können {1} Einladungen am Tag senden. Versuchen Sie es morgen noch einmal.',
  'You checked many times. Wait a few minutes; we check by ourselves as well.':
    'Sie haben oft geprüft. Warten Sie ein paar Minuten; wir prüfen auch von selbst.',
  'You don’t have permission to do this.': 'Sie haben dafür keine Berechtigung.',
  'You have too many pages open. Close some and reload this one.':
    'Sie haben zu viele Seiten geöffnet. Schließen Sie einige, und laden Sie diese neu.',
  'You just requested a link. Wait a minute before you request another.':
    'Sie haben gerade einen Link angefordert. Warten Sie eine Minute, bevor Sie einen weiteren anfordern.',
  'You own this institution. Transfer the ownership to another member first.':
    'Ihnen gehört diese Institution. Übertragen Sie sie zuerst an ein anderes Mitglied.',
  'You were signed out because you weren’t active for a while. Sign in again.':
    'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren. Melden Sie sich erneut an.',
  "You've been added to our early access list.": 'Sie stehen jetzt auf unserer Liste für den frühen Zugang.',
  'Your account was deleted.': 'Ihr Konto wurde gelöscht.',
  'Your email address is already verified.': 'Ihre E-Mail-Adresse ist schon bestätigt.',
  'Your institution can send {1} invitations a day. Try again later.':
    'Ihre Institution kann {1} Einladungen am Tag senden. Versuchen Sie es später noch einmal.',
  'Your institution requires two-factor authentication. Set it up to continue.':
    'Ihre Institution verlangt Zwei-Faktor-Authentifizierung. Richten Sie sie ein, um fortzufahren.',
  'Your institution’s storage is full. Ask an administrator for more.':
    'Der Speicher Ihrer Institution ist voll. Bitten Sie einen Admin um mehr.',
  'The data of this member was erased. Invite the person again.':
    'Die Daten dieses Mitglieds wurden gelöscht. Laden Sie die Person erneut ein.',
  'Your membership in this institution has ended. Ask its staff to restore it.':
    'Ihre Mitgliedschaft in dieser Institution ist beendet. Bitten Sie das Team, sie wiederherzustellen.',
  'Your password was changed.': 'Ihr Passwort wurde geändert.',
  'Your password was changed. Sign in with the new one.':
    'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.',
  'Your session has expired. Sign in again.': 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  'You’re changing reviews too often. Wait a minute and try again.':
    'Sie ändern Bewertungen zu oft. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
  'You’re posting too often. Wait a minute and try again.':
    'Sie schreiben zu oft. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
  'You’re sending too many messages. Wait a moment.':
    'Sie senden zu viele Nachrichten. Warten Sie einen Moment.',
  'You’re signed in with another email address.': 'Sie sind mit einer anderen E-Mail-Adresse angemeldet.',
  'You’re the last admin. Make another member an admin first.':
    'Sie sind der letzte Admin. Machen Sie zuerst ein anderes Mitglied zum Admin.',
  'You’ve cancelled too many enrollments. Try again in an hour.':
    'Sie haben zu viele Einschreibungen beendet. Versuchen Sie es in einer Stunde noch einmal.',
  'You’ve cancelled too many registrations. Try again in an hour.':
    'Sie haben zu viele Anmeldungen storniert. Versuchen Sie es in einer Stunde noch einmal.',
  'You’ve invited this person five times today. Try again tomorrow.':
    'Sie haben diese Person heute fünfmal eingeladen. Versuchen Sie es morgen noch einmal.',
  'You’ve requested too many codes. Try again in an hour.':
    'Sie haben zu viele Codes angefordert. Versuchen Sie es in einer Stunde noch einmal.',
  'You’ve requested too many links. Try again in an hour.':
    'Sie haben zu viele Links angefordert. Versuchen Sie es in einer Stunde noch einmal.',
  'You’ve signed out.': 'Sie sind abgemeldet.',
  'You’ve tried too many codes. Ask your teacher to record your attendance.':
    'Sie haben zu viele Codes versucht. Bitten Sie Ihre Lehrkraft, Ihre Anwesenheit zu erfassen.',
  'You’ve tried too many codes. Go on without one, or try again in an hour.':
    'Sie haben zu viele Codes versucht. Fahren Sie ohne fort, oder versuchen Sie es in einer Stunde noch einmal.',
  'You’ve uploaded too many files. Try again in ten minutes.':
    'Sie haben zu viele Dateien hochgeladen. Versuchen Sie es in zehn Minuten noch einmal.',
  'You’ve uploaded {1} files that you haven’t used yet. Use or remove some first.':
    'Sie haben {1} Dateien hochgeladen, die Sie noch nicht verwendet haben. Verwenden oder entfernen Sie zuerst einige.',
  '{1} can only be entered from certain networks. Your address is {2}. Ask an admin of the institution to allow it.':
    '{1} ist nur aus bestimmten Netzen zugänglich. Ihre Adresse ist {2}. Bitten Sie einen Admin der Institution, sie zuzulassen.',
  '{1} has other members and needs an owner. Transfer it or close it first.':
    '{1} hat weitere Mitglieder und braucht Inhaber:in. Übertragen oder schließen Sie die Institution zuerst.',
  '{1} is suspended.': '{1} ist gesperrt.',
  '{1} isn’t accepting new members. Ask its staff for access.':
    '{1} nimmt keine neuen Mitglieder auf. Bitten Sie das Team um Zugang.',
  '{1} isn’t open yet. Ask its owner when you can join.':
    '{1} ist noch nicht offen. Fragen Sie die Person, der die Institution gehört, wann Sie beitreten können.',
  '{1} people are registered, so you need at least {2} places.':
    '{1} Personen sind angemeldet. Sie brauchen mindestens {2} Plätze.',
  '{1} requires two-factor authentication, so you can’t turn it off.':
    '{1} verlangt Zwei-Faktor-Authentifizierung. Sie können sie nicht deaktivieren.',
  '{1} seats are taken, so you need at least {2}.': '{1} Plätze sind belegt. Sie brauchen mindestens {2}.',
  '{1} students are enrolled, so you need at least {2} seats.':
    '{1} Lernende sind eingeschrieben. Sie brauchen mindestens {2} Plätze.',
  '“{1}” isn’t a complete picture of at most {2} megapixels.':
    '„{1}“ ist kein vollständiges Bild mit höchstens {2} Megapixeln.',
  'This isn’t the ID of an export.': 'Das ist nicht die ID eines Exports.',
  'Your institution is closed. Reopen it to continue.':
    'Ihre Institution ist geschlossen. Öffnen Sie sie wieder, um fortzufahren.',
  'Only the owner of the institution can do this.':
    'Das kann nur die Inhaberin oder der Inhaber der Institution.',
  '{1} is closed, and its data will be erased on {2}. Until then its owner can reopen it.':
    '{1} ist geschlossen, und die Daten werden am {2} gelöscht. Bis dahin kann die Inhaberin oder der Inhaber sie wieder öffnen.',
  'This institution is being erased and can’t be reopened.':
    'Diese Institution wird gelöscht und kann nicht wieder geöffnet werden.',
  'You’ve sent many tests. Try again in an hour.':
    'Sie haben viele Tests gesendet. Versuchen Sie es in einer Stunde noch einmal.',
  'Export not found.': 'Export nicht gefunden.',
  'This set of mails was changed by someone else. Load the latest version and try again.':
    'Diese E-Mails hat jemand anderes geändert. Laden Sie die neueste Version und versuchen Sie es noch einmal.',
};
