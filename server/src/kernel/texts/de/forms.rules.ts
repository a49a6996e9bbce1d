import type { Catalogue } from '../../translate.rules.ts';

/** Messages of rules and of what both sides check. The client has them, too. By the English text; {1}, {2} … are its values. */
export const forms: Catalogue = {
  '"{1}" is empty.': '„{1}“ ist leer.',
  '1 use is taken, so you need at least 1.': '1 Einlösung ist vergeben. Geben Sie mindestens 1 ein.',
  '8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.':
    '8 bis 24 Zeichen, darunter Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  'A booking keeps its time and its place for one person. Cancel it instead.':
    'Eine Buchung behält ihre Zeit und ihren Platz für eine Person. Sagen Sie sie stattdessen ab.',
  'A cohort can have up to {1} courses.': 'Eine Kohorte kann bis zu {1} Kurse haben.',
  'A cohort can have up to {1} plans.': 'Eine Kohorte kann bis zu {1} Pakete haben.',
  'A cohort can have up to {1} sessions.': 'Eine Kohorte kann bis zu {1} Termine haben.',
  'A course can have up to {1} co-teachers.': 'Ein Kurs kann bis zu {1} Co-Lehrkräfte haben.',
  'A course can have up to {1} lessons.': 'Ein Kurs kann bis zu {1} Lektionen haben.',
  'A course can have up to {1} sections.': 'Ein Kurs kann bis zu {1} Abschnitte haben.',
  'A file can have up to 10 MB. Split a larger one.':
    'Eine Datei darf bis zu 10 MB groß sein. Teilen Sie eine größere auf.',
  'A file can have up to {1} rows. Split a longer one.':
    'Eine Datei kann bis zu {1} Zeilen haben. Teilen Sie eine längere auf.',
  'A lesson takes at most a day.': 'Eine Lektion dauert höchstens einen Tag.',
  'A payment failed. Pay it with another card first.':
    'Eine Zahlung ist fehlgeschlagen. Begleichen Sie sie zuerst mit einer anderen Karte.',
  'A picture can have up to 5 MB.': 'Ein Bild darf bis zu 5 MB groß sein.',
  'A plan can list up to {1} features.': 'Ein Paket kann bis zu {1} Leistungen nennen.',
  'A quiz can have up to {1} questions.': 'Ein Quiz kann bis zu {1} Fragen haben.',
  'A quiz can’t be combined with other work.': 'Ein Quiz lässt sich nicht mit anderer Arbeit kombinieren.',
  'A quotation mark in this line is never closed. We couldn’t read the lines after it.':
    'In dieser Zeile wird ein Anführungszeichen nicht geschlossen. Die Zeilen danach sind nicht lesbar.',
  'A session is at most 24 hours long.': 'Ein Termin dauert höchstens 24 Stunden.',
  'A test event is on its way. Wait for its result.':
    'Ein Testereignis ist unterwegs. Warten Sie sein Ergebnis ab.',
  'Accept the terms to enroll.': 'Stimmen Sie den Bedingungen zu, um sich einzuschreiben.',
  'Activity Title is required.': 'Der Titel der Aktivität fehlt.',
  'Add a question.': 'Fügen Sie eine Frage hinzu.',
  'Address is required.': 'Die Adresse fehlt.',
  'Admin email is required.': 'Die E-Mail-Adresse des Admins fehlt.',
  'Admins can’t be imported. Invite them one by one.':
    'Admins können nicht importiert werden. Laden Sie sie einzeln ein.',
  'All fields are required for instructors': 'Lehrkräfte müssen alle Felder ausfüllen',
  'An agenda can have up to {1} items.': 'Ein Programm kann bis zu {1} Punkte haben.',
  'An earlier session of that week would come after it. Choose a later day, or change all sessions.':
    'Ein früherer Termin dieser Woche läge danach. Wählen Sie einen späteren Tag, oder ändern Sie alle Termine.',
  'An event can last up to {1} days.': 'Ein Event kann bis zu {1} Tage dauern.',
  'An institution can have up to {1} categories.': 'Eine Institution kann bis zu {1} Kategorien haben.',
  'An institution can have up to {1} webhook endpoints. Delete one first.':
    'Eine Institution kann bis zu {1} Webhook-Endpunkte haben. Löschen Sie zuerst einen.',
  'An item takes at most a day.': 'Ein Programmpunkt dauert höchstens einen Tag.',
  'Another coupon has this code.': 'Ein anderer Gutschein hat diesen Code.',
  'Another institution uses this host.': 'Eine andere Institution nutzt diesen Host.',
  'Another quiz already gives the grade of this activity.':
    'Ein anderes Quiz liefert schon die Note dieser Aktivität.',
  'Attendance was already taken for you.': 'Ihre Anwesenheit wurde schon erfasst.',
  'Attendance was taken at this session, so it can’t be deleted.':
    'Für diesen Termin wurde die Anwesenheit erfasst. Er kann nicht gelöscht werden.',
  'Check-in is closed. Ask your teacher.': 'Das Einchecken ist geschlossen. Fragen Sie Ihre Lehrkraft.',
  'Check-in opens up to an hour before the start.':
    'Das Einchecken öffnet frühestens eine Stunde vor Beginn.',
  'Choose 1 to 5 stars.': 'Wählen Sie 1 bis 5 Sterne.',
  'Choose 30, 90 or 365 days.': 'Wählen Sie 30, 90 oder 365 Tage.',
  'Choose Starter or Professional.': 'Wählen Sie Starter oder Professional.',
  'Choose a category of the marketplace.': 'Wählen Sie eine Kategorie des Katalogs.',
  'Choose a category.': 'Wählen Sie eine Kategorie.',
  'Choose a cohort.': 'Wählen Sie eine Kohorte.',
  'Choose a color.': 'Wählen Sie eine Farbe.',
  'Choose a course, a cohort or an event.': 'Wählen Sie einen Kurs, eine Kohorte oder ein Event.',
  'Choose a course.': 'Wählen Sie einen Kurs.',
  'Choose a day of the same week, or change this session only.':
    'Wählen Sie einen Tag derselben Woche, oder ändern Sie nur diesen Termin.',
  'Choose a day.': 'Wählen Sie einen Tag.',
  'Choose a discussion about this course in which you wrote.':
    'Wählen Sie eine Diskussion zu diesem Kurs, in der Sie geschrieben haben.',
  'Choose a discussion.': 'Wählen Sie eine Diskussion.',
  'Choose a file.': 'Wählen Sie eine Datei.',
  'Choose a language.': 'Wählen Sie eine Sprache.',
  'Choose a lesson of the type quiz.': 'Wählen Sie eine Lektion vom Typ Quiz.',
  'Choose a level.': 'Wählen Sie ein Niveau.',
  'Choose a participant.': 'Wählen Sie eine teilnehmende Person.',
  'Choose a period.': 'Wählen Sie einen Zeitraum.',
  'Choose a picture.': 'Wählen Sie ein Bild.',
  'Choose a day that isn’t over.': 'Wählen Sie einen Tag, der noch nicht vorbei ist.',
  'Free has no last day.': 'Free hat keinen letzten Tag.',
  'Choose a plan.': 'Wählen Sie ein Paket.',
  'Choose a presenter.': 'Wählen Sie eine vortragende Person.',
  'Choose a slot.': 'Wählen Sie einen Termin.',
  'Choose a start.': 'Wählen Sie einen Beginn.',
  'Choose a status.': 'Wählen Sie einen Status.',
  'Choose a student.': 'Wählen Sie eine lernende Person.',
  'Choose a table.': 'Wählen Sie eine Tabelle.',
  'Choose a time after the due date of the activity.':
    'Wählen Sie eine Zeit nach dem Abgabetermin der Aktivität.',
  'Choose a time of up to {1} days.': 'Wählen Sie einen Zeitraum von bis zu {1} Tagen.',
  'Choose a type.': 'Wählen Sie einen Typ.',
  'Choose an activity from the list.': 'Wählen Sie eine Aktivität aus der Liste.',
  'Choose an activity of this course of the type quiz.':
    'Wählen Sie eine Aktivität dieses Kurses vom Typ Quiz.',
  'Choose an available course.': 'Wählen Sie einen verfügbaren Kurs.',
  'Choose an end after the first session.': 'Wählen Sie ein Ende nach dem ersten Termin.',
  'Choose an end or a number of sessions, not both.':
    'Wählen Sie ein Ende oder eine Anzahl von Terminen, nicht beides.',
  'Choose an icon.': 'Wählen Sie ein Symbol.',
  'Choose an item from the list.': 'Wählen Sie einen Eintrag aus der Liste.',
  'Choose another name.': 'Wählen Sie einen anderen Namen.',
  'Choose at least one event.': 'Wählen Sie mindestens ein Ereignis.',
  'Choose at least one file type.': 'Wählen Sie mindestens einen Dateityp.',
  'Choose at least one permission.': 'Wählen Sie mindestens eine Berechtigung.',
  'Choose attended, no show or registered.': 'Wählen Sie anwesend, nicht erschienen oder angemeldet.',
  'Choose each day once.': 'Wählen Sie jeden Tag nur einmal.',
  'Choose how you want to pay.': 'Wählen Sie, wie Sie bezahlen möchten.',
  'Choose one of the options.': 'Wählen Sie eine der Optionen.',
  'Choose one right answer.': 'Wählen Sie eine richtige Antwort.',
  'Choose students with a seat in this cohort.': 'Wählen Sie Lernende mit einem Platz in dieser Kohorte.',
  'Choose the cohort to enroll in.': 'Wählen Sie die Kohorte für die Einschreibung.',
  'Choose the right answer among the options.': 'Wählen Sie die richtige Antwort unter den Optionen.',
  'Choose what students submit.': 'Wählen Sie, was Lernende abgeben.',
  'Choose when answers are shown.': 'Wählen Sie, wann Antworten gezeigt werden.',
  'Choose yes or no.': 'Wählen Sie Ja oder Nein.',
  'Choose your experience.': 'Wählen Sie Ihre Erfahrung.',
  'City is required.': 'Der Ort fehlt.',
  'Cohort Title is required.': 'Der Titel der Kohorte fehlt.',
  'Country is required.': 'Das Land fehlt.',
  'Course Title is required.': 'Der Titel des Kurses fehlt.',
  'Custom branding comes with the Starter, Professional and Enterprise plans.':
    'Eigenes Branding gehört zu den Tarifen Starter, Professional und Enterprise.',
  'Custom domains are part of the plans Professional and Enterprise.':
    'Eigene Domains gehören zu den Tarifen Professional und Enterprise.',
  'Date is required.': 'Das Datum fehlt.',
  'Deadline is required.': 'Die Frist fehlt.',
  'Description is required.': 'Die Beschreibung fehlt.',
  'Discussion title is required.': 'Der Titel der Diskussion fehlt.',
  'Due date is required.': 'Der Abgabetermin fehlt.',
  'Due time is required.': 'Die Abgabezeit fehlt.',
  'Each criterion needs a name of its own.': 'Jedes Kriterium braucht einen eigenen Namen.',
  'Email is required.': 'Die E-Mail-Adresse fehlt.',
  'Enable the endpoint first.': 'Aktivieren Sie zuerst den Endpunkt.',
  'End date is required.': 'Das Ende fehlt.',
  'End time is required.': 'Das Ende fehlt.',
  'Enroll in a cohort with this course to submit work.':
    'Schreiben Sie sich in eine Kohorte mit diesem Kurs ein, um Arbeiten abzugeben.',
  'Enroll in a cohort with this course to take the quiz.':
    'Schreiben Sie sich in eine Kohorte mit diesem Kurs ein, um das Quiz zu machen.',
  'Enter 0 to 100 percent.': 'Geben Sie 0 bis 100 Prozent ein.',
  'Enter 0 to {1} points.': 'Geben Sie 0 bis {1} Punkte ein.',
  'Enter 0, or at least ${1}.': 'Geben Sie 0 oder mindestens {1} $ ein.',
  'Enter 1 to {1} attempts.': 'Geben Sie 1 bis {1} Versuche ein.',
  'Enter 1 to {1} minutes.': 'Geben Sie 1 bis {1} Minuten ein.',
  'Enter 1 to {1} points.': 'Geben Sie 1 bis {1} Punkte ein.',
  'Enter 1 to {1} sessions.': 'Geben Sie 1 bis {1} Termine ein.',
  'Enter 1 to {1} weeks.': 'Geben Sie 1 bis {1} Wochen ein.',
  'Enter a host name, such as learn.example.org.':
    'Geben Sie einen Hostnamen ein, zum Beispiel learn.example.org.',
  'Enter a reason, which the owner will read.':
    'Geben Sie einen Grund an. Die Person, der die Institution gehört, liest ihn.',
  'Enter a YouTube or Vimeo link, or an https:// link to a video file.':
    'Geben Sie einen Link zu YouTube oder Vimeo oder einen https://-Link zu einer Videodatei ein.',
  'Enter a code.': 'Geben Sie einen Code ein.',
  'Enter a color as # and six hexadecimal digits, such as #2d4fd6.':
    'Geben Sie eine Farbe als # und sechs hexadezimale Ziffern ein, etwa #2d4fd6.',
  'Enter a date as YYYY-MM-DD.': 'Geben Sie das Datum als JJJJ-MM-TT ein.',
  'Enter a date before 2200.': 'Geben Sie ein Datum vor dem Jahr 2200 ein.',
  'Enter a date before {1}.': 'Geben Sie ein Datum vor {1} ein.',
  'Enter a date from 2000 on.': 'Geben Sie ein Datum ab dem Jahr 2000 ein.',
  'Enter a date from {1} on.': 'Geben Sie ein Datum ab {1} ein.',
  'Enter a date.': 'Geben Sie ein Datum ein.',
  'Enter a degree.': 'Geben Sie einen Abschluss ein.',
  'Enter a feature.': 'Geben Sie eine Leistung ein.',
  'Enter a length from {1} to {2}.': 'Geben Sie eine Länge von {1} bis {2} ein.',
  'Enter a list of texts.': 'Geben Sie eine Liste von Texten ein.',
  'Enter a list.': 'Geben Sie eine Liste ein.',
  'Enter a message.': 'Geben Sie eine Nachricht ein.',
  'Enter a name, such as what you’ll use the token for.':
    'Geben Sie einen Namen ein, etwa wofür Sie das Token verwenden.',
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Enter a number between 1 and {1}.': 'Geben Sie eine Zahl zwischen 1 und {1} ein.',
  'Enter a number of minutes.': 'Geben Sie eine Zahl von Minuten ein.',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Enter a percentage or an amount.': 'Geben Sie einen Prozentsatz oder einen Betrag ein.',
  'Enter a phone number such as +49 30 123456.': 'Geben Sie eine Telefonnummer ein, etwa +49 30 123456.',
  'Enter a phone number, such as +1 555 0100.': 'Geben Sie eine Telefonnummer ein, etwa +1 555 0100.',
  'Enter a platform, such as Zoom.': 'Geben Sie eine Plattform ein, etwa Zoom.',
  'Enter a price in dollars.': 'Geben Sie einen Preis in Dollar ein.',
  'Enter a reason for the suspension.': 'Geben Sie einen Grund für die Sperrung ein.',
  'Enter a score for each criterion of the activity.':
    'Geben Sie für jedes Kriterium der Aktivität Punkte ein.',
  'Enter a section title.': 'Geben Sie einen Titel für den Abschnitt ein.',
  'Enter a start.': 'Geben Sie einen Beginn ein.',
  'Enter a time as HH:MM.': 'Geben Sie die Uhrzeit als HH:MM ein.',
  'Enter a time within the event.': 'Geben Sie eine Zeit innerhalb des Events ein.',
  'Enter a time zone such as Europe/Berlin.': 'Geben Sie eine Zeitzone wie Europe/Berlin ein.',
  'Enter a time.': 'Geben Sie eine Uhrzeit ein.',
  'Enter a title.': 'Geben Sie einen Titel ein.',
  'Enter a topic.': 'Geben Sie ein Thema ein.',
  'Enter a valid email address.': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'Enter a web address, such as https://example.org/webhooks.':
    'Geben Sie eine Webadresse ein, etwa https://example.org/webhooks.',
  'Enter a whole number from 0 to {1}.': 'Geben Sie eine ganze Zahl von 0 bis {1} ein.',
  'Enter a whole number from 1 to 100.': 'Geben Sie eine ganze Zahl von 1 bis 100 ein.',
  'Enter a whole number from 1 to {1}.': 'Geben Sie eine ganze Zahl von 1 bis {1} ein.',
  'Enter a whole number of days.': 'Geben Sie eine ganze Zahl von Tagen ein.',
  'Enter a whole number of seats.': 'Geben Sie eine ganze Zahl von Plätzen ein.',
  'Enter a whole number of uses.': 'Geben Sie eine ganze Zahl von Einlösungen ein.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Enter a year from {1} to {2}.': 'Geben Sie ein Jahr von {1} bis {2} ein.',
  'Enter an accepted answer.': 'Geben Sie eine akzeptierte Antwort ein.',
  'Enter an address that starts with https:// or http://.':
    'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
  'Enter an address that starts with https://.': 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'Enter an address.': 'Geben Sie eine Adresse ein.',
  'Enter an amount above zero.': 'Geben Sie einen Betrag über null ein.',
  'Enter an email address.': 'Geben Sie eine E-Mail-Adresse ein.',
  'Enter an end.': 'Geben Sie ein Ende ein.',
  'Enter at least 0 minutes.': 'Geben Sie mindestens 0 Minuten ein.',
  'Enter at least 1 day, or -1 for earlier.': 'Geben Sie mindestens 1 Tag ein, oder -1 für früher.',
  'Enter at least 1 minute.': 'Geben Sie mindestens 1 Minute ein.',
  'Enter at least 1 seat.': 'Geben Sie mindestens 1 Platz ein.',
  'Enter at least 1.': 'Geben Sie mindestens 1 ein.',
  'Enter at least one email address.': 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  'Enter at least two options.': 'Geben Sie mindestens zwei Optionen ein.',
  'Enter at least {1} characters.': 'Geben Sie mindestens {1} Zeichen ein.',
  'Enter at most {1} days.': 'Geben Sie höchstens {1} Tage ein.',
  'Enter at most {1} seats.': 'Geben Sie höchstens {1} Plätze ein.',
  'Enter at most {1}.': 'Geben Sie höchstens {1} ein.',
  'Enter each material as text.': 'Geben Sie jedes Material als Text ein.',
  'Enter each option only once.': 'Geben Sie jede Option nur einmal ein.',
  'Enter the address of a video.': 'Geben Sie die Adresse eines Videos ein.',
  'Enter the address of the meeting.': 'Geben Sie die Adresse des Treffens ein.',
  'Enter the address of the recording.': 'Geben Sie die Adresse der Aufzeichnung ein.',
  'Enter the address of your work.': 'Geben Sie die Adresse Ihrer Arbeit ein.',
  'Enter the address to send events to.': 'Geben Sie die Adresse ein, an die Ereignisse gesendet werden.',
  'Enter the certificate number.': 'Geben Sie die Zertifikatsnummer ein.',
  'Enter the code.': 'Geben Sie den Code ein.',
  'Enter the email address of the account.': 'Geben Sie die E-Mail-Adresse des Kontos ein.',
  'Enter the materials as a list.': 'Geben Sie die Materialien als Liste ein.',
  'Enter the name of your institution.': 'Geben Sie den Namen Ihrer Institution ein.',
  'Enter the number of places.': 'Geben Sie die Zahl der Plätze ein.',
  'Enter the number of seats.': 'Geben Sie die Zahl der Plätze ein.',
  'Enter the number of students.': 'Geben Sie die Zahl der Lernenden ein.',
  'Enter the option.': 'Geben Sie die Option ein.',
  'Enter the points.': 'Geben Sie die Punkte ein.',
  'Enter the question.': 'Geben Sie die Frage ein.',
  'Enter the reason. The owner of the account gets it by email.':
    'Geben Sie den Grund ein. Er geht per E-Mail an die Person, der das Konto gehört.',
  'Enter the right number.': 'Geben Sie die richtige Zahl ein.',
  'Enter the six-digit code of your authenticator app, or a recovery code.':
    'Geben Sie den sechsstelligen Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  'Enter the six-digit code of your authenticator app.':
    'Geben Sie den sechsstelligen Code Ihrer Authenticator-App ein.',
  'Enter the {1} digits of the code.': 'Geben Sie die {1} Ziffern des Codes ein.',
  'Enter whole minutes.': 'Geben Sie ganze Minuten ein.',
  'Enter whole weeks.': 'Geben Sie ganze Wochen ein.',
  'Enter your email address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter your first name.': 'Geben Sie Ihren Vornamen ein.',
  'Enter your new email address.': 'Geben Sie Ihre neue E-Mail-Adresse ein.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'Enter your six-digit code.': 'Geben Sie Ihren sechsstelligen Code ein.',
  'Enter {1} to {2} minutes, which is 30 days.': 'Geben Sie {1} bis {2} Minuten ein, das sind 30 Tage.',
  'Enter {1} to {2} minutes.': 'Geben Sie {1} bis {2} Minuten ein.',
  'Event title is required.': 'Der Titel des Events fehlt.',
  'File size should not exceed 5MB': 'Die Datei darf höchstens 5 MB groß sein',
  'First name is required.': 'Der Vorname fehlt.',
  'Five imports are already waiting. Start this one when they’re done.':
    'Fünf Importe warten schon. Starten Sie diesen danach.',
  'Give 0 to 60 seconds.': 'Geben Sie 0 bis 60 Sekunden an.',
  'Give 0 to {1} seconds.': 'Geben Sie 0 bis {1} Sekunden an.',
  'Give whole seconds.': 'Geben Sie ganze Sekunden an.',
  'Importing students comes with the Professional and Enterprise plans.':
    'Der Import von Lernenden gehört zu den Tarifen Professional und Enterprise.',
  'Instructions are required.': 'Die Anleitung fehlt.',
  'Invalid Entry': 'Ungültige Eingabe',
  'Last name is required.': 'Der Nachname fehlt.',
  'Leave out the user name, the password and anything after #.':
    'Lassen Sie Benutzername, Passwort und alles nach # weg.',
  'Lesson Title is required.': 'Der Titel der Lektion fehlt.',
  'Line {1}, column {2}: {3}': 'Zeile {1}, Spalte {2}: {3}',
  'Line {1}: {2}': 'Zeile {1}: {2}',
  'Line {1}: “{2}” isn’t a valid email address.': 'Zeile {1}: „{2}“ ist keine gültige E-Mail-Adresse.',
  'Links must start with https://.': 'Links müssen mit https:// beginnen.',
  'List at most {1} addresses and ranges.': 'Geben Sie höchstens {1} Adressen und Bereiche an.',
  'List each category once.': 'Nennen Sie jede Kategorie nur einmal.',
  'List each event once.': 'Nennen Sie jedes Ereignis nur einmal.',
  'List each lesson once.': 'Nennen Sie jede Lektion nur einmal.',
  'List each resource once.': 'Nennen Sie jede Ressource nur einmal.',
  'List each scope once.': 'Nennen Sie jede Berechtigung nur einmal.',
  'List each section once.': 'Nennen Sie jeden Abschnitt nur einmal.',
  'List up to {1} criteria.': 'Geben Sie bis zu {1} Kriterien an.',
  'List up to {1} sessions.': 'Geben Sie bis zu {1} Termine an.',
  'Load the event first.': 'Laden Sie zuerst das Event.',
  'Mark each student once.': 'Erfassen Sie jede Person nur einmal.',
  'Mark up to {1} participants at once.': 'Erfassen Sie bis zu {1} Teilnehmende auf einmal.',
  'Mark up to {1} students at once.': 'Erfassen Sie bis zu {1} Lernende auf einmal.',
  'Maximum participants is required.': 'Die Höchstzahl der Teilnehmenden fehlt.',
  'Maximum students is required.': 'Die Höchstzahl der Lernenden fehlt.',
  'Meeting link is required.': 'Der Link zum Treffen fehlt.',
  'Missing Username or Password': 'Benutzername oder Passwort fehlt',
  'Must match the first password input field.': 'Muss mit dem ersten Passwort übereinstimmen.',
  'Name each type once.': 'Nennen Sie jeden Typ nur einmal.',
  'No account has this email address.': 'Kein Konto hat diese E-Mail-Adresse.',
  'No cohort has this title or ID.': 'Keine Kohorte hat diesen Titel oder diese ID.',
  'No response within {1} seconds.': 'Keine Antwort innerhalb von {1} Sekunden.',
  'No session would be held from now to the end of the cohort.':
    'Bis zum Ende der Kohorte fände kein Termin statt.',
  'No slot of this length fits between start and end.':
    'Zwischen Beginn und Ende passt kein Termin dieser Länge.',
  'Only a smaller plan can be chosen here. To get a larger one, use Contact Sales at /pricing.':
    'Hier lässt sich nur ein kleinerer Tarif wählen. Für einen größeren kontaktieren Sie den Vertrieb unter /pricing.',
  'Only enrollments that are pending or on the waitlist can be declined.':
    'Nur ausstehende Einschreibungen und solche auf der Warteliste können abgelehnt werden.',
  'Only students can be enrolled.': 'Nur Lernende können eingeschrieben werden.',
  'Only students can be invited into a cohort.': 'Nur Lernende können in eine Kohorte eingeladen werden.',
  'Only students with a seat, a held seat or a place on the waitlist can be moved.':
    'Nur Lernende mit einem Platz, einem reservierten Platz oder auf der Warteliste können verschoben werden.',
  'Only {1} and {2} files can be attached.': 'Nur Dateien der Typen {1} und {2} können angehängt werden.',
  'Only {1} files can be attached.': 'Nur {1}-Dateien können angehängt werden.',
  'Orders have this coupon. Deactivate it instead.':
    'Es gibt Bestellungen mit diesem Gutschein. Deaktivieren Sie ihn stattdessen.',
  'Password must be at least 8 characters long': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Password must be at most 200 bytes long': 'Das Passwort darf höchstens 200 Byte lang sein',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'Phone is required.': 'Die Telefonnummer fehlt.',
  'Plans aren’t sold here. To get a larger one, use Contact Sales at /pricing.':
    'Hier werden keine Tarife verkauft. Für einen größeren kontaktieren Sie den Vertrieb unter /pricing.',
  'Please attach at least one file': 'Bitte hängen Sie mindestens eine Datei an',
  'Please choose an available institution namespace':
    'Bitte wählen Sie einen verfügbaren Namespace für die Institution',
  'Please fill in all required fields': 'Bitte füllen Sie alle Pflichtfelder aus',
  'Please provide a description of your submission': 'Bitte beschreiben Sie Ihre Abgabe',
  'Points are required.': 'Die Punkte fehlen.',
  'Points can’t be negative.': 'Punkte dürfen nicht negativ sein.',
  'Postal code is required.': 'Die Postleitzahl fehlt.',
  'Reason is required.': 'Die Begründung fehlt.',
  'Registration deadline is required.': 'Die Anmeldefrist fehlt.',
  'Remove the invisible characters.': 'Entfernen Sie die unsichtbaren Zeichen.',
  'Remove the line breaks and invisible characters.':
    'Entfernen Sie die Zeilenumbrüche und unsichtbaren Zeichen.',
  'Required fields are missing': 'Pflichtfelder fehlen',
  'Responded {1}.': 'Antwort {1}.',
  'Responded {1}: we don’t follow redirects.': 'Antwort {1}: Wir folgen keinen Weiterleitungen.',
  'Save up to {1} answers at once.': 'Speichern Sie bis zu {1} Antworten auf einmal.',
  'Say what you want to talk about.': 'Schreiben Sie, worüber Sie sprechen möchten.',
  'Say why the event is cancelled.': 'Schreiben Sie, warum das Event abgesagt wird.',
  'Set the due date after which answers are shown.':
    'Legen Sie den Abgabetermin fest, nach dem Antworten gezeigt werden.',
  'Several cohorts have this title. Use the ID of the cohort.':
    'Mehrere Kohorten haben diesen Titel. Verwenden Sie die ID der Kohorte.',
  'Some files exceed the maximum size of {1}MB': 'Einige Dateien sind größer als {1} MB',
  'Someone else graded this work in the meantime. Look at their grade before you replace it.':
    'Jemand anderes hat diese Arbeit inzwischen benotet. Sehen Sie sich die Note an, bevor Sie sie ersetzen.',
  'Staff can’t enroll in their own institution’s cohorts.':
    'Das Team kann sich nicht in Kohorten der eigenen Institution einschreiben.',
  'Start date is required.': 'Der Beginn fehlt.',
  'Start time is required.': 'Der Beginn fehlt.',
  'State is required.': 'Das Bundesland fehlt.',
  'Take the quiz of this activity instead of submitting work.':
    'Machen Sie das Quiz dieser Aktivität, statt eine Arbeit abzugeben.',
  'That code is incorrect or was already used. Wait for the next code of your app, or use a recovery code.':
    'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten Code Ihrer App, oder verwenden Sie einen Wiederherstellungscode.',
  'That code is incorrect. Enter the next code of your app, and check that your phone shows the right time.':
    'Dieser Code ist falsch. Geben Sie den nächsten Code Ihrer App ein, und prüfen Sie die Uhrzeit Ihres Telefons.',
  'That date doesn’t exist.': 'Dieses Datum gibt es nicht.',
  'That isn’t your current password.': 'Das ist nicht Ihr aktuelles Passwort.',
  'The column “email” is missing.': 'Die Spalte „email“ fehlt.',
  'The connection failed ({1}).': 'Die Verbindung ist fehlgeschlagen ({1}).',
  'The connection failed.': 'Die Verbindung ist fehlgeschlagen.',
  'The connection was interrupted.': 'Die Verbindung wurde unterbrochen.',
  'The connection was refused.': 'Die Verbindung wurde abgelehnt.',
  'The deadline can’t be after the end of the cohort.':
    'Die Frist darf nicht nach dem Ende der Kohorte liegen.',
  'The deadline can’t be before the start of the cohort.':
    'Die Frist darf nicht vor dem Beginn der Kohorte liegen.',
  'The deadline for this assignment has passed.': 'Die Frist dieser Aufgabe ist vorbei.',
  'The due date of this quiz has passed.': 'Der Abgabetermin dieses Quiz ist vorbei.',
  'The end date can’t be before the start date.': 'Das Ende darf nicht vor dem Beginn liegen.',
  'The end must be after the start.': 'Das Ende muss nach dem Beginn liegen.',
  'The end must be on the same day as the start.': 'Das Ende muss am selben Tag liegen wie der Beginn.',
  'The end time must be after the start time.': 'Das Ende muss nach dem Beginn liegen.',
  'The endpoint was disabled.': 'Der Endpunkt wurde deaktiviert.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file is missing. Upload it again.': 'Die Datei fehlt. Laden Sie sie erneut hoch.',
  'The first line must name the columns, for example: email, first name, last name.':
    'Die erste Zeile muss die Spalten benennen, zum Beispiel: email, first name, last name.',
  'The host left the institution.': 'Die gastgebende Person hat die Institution verlassen.',
  'The host’s certificate has expired.': 'Das Zertifikat des Hosts ist abgelaufen.',
  'The host’s certificate is for another name.': 'Das Zertifikat des Hosts gilt für einen anderen Namen.',
  'The host’s certificate isn’t trusted.': 'Dem Zertifikat des Hosts wird nicht vertraut.',
  'The institution takes this payment itself.': 'Die Institution nimmt diese Zahlung selbst entgegen.',
  'The last session would be after the end of the cohort or of its schedule. Choose an earlier day, or move that end first.':
    'Der letzte Termin läge nach dem Ende der Kohorte oder ihres Plans. Wählen Sie einen früheren Tag, oder verschieben Sie zuerst das Ende.',
  'The maximum is {1} points.': 'Das Maximum sind {1} Punkte.',
  'The maximum is {1} students.': 'Das Maximum sind {1} Lernende.',
  'The maximum is {1} weeks.': 'Das Maximum sind {1} Wochen.',
  'The maximum is {1}.': 'Das Maximum ist {1}.',
  'The minimum is 1 week.': 'Das Minimum ist 1 Woche.',
  'The number has 12 letters and digits.': 'Die Nummer hat 12 Buchstaben und Ziffern.',
  'The payment provider didn’t answer. Please try again in a minute.':
    'Der Zahlungsanbieter hat nicht geantwortet. Bitte versuchen Sie es in einer Minute noch einmal.',
  'The payment was declined, and your plan stays as it is. Use another card, then try again.':
    'Die Zahlung wurde abgelehnt, Ihr Tarif bleibt gleich. Verwenden Sie eine andere Karte, und versuchen Sie es noch einmal.',
  'The person who started this import is no longer an admin.':
    'Die Person, die diesen Import gestartet hat, ist kein Admin mehr.',
  'The position can’t be negative.': 'Die Position darf nicht negativ sein.',
  'The position must be within a day.': 'Die Position muss innerhalb eines Tages liegen.',
  'The presenter has a booking at this time. Choose another time, or cancel the booking first.':
    'Die vortragende Person hat zu dieser Zeit eine Buchung. Wählen Sie eine andere Zeit, oder sagen Sie zuerst die Buchung ab.',
  'The price can’t be negative.': 'Der Preis darf nicht negativ sein.',
  'The price is too high.': 'Der Preis ist zu hoch.',
  'The registration deadline can’t be after the end date.':
    'Die Anmeldefrist darf nicht nach dem Ende liegen.',
  'The registration deadline can’t be after the start.':
    'Die Anmeldefrist darf nicht nach dem Beginn liegen.',
  'The registration deadline has passed.': 'Die Anmeldefrist ist vorbei.',
  'The registration deadline of this cohort has passed.': 'Die Anmeldefrist dieser Kohorte ist vorbei.',
  'The response headers are too long.': 'Die Kopfzeilen der Antwort sind zu lang.',
  'The schedule has a session on this day. Choose another day, or change this session only.':
    'An diesem Tag gibt es schon einen Termin. Wählen Sie einen anderen Tag, oder ändern Sie nur diesen Termin.',
  'The schedule has no session ahead.': 'Im Plan steht kein Termin mehr an.',
  'The shares must add up to 100%. They add up to {1}%.':
    'Die Anteile müssen zusammen 100 % ergeben. Es sind {1} %.',
  'The student is still working on this attempt.': 'Die Person arbeitet noch an diesem Versuch.',
  'The student submitted new work. Look at it before you grade it.':
    'Die Person hat eine neue Arbeit abgegeben. Sehen Sie sie an, bevor Sie benoten.',
  'The time for this attempt is over.': 'Die Zeit für diesen Versuch ist abgelaufen.',
  'The tolerance can’t be negative.': 'Die Toleranz darf nicht negativ sein.',
  'These are your own office hours.': 'Das ist Ihre eigene Sprechstunde.',
  'This activity doesn’t ask for this.': 'Diese Aktivität verlangt das nicht.',
  'This address is already in line {1}.': 'Diese Adresse steht schon in Zeile {1}.',
  'This address isn’t on the public internet.': 'Diese Adresse liegt nicht im öffentlichen Internet.',
  'This attempt was submitted and can’t be changed.':
    'Dieser Versuch wurde abgegeben und kann nicht mehr geändert werden.',
  'This character can’t be read in this encoding. Choose the one in which the file was saved.':
    'Dieses Zeichen ist in dieser Kodierung nicht lesbar. Wählen Sie die, in der die Datei gespeichert wurde.',
  'This character can’t be read. Save the file as “CSV UTF-8” and start the import again.':
    'Dieses Zeichen ist nicht lesbar. Speichern Sie die Datei als „CSV UTF-8“, und starten Sie den Import neu.',
  'This code is unknown, expired, used up or not for this cohort. Check it, or go on without it.':
    'Dieser Code ist unbekannt, abgelaufen, aufgebraucht oder nicht für diese Kohorte. Prüfen Sie ihn, oder fahren Sie ohne ihn fort.',
  'This code isn’t valid. Check it and try again.':
    'Dieser Code ist ungültig. Prüfen Sie ihn, und versuchen Sie es noch einmal.',
  'This cohort has ended.': 'Diese Kohorte ist beendet.',
  'This cohort is full.': 'Diese Kohorte ist voll.',
  'This cohort isn’t published yet.': 'Diese Kohorte ist noch nicht veröffentlicht.',
  'This due date is in the past. Confirm it, or choose a later one.':
    'Dieser Abgabetermin ist vorbei. Bestätigen Sie ihn, oder wählen Sie einen späteren.',
  'This enrollment isn’t waiting for a payment.': 'Diese Einschreibung wartet nicht auf eine Zahlung.',
  'This event has already started.': 'Dieses Event hat schon begonnen.',
  'This event has ended.': 'Dieses Event ist vorbei.',
  'This event is a booking of one person. Book a slot of your own.':
    'Dieses Event ist die Buchung einer Person. Buchen Sie einen eigenen Termin.',
  'This event is full.': 'Dieses Event ist voll.',
  'This event isn’t published yet.': 'Dieses Event ist noch nicht veröffentlicht.',
  'This event was cancelled.': 'Dieses Event wurde abgesagt.',
  'This host belongs to the platform. Enter one of your own.':
    'Dieser Host gehört der Plattform. Geben Sie einen eigenen ein.',
  'This host isn’t on the public internet.': 'Dieser Host ist nicht im öffentlichen Internet.',
  'This import has already ended.': 'Dieser Import ist schon beendet.',
  'This institution has no place for another student right now. Ask its staff to make room.':
    'Diese Institution kann gerade niemanden mehr aufnehmen. Bitten Sie ihr Team, Platz zu schaffen.',
  'This institution pays for its plan by subscription. Its owner changes or cancels it first.':
    'Diese Institution bezahlt ihren Tarif per Abonnement. Inhaber:in muss es zuerst ändern oder kündigen.',
  'This invitation was already accepted.': 'Diese Einladung wurde schon angenommen.',
  'This invitation was cancelled. Invite the person again.':
    'Diese Einladung wurde zurückgezogen. Laden Sie die Person noch einmal ein.',
  'This is already your email address.': 'Das ist schon Ihre E-Mail-Adresse.',
  'This isn’t the ID of a cohort.': 'Das ist nicht die ID einer Kohorte.',
  'This isn’t the ID of an event.': 'Das ist nicht die ID eines Events.',
  'This line has {1} values, but the header has {2}.': 'Diese Zeile hat {1} Werte, die Kopfzeile aber {2}.',
  'This line is too long.': 'Diese Zeile ist zu lang.',
  'This link has expired. Request the change again in your settings.':
    'Dieser Link ist abgelaufen. Fordern Sie die Änderung in Ihren Einstellungen erneut an.',
  'This link is no longer valid. Request a new one.':
    'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'This link is no longer valid. Reset your password if someone else may know it.':
    'Dieser Link gilt nicht mehr. Setzen Sie Ihr Passwort zurück, wenn jemand anderes es kennen könnte.',
  'This link isn’t valid. Request the change again in your settings.':
    'Dieser Link ist nicht gültig. Fordern Sie die Änderung in Ihren Einstellungen erneut an.',
  'This link was already used.': 'Dieser Link wurde schon verwendet.',
  'This order isn’t paid.': 'Diese Bestellung ist nicht bezahlt.',
  'This order isn’t waiting for a payment.': 'Diese Bestellung wartet nicht auf eine Zahlung.',
  'This person is already a member.': 'Diese Person ist schon Mitglied.',
  'This person was invited within the last hour. Wait before you resend the invitation.':
    'Diese Person wurde in der letzten Stunde eingeladen. Warten Sie, bevor Sie die Einladung erneut senden.',
  'This person was removed. Restore the membership first.':
    'Diese Person wurde entfernt. Stellen Sie zuerst die Mitgliedschaft wieder her.',
  'This plan has no free seats. Choose another one.':
    'In diesem Paket ist kein Platz frei. Wählen Sie ein anderes.',
  'This plan includes {1} students, and your institution has more. Remove students first, or choose a larger plan.':
    'Dieser Tarif umfasst {1} Lernende, Ihre Institution hat mehr. Entfernen Sie zuerst Lernende, oder wählen Sie einen größeren Tarif.',
  'This plan is no longer offered. Choose another one.':
    'Dieses Paket wird nicht mehr angeboten. Wählen Sie ein anderes.',
  'This schedule would have {1} sessions. Choose an earlier end: a cohort can have up to {2}.':
    'Dieser Plan hätte {1} Termine. Wählen Sie ein früheres Ende: Eine Kohorte kann bis zu {2} haben.',
  'This session is cancelled.': 'Dieser Termin ist abgesagt.',
  'This session is part of the recurring schedule. Cancel it instead.':
    'Dieser Termin gehört zum Terminplan. Sagen Sie ihn stattdessen ab.',
  'This session isn’t part of a recurring schedule.': 'Dieser Termin gehört zu keinem Terminplan.',
  'This session was held, so it can’t be cancelled.':
    'Dieser Termin hat stattgefunden und kann nicht abgesagt werden.',
  'This slot isn’t offered any more. Choose another one.':
    'Dieser Termin wird nicht mehr angeboten. Wählen Sie einen anderen.',
  'This slot was just booked. Choose another one.':
    'Dieser Termin wurde gerade gebucht. Wählen Sie einen anderen.',
  'This student already has an enrollment in the other cohort.':
    'Diese Person ist schon in die andere Kohorte eingeschrieben.',
  'This student has already completed this cohort.': 'Diese Person hat die Kohorte schon abgeschlossen.',
  'This student’s plan doesn’t include graded work.':
    'Das Paket dieser Person umfasst keine benoteten Arbeiten.',
  'This submission has been graded and can’t be changed.':
    'Diese Abgabe ist benotet und kann nicht mehr geändert werden.',
  'Turn on two-factor authentication for your own account first.':
    'Aktivieren Sie zuerst die Zwei-Faktor-Authentifizierung für Ihr eigenes Konto.',
  'Two columns have the same meaning: “{1}” and “{2}”. Remove one.':
    'Zwei Spalten bedeuten dasselbe: „{1}“ und „{2}“. Entfernen Sie eine.',
  'Use a single line.': 'Verwenden Sie nur eine Zeile.',
  'Use at least {1} characters, as {2} requires.': 'Verwenden Sie mindestens {1} Zeichen. {2} verlangt das.',
  'Use at least {1} characters.': 'Verwenden Sie mindestens {1} Zeichen.',
  'Use at most {1} accepted answers.': 'Verwenden Sie höchstens {1} akzeptierte Antworten.',
  'Use at most {1} characters.': 'Verwenden Sie höchstens {1} Zeichen.',
  'Use at most {1} options.': 'Verwenden Sie höchstens {1} Optionen.',
  'Use letters, digits and single hyphens between them.':
    'Verwenden Sie Buchstaben, Ziffern und einzelne Bindestriche dazwischen.',
  'Use true or false.': 'Verwenden Sie wahr oder falsch.',
  'Use up to two decimals.': 'Verwenden Sie höchstens zwei Nachkommastellen.',
  'Use “student” or “instructor”, or leave it empty.':
    'Verwenden Sie „student“ oder „instructor“, oder lassen Sie das Feld leer.',
  'We couldn’t find the host.': 'Wir konnten den Host nicht finden.',
  'We couldn’t reach the host.': 'Wir konnten den Host nicht erreichen.',
  'We couldn’t read the answer of your device. Try again.':
    'Die Antwort Ihres Geräts konnte nicht gelesen werden. Versuchen Sie es erneut.',
  'Website is required.': 'Die Website fehlt.',
  'With its other sessions, the cohort would have more than {1}. Choose fewer days, or delete sessions first.':
    'Mit ihren übrigen Terminen hätte die Kohorte mehr als {1}. Wählen Sie weniger Tage, oder löschen Sie zuerst Termine.',
  'Write a message.': 'Schreiben Sie eine Nachricht.',
  'Write a reply.': 'Schreiben Sie eine Antwort.',
  'Write what you think of the course.': 'Schreiben Sie, wie Sie den Kurs finden.',
  'Write what you want to discuss.': 'Schreiben Sie, worüber Sie diskutieren möchten.',
  'You already have a booking at this time.': 'Sie haben zu dieser Zeit schon eine Buchung.',
  'You already have an account with this address. Sign in to accept the invitation.':
    'Sie haben schon ein Konto mit dieser Adresse. Melden Sie sich an, um die Einladung anzunehmen.',
  'You already offer office hours at this time.': 'Zu dieser Zeit bieten Sie schon eine Sprechstunde an.',
  'You can add up to {1} resources.': 'Sie können bis zu {1} Ressourcen hinzufügen.',
  'You can attach up to {1} files.': 'Sie können bis zu {1} Dateien anhängen.',
  'You can have up to {1} coming bookings. Cancel one first.':
    'Sie können bis zu {1} anstehende Buchungen haben. Sagen Sie zuerst eine ab.',
  'You can invite up to {1} people at once.': 'Sie können bis zu {1} Personen auf einmal einladen.',
  'You can list up to {1} materials.': 'Sie können bis zu {1} Materialien angeben.',
  'You can list up to {1}.': 'Sie können bis zu {1} angeben.',
  'You can offer up to {1} weekly times.': 'Sie können bis zu {1} wöchentliche Zeiten anbieten.',
  'You can take attendance once the event has started.':
    'Sie können die Anwesenheit erfassen, sobald das Event begonnen hat.',
  'You can take this quiz once its lesson opens.':
    'Sie können dieses Quiz machen, sobald seine Lektion geöffnet ist.',
  'You can’t give yourself more time.': 'Sie können sich selbst nicht mehr Zeit geben.',
  'You can’t grade your own work.': 'Sie können Ihre eigene Arbeit nicht benoten.',
  'You have used all attempts at this quiz.': 'Sie haben alle Versuche für dieses Quiz verbraucht.',
  'You pay nothing now. Go on without the code.': 'Sie zahlen jetzt nichts. Fahren Sie ohne den Code fort.',
  'You present this event, so you don’t need to register.':
    'Sie halten dieses Event und müssen sich nicht anmelden.',
  'Your institution has a subscription. Change its plan at /isettings?tab=billing.':
    'Ihre Institution hat ein Abonnement. Ändern Sie den Tarif unter /isettings?tab=billing.',
  'Your institution has a subscription. Change its plan or cancel it instead.':
    'Ihre Institution hat ein Abonnement. Ändern Sie den Tarif, oder kündigen Sie es stattdessen.',
  'Your institution has no subscription.': 'Ihre Institution hat kein Abonnement.',
  'Your own address, {1}, isn’t in the list, so you’d lock yourself out. Add it first.':
    'Ihre eigene Adresse, {1}, steht nicht in der Liste. Sie würden sich aussperren. Fügen Sie sie zuerst hinzu.',
  'Your plan includes {1} students, and all places are taken or promised in invitations. Get a larger plan at /isettings?tab=billing, or cancel an invitation.':
    'Ihr Tarif umfasst {1} Lernende, und alle Plätze sind belegt oder in Einladungen zugesagt. Wechseln Sie unter /isettings?tab=billing zu einem größeren Tarif, oder ziehen Sie eine Einladung zurück.',
  'Your plan includes {1} students, and all places are taken. Get a larger plan at /isettings?tab=billing, or remove a student.':
    'Ihr Tarif umfasst {1} Lernende, und alle Plätze sind belegt. Wechseln Sie unter /isettings?tab=billing zu einem größeren Tarif, oder entfernen Sie eine Person.',
  'Your plan is by agreement. To change it, use Contact Sales at /pricing.':
    'Ihr Tarif beruht auf einer Vereinbarung. Um ihn zu ändern, kontaktieren Sie den Vertrieb unter /pricing.',
  'Your subscription ends with its period. Resume it first.':
    'Ihr Abonnement endet mit dem Zeitraum. Setzen Sie es zuerst fort.',
  'You’ve already completed this cohort.': 'Sie haben diese Kohorte schon abgeschlossen.',
  'You’ve already ordered this seat. Cancel the order to use a code.':
    'Sie haben diesen Platz schon bestellt. Stornieren Sie die Bestellung, um einen Code zu verwenden.',
  'You’ve submitted {1} times, which is the most.': 'Sie haben {1}-mal abgegeben. Mehr ist nicht möglich.',
  '{1} uses are taken, so you need at least {2}.':
    '{1} Einlösungen sind vergeben. Geben Sie mindestens {2} ein.',
  '“{1}” isn’t an IP address or a range like 192.0.2.0/24.':
    '„{1}“ ist weder eine IP-Adresse noch ein Bereich wie 192.0.2.0/24.',
  'Type {1} exactly as it is written.': 'Geben Sie {1} genau so ein, wie es geschrieben ist.',
  'This institution is already closed.': 'Diese Institution ist schon geschlossen.',
  'This institution isn’t closed.': 'Diese Institution ist nicht geschlossen.',
  'An export is already running. Wait until it is done, or cancel it.':
    'Ein Export läuft bereits. Warten Sie, bis er fertig ist, oder brechen Sie ihn ab.',
  'You can start {1} exports in 24 hours. Try again later.':
    'Sie können in 24 Stunden {1} Exporte starten. Versuchen Sie es später noch einmal.',
  'This export has ended.': 'Dieser Export ist beendet.',
  'This archive can’t be downloaded. Start another export.':
    'Dieses Archiv kann nicht heruntergeladen werden. Starten Sie einen weiteren Export.',
  'The archive would be larger than 5 GB. Contact us for a copy of your data.':
    'Das Archiv wäre größer als 5 GB. Wenden Sie sich für eine Kopie Ihrer Daten an uns.',
  'Something went wrong several times. Please start another export.':
    'Mehrmals ist etwas schiefgegangen. Bitte starten Sie einen weiteren Export.',
  'Mails about money and imports can’t be turned off for everyone.':
    'E-Mails über Geld und Importe lassen sich nicht für alle ausschalten.',
  'List each kind once.': 'Nennen Sie jede Art einmal.',
  'Enter a subject.': 'Geben Sie einen Betreff ein.',
  'Write the subject in one line.': 'Schreiben Sie den Betreff in eine Zeile.',
  '{1} isn’t a placeholder. Use {2}.': '{1} ist kein Platzhalter. Verwenden Sie {2}.',
};
