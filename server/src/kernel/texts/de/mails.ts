import type { Catalogue } from '../../translate.rules.ts';

/** Texts of mails. By the English text; {1}, {2} … are its values. */
export const mails: Catalogue = {
  '"{1}" at {2} is due on {3} at {4}. You haven’t submitted it yet.':
    '„{1}“ bei {2} ist fällig: {3} um {4}. Sie haben noch nichts abgegeben.',
  '"{1}" at {2} was cancelled by the person who booked it. The slot is free again.':
    '„{1}“ bei {2} wurde von der buchenden Person abgesagt. Die Zeit ist wieder frei.',
  '"{1}" changed': '„{1}“ hat sich geändert',
  '"{1}" is cancelled': '„{1}“ ist abgesagt',
  '"{1}" is due on {2}': '„{1}“ ist fällig: {2}',
  '"{1}" starts at {2}': '„{1}“ beginnt um {2}',
  '"{1}" was deleted': '„{1}“ wurde gelöscht',
  ', for you on {1} at {2}': ', bei Ihnen {1} um {2}',
  'A passkey was added to your {1} account': 'Ein Passkey wurde Ihrem Konto bei {1} hinzugefügt',
  'A passkey was removed from your {1} account': 'Ein Passkey wurde aus Ihrem Konto bei {1} entfernt',
  'A DNS record of {1} is missing': 'Ein DNS-Eintrag von {1} fehlt',
  'A DNS record of {1} was missing for {2} days, so this host no longer leads to {3}. Everyone finds it at its other address.':
    'Ein DNS-Eintrag von {1} fehlte {2} Tage lang. Deshalb führt dieser Host nicht mehr zu {3}. Alle finden die Institution unter ihrer anderen Adresse.',
  'A place opened up at "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'Bei „{1}“ von {2} ist ein Platz frei geworden. Sie waren auf der Warteliste an der Reihe, also gehört er Ihnen.',
  'A recovery code of your {1} account was used':
    'Ein Wiederherstellungscode Ihres Kontos bei {1} wurde verwendet',
  'A recovery code replaced the code of your authenticator app. It won’t work again.':
    'Ein Wiederherstellungscode hat den Code Ihrer Authenticator-App ersetzt. Er gilt nicht noch einmal.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'In der Kohorte „{1}“ bei {2} ist ein Platz frei geworden. Sie waren auf der Warteliste an der Reihe, also gehört er Ihnen.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so we’re holding it for you. Pay to confirm it.':
    'In der Kohorte „{1}“ bei {2} ist ein Platz frei geworden. Sie waren auf der Warteliste an der Reihe, also reservieren wir ihn für Sie. Bezahlen Sie, um ihn zu sichern.',
  'A slot of your office hours at {1} was booked: "{2}".':
    'Eine Zeit Ihrer Sprechstunde bei {1} wurde gebucht: „{2}“.',
  'A student': 'Eine Person',
  'A webhook of {1} was disabled': 'Ein Webhook von {1} wurde deaktiviert',
  'All places of the plan of {1} are taken. No one else can join as a student.':
    'Alle Plätze im Tarif von {1} sind belegt. Niemand kann mehr als Lernende:r beitreten.',
  'All students stay. While there are more students, no one else can join.':
    'Alle Lernenden bleiben. Solange es mehr sind, kann niemand mehr beitreten.',
  'An admin of {1} changed your role to admin.': 'Ein Admin von {1} hat Ihre Rolle geändert: Admin.',
  'An admin of {1} changed your role to instructor.': 'Ein Admin von {1} hat Ihre Rolle geändert: Lehrkraft.',
  'An admin of {1} changed your role to student.': 'Ein Admin von {1} hat Ihre Rolle geändert: Lernende:r.',
  'An admin of {1} removed you from its members. You’re signed out there and no longer have a seat in its cohorts.':
    'Ein Admin von {1} hat Sie aus den Mitgliedern entfernt. Sie sind dort abgemeldet und haben keinen Platz mehr in den Kohorten.',
  'An admin of {1} restored your membership. You can sign in again.':
    'Ein Admin von {1} hat Ihre Mitgliedschaft wiederhergestellt. Sie können sich wieder anmelden.',
  'At least four fifths of the students that the plan of {1} includes have joined. Once all places are taken, no one else can join.':
    'Mindestens vier Fünftel der Lernenden, die der Tarif von {1} umfasst, sind beigetreten. Sind alle Plätze belegt, kann niemand mehr beitreten.',
  'Booking cancelled: "{1}"': 'Buchung storniert: „{1}“',
  'Can’t make it? Cancel on the cohort page and the next person gets your seat.':
    'Sie können nicht? Beenden Sie die Einschreibung auf der Seite der Kohorte, dann erhält die nächste Person Ihren Platz.',
  'Can’t make it? Cancel on the event page and the next person gets your place.':
    'Sie können nicht? Stornieren Sie auf der Seite des Events, dann erhält die nächste Person Ihren Platz.',
  'Certificates it issued remain valid.': 'Ausgestellte Zertifikate bleiben gültig.',
  'Choose a new password with this link. It works once and expires in {1} minutes. Your current password works until you change it.':
    'Wählen Sie mit diesem Link ein neues Passwort. Er funktioniert einmal und läuft in {1} Minuten ab. Bis dahin gilt Ihr aktuelles Passwort.',
  'Confirm this address': 'Diese Adresse bestätigen',
  'Confirm your new email address for {1}': 'Bestätigen Sie Ihre neue E-Mail-Adresse für {1}',
  'Congratulations: you completed the course "{1}" at {2}, and your certificate is ready.':
    'Glückwunsch: Sie haben den Kurs „{1}“ bei {2} abgeschlossen, und Ihr Zertifikat ist fertig.',
  'Enter this code to verify your email address. It expires in 1 minute.':
    'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er läuft in 1 Minute ab.',
  'Enter this code to verify your email address. It expires in {1} minutes.':
    'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er läuft in {1} Minuten ab.',
  'From now on, signing in requires a code of your authenticator app. Keep your recovery codes in a safe place.':
    'Ab jetzt braucht die Anmeldung einen Code Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
  'From now on, your password is enough to sign in.': 'Ab jetzt genügt Ihr Passwort zur Anmeldung.',
  'Hello {1},': 'Guten Tag, {1},',
  'Hello,': 'Guten Tag,',
  'If it was you, sign in to the account that has this address. You can change its address, or delete it, and then try again.':
    'Wenn Sie das waren, melden Sie sich bei dem Konto mit dieser Adresse an. Sie können seine Adresse ändern oder es löschen und es dann erneut versuchen.',
  'If it wasn’t you, no one has got in. Change your password if it is short, or if you use it elsewhere.':
    'Wenn Sie das nicht waren, ist niemand hineingekommen. Ändern Sie Ihr Passwort, wenn es kurz ist oder Sie es auch anderswo verwenden.',
  'If it wasn’t you, no one has got in. Check your passkeys and your devices in your settings.':
    'Wenn Sie das nicht waren, ist niemand hineingekommen. Prüfen Sie Ihre Passkeys und Ihre Geräte in den Einstellungen.',
  'If it wasn’t you, someone knows your password. No one has got in, but change your password now.':
    'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Niemand ist hineingekommen, aber ändern Sie Ihr Passwort jetzt.',
  'If this wasn’t you, reset your password now: someone may have access to your account.':
    'Falls Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück: Jemand könnte Zugriff auf Ihr Konto haben.',
  'If this wasn’t you, reset your password now: someone may have access to your account. This signs out all devices and removes all passkeys.':
    'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück: Jemand könnte Zugang zu Ihrem Konto haben. Das meldet alle Geräte ab und entfernt alle Passkeys.',
  'If this wasn’t you, use the link below. It keeps this address, or brings it back, signs out all devices, removes all passkeys, and lets you choose a new password. It works for {1} days.':
    'Wenn Sie das nicht waren, verwenden Sie den Link unten. Er behält diese Adresse oder bringt sie zurück, meldet alle Geräte ab, entfernt alle Passkeys, und Sie wählen ein neues Passwort. Er gilt {1} Tage.',
  'If you didn’t expect this, write to us with Contact Sales in the settings.':
    'Falls Sie das nicht erwartet haben, schreiben Sie uns über „Vertrieb kontaktieren“ in den Einstellungen.',
  'If you think this is a mistake, ask your teacher.':
    'Wenn Sie das für einen Irrtum halten, wenden Sie sich an Ihre Lehrkraft.',
  'If you think this is a mistake, contact the institution.':
    'Falls Sie das für einen Irrtum halten, wenden Sie sich an die Institution.',
  'Invitations that were waiting are on their way.': 'Einladungen, die gewartet haben, sind unterwegs.',
  'It can take a few days until the money arrives.': 'Es kann einige Tage dauern, bis das Geld ankommt.',
  'It ends on {1}.': 'Ende: {1}.',
  'Its last day is {1}. Then the plan is Free again.':
    'Der letzte Tag ist der {1}. Danach gilt wieder der Tarif Free.',
  'It includes any number of students.': 'Er umfasst beliebig viele Lernende.',
  'It includes {1} students.': 'Er umfasst {1} Lernende.',
  'It starts on {1}.': 'Beginn: {1}.',
  'Join here: {1}': 'Hier teilnehmen: {1}',
  'More time for "{1}"': 'Mehr Zeit für „{1}“',
  'New assignment: "{1}"': 'Neue Aufgabe: „{1}“',
  'New booking: "{1}"': 'Neue Buchung: „{1}“',
  'New event: "{1}"': 'Neues Event: „{1}“',
  'New review of "{1}"': 'Neue Bewertung von „{1}“',
  'Open billing': 'Abrechnung öffnen',
  'Open the cohort': 'Kohorte öffnen',
  'Open the course': 'Kurs öffnen',
  'Open the discussion': 'Diskussion öffnen',
  'Open the event': 'Event öffnen',
  'Open the institution': 'Institution öffnen',
  'Open your certificates': 'Zertifikate öffnen',
  'Open your courses': 'Kurse öffnen',
  'Open your institution': 'Ihre Institution öffnen',
  'Open your orders': 'Bestellungen öffnen',
  'Our staff turned it off and signed out all your devices. Your password is enough to sign in now. Turn two-factor authentication on again in your settings.':
    'Unser Team hat sie ausgeschaltet und alle Ihre Geräte abgemeldet. Zum Anmelden reicht jetzt Ihr Passwort. Schalten Sie die Zwei-Faktor-Authentifizierung in Ihren Einstellungen wieder ein.',
  'Pay to confirm your seat in "{1}"': 'Bezahlen Sie, um Ihren Platz in „{1}“ zu sichern',
  'Read the review': 'Bewertung lesen',
  'Reason: {1}': 'Grund: {1}',
  'Register on the event page to take part.': 'Melden Sie sich auf der Seite des Events an, um teilzunehmen.',
  'Reset your password': 'Passwort zurücksetzen',
  'Reset your {1} password': 'Setzen Sie Ihr Passwort bei {1} zurück',
  'Rows: {1}. Invited: {2}. Enrolled: {3}. Unchanged: {4}. Failed: {5}.':
    'Zeilen: {1}. Eingeladen: {2}. Eingeschrieben: {3}. Unverändert: {4}. Fehlgeschlagen: {5}.',
  'See other cohorts': 'Andere Kohorten ansehen',
  'See the cohort page for dates, meetings and materials.':
    'Daten, Treffen und Materialien finden Sie auf der Seite der Kohorte.',
  'See the cohort page for the latest details.': 'Die neuesten Angaben stehen auf der Seite der Kohorte.',
  'See the course': 'Kurs ansehen',
  'See the delivery log': 'Zustellprotokoll ansehen',
  'See the delivery log for its responses. Enable the endpoint once it works again; events from that time aren’t resent automatically.':
    'Die Antworten stehen im Zustellprotokoll. Aktivieren Sie den Endpunkt, sobald er wieder funktioniert; Ereignisse aus dieser Zeit werden nicht automatisch erneut gesendet.',
  'See the import': 'Import ansehen',
  'See the invitation': 'Einladung ansehen',
  'See the new due date': 'Neuen Abgabetermin ansehen',
  'See the records': 'Einträge ansehen',
  'See your grade': 'Note ansehen',
  'See your plan': 'Tarif ansehen',
  'See your result': 'Ergebnis ansehen',
  'Set it again within {1} days. After that, {2} no longer leads to {3}.':
    'Legen Sie ihn innerhalb von {1} Tagen wieder an. Danach führt {2} nicht mehr zu {3}.',
  'Set the records again to enable it.': 'Legen Sie die Einträge wieder an, um ihn zu aktivieren.',
  'Sign in': 'Anmelden',
  Someone: 'Jemand',
  'Someone asked to use this email address for another account. It already has one, so nothing was changed.':
    'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie hat schon eines, deshalb wurde nichts geändert.',
  'Someone entered a wrong password for your account too often, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Jemand hat zu oft ein falsches Passwort für Ihr Konto eingegeben, zuletzt von der Adresse {1}. Weitere Versuche von dort haben wir für 15 Minuten gesperrt.',
  'Someone entered your password, but wrong codes of the second factor, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Jemand hat Ihr Passwort eingegeben, aber falsche Codes des zweiten Faktors, zuletzt von der Adresse {1}. Weitere Versuche von dort haben wir für 15 Minuten gesperrt.',
  'Someone tried to sign in to your account with a passkey that isn’t valid, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Jemand wollte sich mit einem ungültigen Passkey bei Ihrem Konto anmelden, zuletzt von der Adresse {1}. Weitere Versuche von dort haben wir für 15 Minuten gesperrt.',
  'Someone tried to sign in to your {1} account': 'Jemand wollte sich bei Ihrem Konto bei {1} anmelden',
  'Someone who knows your password asked to change the address of your account to {1}. The change takes effect when the link that we sent there is used.':
    'Jemand, der Ihr Passwort kennt, möchte die Adresse Ihres Kontos zu {1} ändern. Die Änderung gilt, sobald der Link verwendet wird, den wir dorthin gesendet haben.',
  'Submit your work': 'Arbeit abgeben',
  'The dates of "{1}" changed': 'Die Termine von „{1}“ haben sich geändert',
  'The event "{1}" at {2} starts on {3}.': 'Das Event „{1}“ bei {2} beginnt: {3}.',
  'The link works once and expires in {1} days.': 'Der Link funktioniert einmal und läuft in {1} Tagen ab.',
  'The live lesson "{1}" at {2} starts on {3}.': 'Die Live-Lektion „{1}“ bei {2} beginnt: {3}.',
  'The meetings of "{1}" changed': 'Die Treffen von „{1}“ haben sich geändert',
  'The next meeting of the cohort "{1}" at {2} starts on {3}.':
    'Das nächste Treffen der Kohorte „{1}“ bei {2} beginnt: {3}.',
  'The next session is on {1}.': 'Nächster Termin: {1}.',
  'The owner of {1} transferred it to you. You can do everything that an admin can.':
    '{1} wurde an Sie übertragen. Sie können alles tun, was ein Admin kann.',
  'The passkey “{1}” no longer signs in to your account.':
    'Der Passkey „{1}“ meldet nicht mehr bei Ihrem Konto an.',
  'The passkey “{1}” signs in to your account, without your password and without a code.':
    'Der Passkey „{1}“ meldet bei Ihrem Konto an, ohne Ihr Passwort und ohne Code.',
  'The payment for the plan of {1} failed': 'Die Zahlung für den Tarif von {1} ist fehlgeschlagen',
  'The plan of {1} is now {2}.': 'Der Tarif von {1} ist jetzt {2}.',
  'The staff added you to the waitlist for the cohort "{1}" at {2}. When it’s your turn, you’ll get a seat automatically.':
    'Das Team hat Sie auf die Warteliste der Kohorte „{1}“ bei {2} gesetzt. Wenn Sie an der Reihe sind, erhalten Sie automatisch einen Platz.',
  'The staff cancelled your enrollment in the cohort "{1}" at {2}.':
    'Das Team hat Ihre Einschreibung in die Kohorte „{1}“ bei {2} beendet.',
  'The staff moved you to the cohort "{1}" at {2}. Your payment and your completed lessons moved with you.':
    'Das Team hat Sie in die Kohorte „{1}“ bei {2} verschoben. Ihre Zahlung und Ihre abgeschlossenen Lektionen gelten weiter.',
  'There’s a new assignment in one of your courses at {1}: "{2}".':
    'In einem Ihrer Kurse bei {1} gibt es eine neue Aufgabe: „{2}“.',
  'This address already has an account at {1}': 'Diese Adresse hat schon ein Konto bei {1}',
  'This wasn’t me': 'Das war ich nicht',
  'To keep it, check your card in Billing. Without a payment the institution goes back to Free.':
    'Um ihn zu behalten, prüfen Sie Ihre Karte unter Abrechnung. Ohne Zahlung fällt die Institution auf Free zurück.',
  'To make room, get a larger plan or remove students who no longer take part.':
    'Um Platz zu schaffen, wechseln Sie zu einem größeren Tarif, oder entfernen Sie Lernende, die nicht mehr teilnehmen.',
  'Two-factor authentication is off for your {1} account':
    'Zwei-Faktor-Authentifizierung ist für Ihr Konto bei {1} aus',
  'Two-factor authentication is on for your {1} account':
    'Zwei-Faktor-Authentifizierung ist für Ihr Konto bei {1} aktiv',
  'Two-factor authentication was turned off for your {1} account':
    'Die Zwei-Faktor-Authentifizierung für Ihr Konto bei {1} wurde ausgeschaltet',
  'Unsubscribe from these emails': 'Diese E-Mails abbestellen',
  'Until then, your account keeps its present address.': 'Bis dahin behält Ihr Konto seine jetzige Adresse.',
  'Use this link to make this the address of your {1} account. It works once and expires in {2} minutes.':
    'Mit diesem Link wird das die Adresse Ihres Kontos bei {1}. Er gilt einmal und läuft in {2} Minuten ab.',
  'Verify your email': 'E-Mail-Adresse bestätigen',
  'We couldn’t collect the payment for the plan of {1}. The plan stays for now, and we’ll try again.':
    'Wir konnten die Zahlung für den Tarif von {1} nicht einziehen. Der Tarif bleibt vorerst, und wir versuchen es noch einmal.',
  'We couldn’t deliver any event to the webhook endpoint at {1} for more than {2} days, so we disabled it.':
    'Wir konnten mehr als {2} Tage lang kein Ereignis an den Endpunkt {1} zustellen und haben ihn deaktiviert.',
  'We deleted your account, with your name, email address and password. You’re no longer a member of any institution.':
    'Wir haben Ihr Konto mit Namen, E-Mail-Adresse und Passwort gelöscht. Sie sind in keiner Institution mehr Mitglied.',
  'We received your payment. Your seat in the cohort "{1}" at {2} is confirmed.':
    'Wir haben Ihre Zahlung erhalten. Ihr Platz in der Kohorte „{1}“ bei {2} ist bestätigt.',
  'We won’t email you about more replies until you’ve read this one.':
    'Zu weiteren Antworten senden wir erst wieder E-Mails, wenn Sie diese gelesen haben.',
  'We’re holding a seat for you in the cohort "{1}" at {2}. Pay to confirm it.':
    'Wir reservieren Ihnen einen Platz in der Kohorte „{1}“ bei {2}. Bezahlen Sie, um ihn zu sichern.',
  'Where: {1}.': 'Ort: {1}.',
  'You are a co-teacher of the course "{1}" at {2}.': 'Sie sind Co-Lehrkraft des Kurses „{1}“ bei {2}.',
  'You can download it at any time.': 'Sie können es jederzeit herunterladen.',
  'You cancelled your registration for "{1}" at {2}. Your place goes to the next person.':
    'Sie haben Ihre Anmeldung für „{1}“ bei {2} storniert. Ihr Platz geht an die nächste Person.',
  'You gave up your place at "{1}"': 'Sie haben Ihren Platz bei „{1}“ aufgegeben',
  'You have a place at "{1}"': 'Sie haben einen Platz bei „{1}“',
  'You have a place at "{1}" at {2}.': 'Sie haben einen Platz bei „{1}“ von {2}.',
  'You have a seat in "{1}"': 'Sie haben einen Platz in „{1}“',
  'You have a seat in the cohort "{1}" at {2}.': 'Sie haben einen Platz in der Kohorte „{1}“ bei {2}.',
  'You have more time for "{1}" at {2}.': 'Sie haben mehr Zeit für „{1}“ bei {2}.',
  'You left {1}': 'Sie haben {1} verlassen',
  'You now teach "{1}"': 'Sie unterrichten jetzt „{1}“',
  'You own {1} now': '{1} gehört jetzt Ihnen',
  'You transferred {1}': 'Sie haben {1} übertragen',
  'You were moved to "{1}"': 'Sie wurden in „{1}“ verschoben',
  'Your answer to this email goes to this person.': 'Ihre Antwort auf diese E-Mail geht an diese Person.',
  'Your answers to the quiz "{1}" at {2} have been graded.':
    'Ihre Antworten im Quiz „{1}“ bei {2} wurden benotet.',
  'Your certificate for "{1}"': 'Ihr Zertifikat für „{1}“',
  'Your certificate for "{1}" was revoked': 'Ihr Zertifikat für „{1}“ wurde widerrufen',
  'Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.':
    'Ihre Zertifikate bleiben gültig. Um zurückzukehren, bitten Sie das Team der Institution, Ihre Mitgliedschaft wiederherzustellen.',
  'Your enrollment in "{1}" was cancelled': 'Ihre Einschreibung in „{1}“ wurde beendet',
  'Your import of "{1}" at {2} is done.': 'Ihr Import von „{1}“ bei {2} ist fertig.',
  'Your import of "{1}" at {2} stopped, because we couldn’t read the rest of the file. What it had done by then is kept.':
    'Ihr Import von „{1}“ bei {2} wurde gestoppt, weil der Rest der Datei nicht lesbar war. Was bis dahin erledigt war, bleibt.',
  'Your import of "{1}" at {2} was cancelled. What it had done by then is kept.':
    'Ihr Import von „{1}“ bei {2} wurde abgebrochen. Was bis dahin erledigt war, bleibt.',
  'Your import of "{1}" ended': 'Ihr Import von „{1}“ ist beendet',
  'Your membership in {1} has ended': 'Ihre Mitgliedschaft in {1} ist beendet',
  'Your old recovery codes no longer work.': 'Ihre alten Wiederherstellungscodes gelten nicht mehr.',
  'Your password was changed, and all your other devices were signed out.':
    'Ihr Passwort wurde geändert, alle anderen Geräte wurden abgemeldet.',
  'Your payment for "{1}" was refunded': 'Ihre Zahlung für „{1}“ wurde erstattet',
  'Your quiz "{1}" was graded': 'Ihr Quiz „{1}“ wurde benotet',
  'Your role in {1} has changed': 'Ihre Rolle in {1} hat sich geändert',
  'Your seat in "{1}" is confirmed': 'Ihr Platz in „{1}“ ist bestätigt',
  'Your submission for "{1}" at {2} has been graded.': 'Ihre Abgabe für „{1}“ bei {2} wurde benotet.',
  'Your submission for "{1}" was graded': 'Ihre Abgabe für „{1}“ wurde benotet',
  'Your {1} account is getting another email address': 'Ihr Konto bei {1} bekommt eine andere E-Mail-Adresse',
  'Your {1} account was deleted': 'Ihr Konto bei {1} wurde gelöscht',
  'Your {1} password was changed': 'Ihr Passwort bei {1} wurde geändert',
  'Your {1} recovery codes were replaced': 'Ihre Wiederherstellungscodes bei {1} wurden ersetzt',
  'You’ll be enrolled in "{1}".': 'Sie werden in „{1}“ eingeschrieben.',
  'You’re a member of {1} again': 'Sie sind wieder Mitglied von {1}',
  'You’re enrolled in "{1}"': 'Sie sind in „{1}“ eingeschrieben',
  'You’re no longer a member of {1}. You’re signed out there and no longer have a seat in its cohorts.':
    'Sie sind kein Mitglied von {1} mehr. Sie sind dort abgemeldet und haben keinen Platz mehr in den Kohorten.',
  'You’re no longer the owner of {1}. You remain one of its admins.':
    '{1} gehört Ihnen nicht mehr. Sie bleiben Admin.',
  'You’re on the waitlist for "{1}"': 'Sie stehen auf der Warteliste für „{1}“',
  'You’re receiving this email because someone asked to reset the password of this address at {1}. If this wasn’t you, ignore this email. Never share the link.':
    'Sie erhalten diese E-Mail, weil jemand bei {1} das Passwort dieser Adresse zurücksetzen wollte. Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Link nie weiter.',
  'You’re receiving this email because someone entered this address for an account at {1}. If it wasn’t you, you can ignore it.':
    'Sie erhalten diese E-Mail, weil jemand diese Adresse für ein Konto bei {1} eingegeben hat. Wenn Sie das nicht waren, können Sie sie ignorieren.',
  'You’re receiving this email because this address was used to sign up at {1}. If this wasn’t you, ignore this email. Never share this code.':
    'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto bei {1} angelegt wurde. Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Code nie weiter.',
  'You’re receiving this email because this is the address of your account at {1}. If it was you, wait 15 minutes and try again.':
    'Sie erhalten diese E-Mail, weil das die Adresse Ihres Kontos bei {1} ist. Wenn Sie das waren, warten Sie 15 Minuten, und versuchen Sie es erneut.',
  'You’re receiving this email because this is the address of your account at {1}. If it wasn’t you, there’s nothing to do.':
    'Sie erhalten diese E-Mail, weil das die Adresse Ihres Kontos bei {1} ist. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  'You’re receiving this email because this is the address of your account at {1}. If you changed it yourself, there’s nothing to do.':
    'Sie erhalten diese E-Mail, weil dies die Adresse Ihres Kontos bei {1} ist. Falls Sie es selbst geändert haben, ist nichts zu tun.',
  'You’re receiving this email because this was the address of an account at {1}. It’s the last one.':
    'Sie erhalten diese E-Mail, weil dies die Adresse eines Kontos bei {1} war. Es ist die letzte.',
  'You’re receiving this email because you answer the inquiries about plans of {1}.':
    'Sie erhalten diese E-Mail, weil Sie Anfragen zu Tarifen von {1} beantworten.',
  'You’re receiving this email because you completed a course at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} einen Kurs abgeschlossen haben.',
  'You’re receiving this email because you enrolled at {1}.':
    'Sie erhalten diese E-Mail, weil Sie sich bei {1} eingeschrieben haben.',
  'You’re receiving this email because you had a certificate at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} ein Zertifikat hatten.',
  'You’re receiving this email because you joined the waitlist at {1}.':
    'Sie erhalten diese E-Mail, weil Sie sich bei {1} auf die Warteliste gesetzt haben.',
  'You’re receiving this email because you manage {1} at {2}.':
    'Sie erhalten diese E-Mail, weil Sie {1} bei {2} verwalten.',
  'You’re receiving this email because you offer office hours at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} eine Sprechstunde anbieten.',
  'You’re receiving this email because you ordered a seat at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} einen Platz bestellt haben.',
  'You’re receiving this email because you own this course at {1}.':
    'Sie erhalten diese E-Mail, weil Ihnen dieser Kurs bei {1} gehört.',
  'You’re receiving this email because you own {1} at {2}.':
    'Sie erhalten diese E-Mail, weil Ihnen {1} bei {2} gehört.',
  'You’re receiving this email because you registered for this event at {1}.':
    'Sie erhalten diese E-Mail, weil Sie sich bei {1} für dieses Event angemeldet haben.',
  'You’re receiving this email because you started an import at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} einen Import gestartet haben.',
  'You’re receiving this email because you submitted work at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} eine Arbeit abgegeben haben.',
  'You’re receiving this email because you take part in this cohort at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} an dieser Kohorte teilnehmen.',
  'You’re receiving this email because you teach at {1} with {2}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} mit {2} unterrichten.',
  'You’re receiving this email because you teach this cohort at {1}.':
    'Sie erhalten diese E-Mail, weil Sie diese Kohorte bei {1} unterrichten.',
  'You’re receiving this email because you took a quiz at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} ein Quiz gemacht haben.',
  'You’re receiving this email because you were enrolled in this cohort at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} in diese Kohorte eingeschrieben waren.',
  'You’re receiving this email because your membership in {1} at {2} changed.':
    'Sie erhalten diese E-Mail, weil sich Ihre Mitgliedschaft in {1} bei {2} geändert hat.',
  'You’re receiving this email because you’re in a cohort that this event is for at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} in einer Kohorte sind, für die dieses Event ist.',
  'You’re receiving this email because you’re in a cohort with this course at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} in einer Kohorte mit diesem Kurs sind.',
  'You’re receiving this email because you’re part of this discussion at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} an dieser Diskussion teilnehmen.',
  'You’re receiving this email because you’re taking part at {1}.':
    'Sie erhalten diese E-Mail, weil Sie bei {1} teilnehmen.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email.':
    'Sie erhalten diese E-Mail, weil {1} diese Adresse bei {2} eingegeben hat. Falls Sie die Person nicht kennen, ignorieren Sie diese E-Mail.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email. Never share the link.':
    'Sie erhalten diese E-Mail, weil {1} diese Adresse bei {2} eingegeben hat. Falls Sie die Person nicht kennen, ignorieren Sie diese E-Mail. Geben Sie den Link nie weiter.',
  'You’re registered for "{1}"': 'Sie sind für „{1}“ angemeldet',
  end: 'Ende',
  meetings: 'Treffen',
  place: 'Ort',
  start: 'Beginn',
  time: 'Zeit',
  title: 'Titel',
  '{1} ({2}) of {3} asks about plans for {4} students.':
    '{1} ({2}) von {3} fragt nach Tarifen für {4} Lernende.',
  '{1} approved {2}. What you published is visible now, and people can join.':
    '{1} hat {2} freigegeben. Was Sie veröffentlicht haben, ist jetzt sichtbar, und andere können beitreten.',
  '{1} asks about plans': '{1} fragt nach Tarifen',
  '{1} at {2}': '{1} um {2}',
  '{1} cancelled "{2}", which was planned for {3}.': '{1} hat „{2}“ abgesagt. Geplant war: {3}.',
  '{1} changed "{2}": {3}.': '{1} hat „{2}“ geändert: {3}.',
  '{1} changed the cohort "{2}": {3}.': '{1} hat die Kohorte „{2}“ geändert: {3}.',
  '{1} deleted the cohort "{2}". Your enrollment ended, and its page is gone.':
    '{1} hat die Kohorte „{2}“ gelöscht. Ihre Einschreibung ist beendet, und die Seite gibt es nicht mehr.',
  '{1} doesn’t open {2} for now. You can still sign in and change it, but no one else sees it or can join.':
    '{1} gibt {2} vorerst nicht frei. Sie können sich weiter anmelden und alles ändern, aber niemand sonst sieht die Institution oder kann beitreten.',
  '{1} enrolled in "{2}"': '{1}: Einschreibung in „{2}“',
  '{1} enrolled in the cohort "{2}" at {3}.': '{1} hat sich in die Kohorte „{2}“ bei {3} eingeschrieben.',
  '{1} has almost as many students as its plan includes':
    '{1} hat fast so viele Lernende, wie der Tarif umfasst',
  '{1} has as many students as its plan includes': '{1} hat so viele Lernende, wie der Tarif umfasst',
  '{1} invites you to "{2}"': '{1} lädt Sie zu „{2}“ ein',
  '{1} invites you to join {2} at {3} as a student.':
    '{1} lädt Sie ein, {2} bei {3} als Lernende:r beizutreten.',
  '{1} invites you to join {2} at {3} as an admin.': '{1} lädt Sie ein, {2} bei {3} als Admin beizutreten.',
  '{1} invites you to join {2} at {3} as an instructor.':
    '{1} lädt Sie ein, {2} bei {3} als Lehrkraft beizutreten.',
  '{1} invites you to {2}': '{1} lädt Sie zu {2} ein',
  '{1} is found at {2}, but one of the DNS records of this host is missing or has another value.':
    '{1} ist unter {2} zu finden, aber einer der DNS-Einträge dieses Hosts fehlt oder hat einen anderen Wert.',
  '{1} is now on {2}': '{1} hat jetzt den Tarif {2}',
  '{1} is open': '{1} ist offen',
  '{1} is open again': '{1} ist wieder geöffnet',
  '{1} is your {2} verification code': '{1} ist Ihr Bestätigungscode für {2}',
  '{1} of {2} invites you to the course "{3}".': '{1} von {2} lädt Sie zum Kurs „{3}“ ein.',
  '{1} planned "{2}".': '{1} plant „{2}“.',
  '{1} refunded your payment of {2} for the cohort "{3}".':
    '{1} hat Ihre Zahlung von {2} für die Kohorte „{3}“ erstattet.',
  '{1} reopened {2}. Its members can sign in again, and all of its data is still there.':
    '{1} hat {2} wieder geöffnet. Die Mitglieder können sich wieder anmelden, alle Daten sind noch da.',
  '{1} replied in "{2}"': '{1} hat in „{2}“ geantwortet',
  '{1} replied in the discussion "{2}" at {3}.': '{1} hat in der Diskussion „{2}“ bei {3} geantwortet.',
  '{1} reviewed your course "{2}" at {3}. A reply shows other students that you read it.':
    '{1} hat Ihren Kurs „{2}“ bei {3} bewertet. Eine Antwort zeigt anderen Lernenden, dass Sie es gelesen haben.',
  '{1} revoked your certificate {2} for the course "{3}". It’s no longer valid, and anyone who verifies it sees that.':
    '{1} hat Ihr Zertifikat {2} für den Kurs „{3}“ widerrufen. Es ist nicht mehr gültig, und wer es prüft, sieht das.',
  '{1} suspended {2}. No one can sign in there, and its courses and cohorts aren’t visible to anyone. We keep its data, and charge nothing for its plan.':
    '{1} hat {2} gesperrt. Niemand kann sich dort anmelden, Kurse und Kohorten sind für niemanden sichtbar. Wir behalten die Daten und berechnen nichts für den Tarif.',
  '{1} was disabled': '{1} wurde deaktiviert',
  '{1} isn’t approved': '{1} wurde nicht freigegeben',
  '{1} was suspended': '{1} wurde gesperrt',
  'Your export of {1} is ready': 'Ihr Export von {1} ist bereit',
  'The archive with all data and files of {1} is ready. Sign in to download it until {2}. Then we delete it.':
    'Das Archiv mit allen Daten und Dateien von {1} ist bereit. Melden Sie sich an, um es bis {2} herunterzuladen. Danach löschen wir es.',
  'It has personal data of all members, private messages included. Keep it in a safe place.':
    'Es enthält personenbezogene Daten aller Mitglieder, auch private Nachrichten. Bewahren Sie es sicher auf.',
  'Download the archive': 'Archiv herunterladen',
  'You’re receiving this email because you requested an export of {1} at {2}.':
    'Sie erhalten diese E-Mail, weil Sie bei {2} einen Export von {1} angefordert haben.',
  'You closed {1}': 'Sie haben {1} geschlossen',
  '{1} is closed. Only you can sign in there, its courses and cohorts aren’t visible to anyone, and nothing is charged for its plan.':
    '{1} ist geschlossen. Nur Sie können sich dort anmelden, Kurse und Kohorten sind für niemanden sichtbar, und der Tarif wird nicht berechnet.',
  'On {1} we erase all of its data and files. Until then you can sign in to export everything, or to reopen it as it was.':
    '{1}: An diesem Tag löschen wir alle Daten und Dateien. Bis dahin können Sie sich anmelden, um alles zu exportieren oder die Institution unverändert wieder zu öffnen.',
  'If you didn’t close it, sign in, reopen it and change your password.':
    'Wenn Sie sie nicht geschlossen haben, melden Sie sich an, öffnen Sie sie wieder und ändern Sie Ihr Passwort.',
  '{1} is erased on {2}': '{1} wird gelöscht: {2}',
  'You closed {1}. On {2} we erase all of its data and files. They can’t be restored after that.':
    'Sie haben {1} geschlossen. {2}: An diesem Tag löschen wir alle Daten und Dateien. Danach lassen sie sich nicht wiederherstellen.',
  'Until then you can sign in to export everything, or to reopen it.':
    'Bis dahin können Sie sich anmelden, um alles zu exportieren oder die Institution wieder zu öffnen.',
  '{1} is being erased': '{1} wird gelöscht',
  '30 days ago you closed {1}. We’re erasing its data and files now, and it can’t be reopened any more.':
    'Vor 30 Tagen haben Sie {1} geschlossen. Wir löschen jetzt die Daten und Dateien, und die Institution kann nicht mehr geöffnet werden.',
  'Your own account at {1} stays. You can delete it in the settings.':
    'Ihr eigenes Konto bei {1} bleibt. Sie können es in den Einstellungen löschen.',
  'You’re receiving this email because you owned {1} at {2}.':
    'Sie erhalten diese E-Mail, weil Ihnen {1} bei {2} gehörte.',
  'You reopened {1}': 'Sie haben {1} wieder geöffnet',
  '{1} is open again, as it was. Its members can sign in, its public courses and cohorts are visible, and its plan goes on.':
    '{1} ist wieder geöffnet, wie zuvor. Die Mitglieder können sich anmelden, öffentliche Kurse und Kohorten sind sichtbar, und der Tarif läuft weiter.',
  'Go to {1}': 'Zu {1}',
  'You’re receiving this email because you became a member of {1} at {2}.':
    'Sie erhalten diese E-Mail, weil Sie bei {2} Mitglied von {1} geworden sind.',
  'Your certificates remain valid under their numbers, without your name. You can register again with this email address at any time.':
    'Ihre Zertifikate bleiben unter ihren Nummern gültig, ohne Ihren Namen. Sie können sich mit dieser Adresse jederzeit neu registrieren.',
  'Your personal data from {1} is ready': 'Ihre persönlichen Daten von {1} sind bereit',
  'The archive with your personal data and files is ready. Sign in to download it until {1}. Then we delete it.':
    'Das Archiv mit Ihren persönlichen Daten und Dateien ist bereit. Melden Sie sich an, um es herunterzuladen, bis {1}. Danach löschen wir es.',
  'If you didn’t request it, change your password and sign out your other devices.':
    'Wenn Sie es nicht angefordert haben, ändern Sie Ihr Passwort und melden Sie Ihre anderen Geräte ab.',
  'You’re receiving this email because your personal data was requested at {1}.':
    'Sie erhalten diese E-Mail, weil bei {1} Ihre persönlichen Daten angefordert wurden.',
  '{1} awaits your approval': '{1} wartet auf Ihre Freigabe',
  '{1} institutions await your approval': '{1} Institutionen warten auf Ihre Freigabe',
  '{1} was created at {2} and awaits the approval of our staff. Until then, only its staff sees it.':
    '{1} wurde bei {2} angelegt und wartet auf die Freigabe durch unser Team. Bis dahin sieht nur das eigene Team die Institution.',
  '{1} institutions were created at {2} and await the approval of our staff. Until then, only their staff sees them.':
    '{1} Institutionen wurden bei {2} angelegt und warten auf die Freigabe durch unser Team. Bis dahin sieht nur das jeweils eigene Team sie.',
  'See the institutions': 'Institutionen ansehen',
  'You’re receiving this email because you’re part of the staff of {1}.':
    'Sie erhalten diese E-Mail, weil Sie zum Team von {1} gehören.',
  '{1} erased your personal data': '{1} hat Ihre persönlichen Daten gelöscht',
  'The staff of {1} ended your membership and erased your name, your photo, your messages and your submissions there. This can’t be undone.':
    'Das Team von {1} hat Ihre Mitgliedschaft beendet und dort Ihren Namen, Ihr Foto, Ihre Nachrichten und Ihre Abgaben gelöscht. Das lässt sich nicht rückgängig machen.',
  'Your account at {1} and your other institutions stay as they are. You can delete the account in your settings.':
    'Ihr Konto bei {1} und Ihre anderen Institutionen bleiben, wie sie sind. In Ihren Einstellungen können Sie das Konto löschen.',
  'You’re receiving this email because you were a member of {1}.':
    'Sie erhalten diese E-Mail, weil Sie Mitglied von {1} waren.',
  '{1}': '{1}',
};
