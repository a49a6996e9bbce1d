import type { Catalogue } from '../../translate.rules.ts';

/** Texts of mails. By the English text; {1}, {2} … are its values. */
export const mails: Catalogue = {
  '"{1}" at {2} is due on {3} at {4}. You haven’t submitted it yet.':
    '«{1}» en {2} se entrega el {3} a las {4}. Aún no lo has entregado.',
  '"{1}" at {2} was cancelled by the person who booked it. The slot is free again.':
    'La persona que reservó «{1}» en {2} lo canceló. El turno vuelve a estar libre.',
  '"{1}" changed': '«{1}» cambió',
  '"{1}" is cancelled': '«{1}» está cancelado',
  '"{1}" is due on {2}': '«{1}» se entrega el {2}',
  '"{1}" starts at {2}': '«{1}» empieza a las {2}',
  '"{1}" was deleted': '«{1}» se eliminó',
  ', for you on {1} at {2}': ', para ti el {1} a las {2}',
  'A passkey was added to your {1} account': 'Se añadió una llave de acceso a tu cuenta de {1}',
  'A passkey was removed from your {1} account': 'Se quitó una llave de acceso de tu cuenta de {1}',
  'A DNS record of {1} is missing': 'Falta un registro DNS de {1}',
  'A DNS record of {1} was missing for {2} days, so this host no longer leads to {3}. Everyone finds it at its other address.':
    'Durante {2} días faltó un registro DNS de {1}, así que este host ya no lleva a {3}. Se puede entrar por su otra dirección.',
  'A place opened up at "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'Quedó libre una plaza en «{1}» en {2}. Eras el siguiente en la lista de espera, así que es tuya.',
  'A recovery code of your {1} account was used': 'Se usó un código de recuperación de tu cuenta de {1}',
  'A recovery code replaced the code of your authenticator app. It won’t work again.':
    'Un código de recuperación sustituyó al código de tu aplicación de autenticación. No volverá a funcionar.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so it’s yours.':
    'Quedó libre una plaza en la cohorte «{1}» en {2}. Eras el siguiente en la lista de espera, así que es tuya.',
  'A seat opened up in the cohort "{1}" at {2}. You were next on the waitlist, so we’re holding it for you. Pay to confirm it.':
    'Quedó libre una plaza en la cohorte «{1}» en {2}. Eras el siguiente en la lista de espera, así que te la guardamos. Paga para confirmarla.',
  'A slot of your office hours at {1} was booked: "{2}".':
    'Se reservó un turno de tus tutorías en {1}: «{2}».',
  'A student': 'Un estudiante',
  'A webhook of {1} was disabled': 'Se desactivó un webhook de {1}',
  'All places of the plan of {1} are taken. No one else can join as a student.':
    'Todas las plazas del plan de {1} están ocupadas. Nadie más puede unirse como estudiante.',
  'All students stay. While there are more students, no one else can join.':
    'Todos los estudiantes siguen. Mientras haya más estudiantes, nadie más puede unirse.',
  'An admin of {1} changed your role to admin.': 'Un administrador de {1} cambió tu rol a administrador.',
  'An admin of {1} changed your role to instructor.': 'Un administrador de {1} cambió tu rol a docente.',
  'An admin of {1} changed your role to student.': 'Un administrador de {1} cambió tu rol a estudiante.',
  'An admin of {1} removed you from its members. You’re signed out there and no longer have a seat in its cohorts.':
    'Un administrador de {1} te quitó de sus miembros. Tu sesión allí se cerró y ya no tienes plaza en sus cohortes.',
  'An admin of {1} restored your membership. You can sign in again.':
    'Un administrador de {1} restauró tu pertenencia. Puedes iniciar sesión de nuevo.',
  'At least four fifths of the students that the plan of {1} includes have joined. Once all places are taken, no one else can join.':
    'Se han unido al menos cuatro quintas partes de los estudiantes que incluye el plan de {1}. Cuando todas las plazas estén ocupadas, nadie más podrá unirse.',
  'Booking cancelled: "{1}"': 'Reserva cancelada: «{1}»',
  'Can’t make it? Cancel on the cohort page and the next person gets your seat.':
    '¿No puedes? Cancela en la página de la cohorte y la siguiente persona recibirá tu plaza.',
  'Can’t make it? Cancel on the event page and the next person gets your place.':
    '¿No puedes? Cancela en la página del evento y la siguiente persona recibirá tu plaza.',
  'Certificates it issued remain valid.': 'Los certificados que emitió siguen siendo válidos.',
  'Choose a new password with this link. It works once and expires in {1} minutes. Your current password works until you change it.':
    'Elige una contraseña nueva con este enlace. Funciona una vez y caduca en {1} minutos. Tu contraseña actual sirve hasta que la cambies.',
  'Confirm this address': 'Confirmar este correo',
  'Confirm your new email address for {1}': 'Confirma tu correo nuevo de {1}',
  'Congratulations: you completed the course "{1}" at {2}, and your certificate is ready.':
    'Enhorabuena: completaste el curso «{1}» en {2} y tu certificado está listo.',
  'Enter this code to verify your email address. It expires in 1 minute.':
    'Introduce este código para verificar tu dirección de correo. Caduca en 1 minuto.',
  'Enter this code to verify your email address. It expires in {1} minutes.':
    'Introduce este código para verificar tu dirección de correo. Caduca en {1} minutos.',
  'From now on, signing in requires a code of your authenticator app. Keep your recovery codes in a safe place.':
    'A partir de ahora, iniciar sesión exige un código de tu aplicación de autenticación. Guarda tus códigos de recuperación en un lugar seguro.',
  'From now on, your password is enough to sign in.':
    'A partir de ahora, basta con tu contraseña para iniciar sesión.',
  'Hello {1},': 'Hola, {1}:',
  'Hello,': 'Hola:',
  'If it was you, sign in to the account that has this address. You can change its address, or delete it, and then try again.':
    'Si fuiste tú, inicia sesión en la cuenta que tiene este correo. Puedes cambiar su correo o eliminarla, y después intentarlo de nuevo.',
  'If it wasn’t you, no one has got in. Change your password if it is short, or if you use it elsewhere.':
    'Si no fuiste tú, nadie entró. Cambia tu contraseña si es corta o si la usas en otros sitios.',
  'If it wasn’t you, no one has got in. Check your passkeys and your devices in your settings.':
    'Si no fuiste tú, nadie entró. Revisa tus llaves de acceso y tus dispositivos en tus ajustes.',
  'If it wasn’t you, someone knows your password. No one has got in, but change your password now.':
    'Si no fuiste tú, alguien conoce tu contraseña. Nadie entró, pero cambia tu contraseña ahora.',
  'If this wasn’t you, reset your password now: someone may have access to your account.':
    'Si no fuiste tú, restablece tu contraseña ahora: alguien podría tener acceso a tu cuenta.',
  'If this wasn’t you, reset your password now: someone may have access to your account. This signs out all devices and removes all passkeys.':
    'Si no fuiste tú, restablece tu contraseña ahora: alguien puede tener acceso a tu cuenta. Así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.',
  'If this wasn’t you, use the link below. It keeps this address, or brings it back, signs out all devices, removes all passkeys, and lets you choose a new password. It works for {1} days.':
    'Si no fuiste tú, usa el enlace de abajo. Conserva este correo o lo recupera, cierra la sesión en todos los dispositivos, quita todas las llaves de acceso y te deja elegir una contraseña nueva. Sirve durante {1} días.',
  'If you didn’t expect this, write to us with Contact Sales in the settings.':
    'Si no lo esperabas, escríbenos con Contactar con ventas en los ajustes.',
  'If you think this is a mistake, ask your teacher.': 'Si crees que es un error, consulta a tu docente.',
  'If you think this is a mistake, contact the institution.':
    'Si crees que es un error, contacta con la institución.',
  'Invitations that were waiting are on their way.': 'Las invitaciones que esperaban ya están en camino.',
  'It can take a few days until the money arrives.': 'El dinero puede tardar unos días en llegar.',
  'It ends on {1}.': 'Termina el {1}.',
  'Its last day is {1}. Then the plan is Free again.':
    'Su último día es el {1}. Después vuelve el plan Free.',
  'It includes any number of students.': 'Incluye cualquier número de estudiantes.',
  'It includes {1} students.': 'Incluye {1} estudiantes.',
  'It starts on {1}.': 'Empieza el {1}.',
  'Join here: {1}': 'Únete aquí: {1}',
  'More time for "{1}"': 'Más tiempo para «{1}»',
  'New assignment: "{1}"': 'Nueva tarea: «{1}»',
  'New booking: "{1}"': 'Nueva reserva: «{1}»',
  'New event: "{1}"': 'Nuevo evento: «{1}»',
  'New review of "{1}"': 'Nueva reseña de «{1}»',
  'Open billing': 'Abrir facturación',
  'Open the cohort': 'Abrir la cohorte',
  'Open the course': 'Abrir el curso',
  'Open the discussion': 'Abrir el debate',
  'Open the event': 'Abrir el evento',
  'Open the institution': 'Abrir la institución',
  'Open your certificates': 'Abrir tus certificados',
  'Open your courses': 'Abrir tus cursos',
  'Open your institution': 'Abrir tu institución',
  'Open your orders': 'Abrir tus pedidos',
  'Our staff turned it off and signed out all your devices. Your password is enough to sign in now. Turn two-factor authentication on again in your settings.':
    'Nuestro equipo la desactivó y cerró todas tus sesiones. Ahora basta tu contraseña para iniciar sesión. Vuelve a activar la autenticación en dos pasos en tus ajustes.',
  'Pay to confirm your seat in "{1}"': 'Paga para confirmar tu plaza en «{1}»',
  'Read the review': 'Leer la reseña',
  'Reason: {1}': 'Motivo: {1}',
  'Register on the event page to take part.': 'Regístrate en la página del evento para participar.',
  'Reset your password': 'Restablecer tu contraseña',
  'Reset your {1} password': 'Restablece tu contraseña de {1}',
  'Rows: {1}. Invited: {2}. Enrolled: {3}. Unchanged: {4}. Failed: {5}.':
    'Filas: {1}. Invitados: {2}. Inscritos: {3}. Sin cambios: {4}. Fallidos: {5}.',
  'See other cohorts': 'Ver otras cohortes',
  'See the cohort page for dates, meetings and materials.':
    'Consulta fechas, reuniones y materiales en la página de la cohorte.',
  'See the cohort page for the latest details.': 'Consulta los últimos detalles en la página de la cohorte.',
  'See the course': 'Ver el curso',
  'See the delivery log': 'Ver el registro de entregas',
  'See the delivery log for its responses. Enable the endpoint once it works again; events from that time aren’t resent automatically.':
    'Consulta sus respuestas en el registro de entregas. Activa el punto de conexión cuando vuelva a funcionar; los eventos de ese tiempo no se reenvían automáticamente.',
  'See the import': 'Ver la importación',
  'See the invitation': 'Ver la invitación',
  'See the new due date': 'Ver la nueva fecha de entrega',
  'See the records': 'Ver los registros',
  'See your grade': 'Ver tu calificación',
  'See your plan': 'Ver tu plan',
  'See your result': 'Ver tu resultado',
  'Set it again within {1} days. After that, {2} no longer leads to {3}.':
    'Vuelve a crearlo en un plazo de {1} días. Después, {2} ya no llevará a {3}.',
  'Set the records again to enable it.': 'Vuelve a crear los registros para activarlo.',
  'Sign in': 'Iniciar sesión',
  Someone: 'Alguien',
  'Someone asked to use this email address for another account. It already has one, so nothing was changed.':
    'Alguien pidió usar este correo para otra cuenta. Ya tiene una, así que no cambió nada.',
  'Someone entered a wrong password for your account too often, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Alguien escribió demasiadas veces una contraseña incorrecta de tu cuenta, la última desde la dirección {1}. Bloqueamos más intentos desde allí durante 15 minutos.',
  'Someone entered your password, but wrong codes of the second factor, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Alguien escribió tu contraseña, pero códigos incorrectos del segundo factor, los últimos desde la dirección {1}. Bloqueamos más intentos desde allí durante 15 minutos.',
  'Someone tried to sign in to your account with a passkey that isn’t valid, last from the address {1}. We blocked further tries from there for 15 minutes.':
    'Alguien intentó iniciar sesión en tu cuenta con una llave de acceso que no es válida, la última vez desde la dirección {1}. Bloqueamos más intentos desde allí durante 15 minutos.',
  'Someone tried to sign in to your {1} account': 'Alguien intentó iniciar sesión en tu cuenta de {1}',
  'Someone who knows your password asked to change the address of your account to {1}. The change takes effect when the link that we sent there is used.':
    'Alguien que conoce tu contraseña pidió cambiar el correo de tu cuenta a {1}. El cambio se aplica cuando se use el enlace que enviamos allí.',
  'Submit your work': 'Entregar tu trabajo',
  'The dates of "{1}" changed': 'Cambiaron las fechas de «{1}»',
  'The event "{1}" at {2} starts on {3}.': 'El evento «{1}» en {2} empieza el {3}.',
  'The link works once and expires in {1} days.': 'El enlace funciona una vez y caduca en {1} días.',
  'The live lesson "{1}" at {2} starts on {3}.': 'La lección en directo «{1}» en {2} empieza el {3}.',
  'The meetings of "{1}" changed': 'Cambiaron las reuniones de «{1}»',
  'The next meeting of the cohort "{1}" at {2} starts on {3}.':
    'La próxima reunión de la cohorte «{1}» en {2} empieza el {3}.',
  'The next session is on {1}.': 'La próxima sesión es el {1}.',
  'The owner of {1} transferred it to you. You can do everything that an admin can.':
    'El propietario de {1} te la transfirió. Puedes hacer todo lo que puede un administrador.',
  'The passkey “{1}” no longer signs in to your account.':
    'La llave de acceso «{1}» ya no inicia sesión en tu cuenta.',
  'The passkey “{1}” signs in to your account, without your password and without a code.':
    'La llave de acceso «{1}» inicia sesión en tu cuenta, sin tu contraseña y sin código.',
  'The payment for the plan of {1} failed': 'El pago del plan de {1} falló',
  'The plan of {1} is now {2}.': 'El plan de {1} es ahora {2}.',
  'The staff added you to the waitlist for the cohort "{1}" at {2}. When it’s your turn, you’ll get a seat automatically.':
    'El personal te añadió a la lista de espera de la cohorte «{1}» en {2}. Cuando te toque, recibirás una plaza automáticamente.',
  'The staff cancelled your enrollment in the cohort "{1}" at {2}.':
    'El personal canceló tu inscripción en la cohorte «{1}» en {2}.',
  'The staff moved you to the cohort "{1}" at {2}. Your payment and your completed lessons moved with you.':
    'El personal te movió a la cohorte «{1}» en {2}. Tu pago y tus lecciones completadas se movieron contigo.',
  'There’s a new assignment in one of your courses at {1}: "{2}".':
    'Hay una nueva tarea en uno de tus cursos en {1}: «{2}».',
  'This address already has an account at {1}': 'Este correo ya tiene una cuenta en {1}',
  'This wasn’t me': 'No fui yo',
  'To keep it, check your card in Billing. Without a payment the institution goes back to Free.':
    'Para conservarlo, comprueba tu tarjeta en Facturación. Sin pago, la institución vuelve a Free.',
  'To make room, get a larger plan or remove students who no longer take part.':
    'Para hacer sitio, contrata un plan mayor o elimina a estudiantes que ya no participen.',
  'Two-factor authentication is off for your {1} account':
    'La autenticación en dos pasos está desactivada en tu cuenta de {1}',
  'Two-factor authentication is on for your {1} account':
    'La autenticación en dos pasos está activada en tu cuenta de {1}',
  'Two-factor authentication was turned off for your {1} account':
    'Se desactivó la autenticación en dos pasos de tu cuenta de {1}',
  'Unsubscribe from these emails': 'Dejar de recibir estos correos',
  'Until then, your account keeps its present address.':
    'Hasta entonces, tu cuenta conserva su correo actual.',
  'Use this link to make this the address of your {1} account. It works once and expires in {2} minutes.':
    'Usa este enlace para que este sea el correo de tu cuenta de {1}. Sirve una vez y caduca en {2} minutos.',
  'Verify your email': 'Verificar tu correo',
  'We couldn’t collect the payment for the plan of {1}. The plan stays for now, and we’ll try again.':
    'No pudimos cobrar el plan de {1}. El plan sigue por ahora y lo intentaremos de nuevo.',
  'We couldn’t deliver any event to the webhook endpoint at {1} for more than {2} days, so we disabled it.':
    'No pudimos entregar ningún evento al punto de conexión en {1} durante más de {2} días, así que lo desactivamos.',
  'We deleted your account, with your name, email address and password. You’re no longer a member of any institution.':
    'Eliminamos tu cuenta, con tu nombre, dirección de correo y contraseña. Ya no eres miembro de ninguna institución.',
  'We received your payment. Your seat in the cohort "{1}" at {2} is confirmed.':
    'Recibimos tu pago. Tu plaza en la cohorte «{1}» en {2} está confirmada.',
  'We won’t email you about more replies until you’ve read this one.':
    'No te enviaremos correos sobre más respuestas hasta que hayas leído esta.',
  'We’re holding a seat for you in the cohort "{1}" at {2}. Pay to confirm it.':
    'Te guardamos una plaza en la cohorte «{1}» en {2}. Paga para confirmarla.',
  'Where: {1}.': 'Dónde: {1}.',
  'You are a co-teacher of the course "{1}" at {2}.': 'Eres codocente del curso «{1}» en {2}.',
  'You can download it at any time.': 'Puedes descargarlo en cualquier momento.',
  'You cancelled your registration for "{1}" at {2}. Your place goes to the next person.':
    'Cancelaste tu registro en «{1}» en {2}. Tu plaza pasa a la siguiente persona.',
  'You gave up your place at "{1}"': 'Renunciaste a tu plaza en «{1}»',
  'You have a place at "{1}"': 'Tienes una plaza en «{1}»',
  'You have a place at "{1}" at {2}.': 'Tienes una plaza en «{1}» en {2}.',
  'You have a seat in "{1}"': 'Tienes una plaza en «{1}»',
  'You have a seat in the cohort "{1}" at {2}.': 'Tienes una plaza en la cohorte «{1}» en {2}.',
  'You have more time for "{1}" at {2}.': 'Tienes más tiempo para «{1}» en {2}.',
  'You left {1}': 'Has dejado {1}',
  'You now teach "{1}"': 'Ahora impartes «{1}»',
  'You own {1} now': 'Ahora {1} es tuya',
  'You transferred {1}': 'Transferiste {1}',
  'You were moved to "{1}"': 'Te movieron a «{1}»',
  'Your answer to this email goes to this person.': 'Tu respuesta a este correo llega a esta persona.',
  'Your answers to the quiz "{1}" at {2} have been graded.':
    'Tus respuestas al cuestionario «{1}» en {2} fueron calificadas.',
  'Your certificate for "{1}"': 'Tu certificado de «{1}»',
  'Your certificate for "{1}" was revoked': 'Se revocó tu certificado de «{1}»',
  'Your certificates remain valid. To come back, ask the staff of the institution to restore your membership.':
    'Tus certificados siguen siendo válidos. Para volver, pide al personal de la institución que restaure tu pertenencia.',
  'Your enrollment in "{1}" was cancelled': 'Tu inscripción en «{1}» se canceló',
  'Your import of "{1}" at {2} is done.': 'Tu importación de «{1}» en {2} ha terminado.',
  'Your import of "{1}" at {2} stopped, because we couldn’t read the rest of the file. What it had done by then is kept.':
    'Tu importación de «{1}» en {2} se detuvo porque no pudimos leer el resto del archivo. Lo hecho hasta entonces se conserva.',
  'Your import of "{1}" at {2} was cancelled. What it had done by then is kept.':
    'Tu importación de «{1}» en {2} se canceló. Lo hecho hasta entonces se conserva.',
  'Your import of "{1}" ended': 'Tu importación de «{1}» terminó',
  'Your membership in {1} has ended': 'Tu pertenencia a {1} ha terminado',
  'Your old recovery codes no longer work.': 'Tus antiguos códigos de recuperación ya no funcionan.',
  'Your password was changed, and all your other devices were signed out.':
    'Se cambió tu contraseña y se cerró la sesión en todos tus demás dispositivos.',
  'Your payment for "{1}" was refunded': 'Tu pago de «{1}» se reembolsó',
  'Your quiz "{1}" was graded': 'Tu cuestionario «{1}» fue calificado',
  'Your role in {1} has changed': 'Tu rol en {1} ha cambiado',
  'Your seat in "{1}" is confirmed': 'Tu plaza en «{1}» está confirmada',
  'Your submission for "{1}" at {2} has been graded.': 'Tu entrega de «{1}» en {2} fue calificada.',
  'Your submission for "{1}" was graded': 'Tu entrega de «{1}» fue calificada',
  'Your {1} account is getting another email address': 'Tu cuenta de {1} va a tener otro correo',
  'Your {1} account was deleted': 'Tu cuenta de {1} se eliminó',
  'Your {1} password was changed': 'Se cambió tu contraseña de {1}',
  'Your {1} recovery codes were replaced': 'Se reemplazaron tus códigos de recuperación de {1}',
  'You’ll be enrolled in "{1}".': 'Se te inscribirá en «{1}».',
  'You’re a member of {1} again': 'Vuelves a ser miembro de {1}',
  'You’re enrolled in "{1}"': 'Estás inscrito en «{1}»',
  'You’re no longer a member of {1}. You’re signed out there and no longer have a seat in its cohorts.':
    'Ya no eres miembro de {1}. Tu sesión allí se cerró y ya no tienes plaza en sus cohortes.',
  'You’re no longer the owner of {1}. You remain one of its admins.':
    'Ya no eres propietario de {1}. Sigues siendo uno de sus administradores.',
  'You’re on the waitlist for "{1}"': 'Estás en la lista de espera de «{1}»',
  'You’re receiving this email because someone asked to reset the password of this address at {1}. If this wasn’t you, ignore this email. Never share the link.':
    'Recibes este correo porque alguien pidió restablecer la contraseña de esta dirección en {1}. Si no fuiste tú, ignora este correo. Nunca compartas el enlace.',
  'You’re receiving this email because someone entered this address for an account at {1}. If it wasn’t you, you can ignore it.':
    'Recibes este correo porque alguien escribió esta dirección para una cuenta de {1}. Si no fuiste tú, puedes ignorarlo.',
  'You’re receiving this email because this address was used to sign up at {1}. If this wasn’t you, ignore this email. Never share this code.':
    'Recibes este correo porque esta dirección se usó para crear una cuenta en {1}. Si no fuiste tú, ignora este correo. Nunca compartas este código.',
  'You’re receiving this email because this is the address of your account at {1}. If it was you, wait 15 minutes and try again.':
    'Recibes este correo porque esta es la dirección de tu cuenta de {1}. Si fuiste tú, espera 15 minutos e inténtalo de nuevo.',
  'You’re receiving this email because this is the address of your account at {1}. If it wasn’t you, there’s nothing to do.':
    'Recibes este correo porque esta es la dirección de tu cuenta de {1}. Si no fuiste tú, no tienes que hacer nada.',
  'You’re receiving this email because this is the address of your account at {1}. If you changed it yourself, there’s nothing to do.':
    'Recibes este correo porque esta es la dirección de tu cuenta en {1}. Si lo cambiaste tú, no tienes que hacer nada.',
  'You’re receiving this email because this was the address of an account at {1}. It’s the last one.':
    'Recibes este correo porque esta era la dirección de una cuenta en {1}. Es el último.',
  'You’re receiving this email because you answer the inquiries about plans of {1}.':
    'Recibes este correo porque respondes las consultas sobre planes de {1}.',
  'You’re receiving this email because you completed a course at {1}.':
    'Recibes este correo porque completaste un curso en {1}.',
  'You’re receiving this email because you enrolled at {1}.':
    'Recibes este correo porque te inscribiste en {1}.',
  'You’re receiving this email because you had a certificate at {1}.':
    'Recibes este correo porque tenías un certificado en {1}.',
  'You’re receiving this email because you joined the waitlist at {1}.':
    'Recibes este correo porque te uniste a la lista de espera en {1}.',
  'You’re receiving this email because you manage {1} at {2}.':
    'Recibes este correo porque administras {1} en {2}.',
  'You’re receiving this email because you offer office hours at {1}.':
    'Recibes este correo porque ofreces tutorías en {1}.',
  'You’re receiving this email because you ordered a seat at {1}.':
    'Recibes este correo porque pediste una plaza en {1}.',
  'You’re receiving this email because you own this course at {1}.':
    'Recibes este correo porque eres propietario de este curso en {1}.',
  'You’re receiving this email because you own {1} at {2}.':
    'Recibes este correo porque eres propietario de {1} en {2}.',
  'You’re receiving this email because you registered for this event at {1}.':
    'Recibes este correo porque te registraste en este evento en {1}.',
  'You’re receiving this email because you started an import at {1}.':
    'Recibes este correo porque iniciaste una importación en {1}.',
  'You’re receiving this email because you submitted work at {1}.':
    'Recibes este correo porque entregaste un trabajo en {1}.',
  'You’re receiving this email because you take part in this cohort at {1}.':
    'Recibes este correo porque participas en esta cohorte en {1}.',
  'You’re receiving this email because you teach at {1} with {2}.':
    'Recibes este correo porque das clase en {1} con {2}.',
  'You’re receiving this email because you teach this cohort at {1}.':
    'Recibes este correo porque das clase en esta cohorte de {1}.',
  'You’re receiving this email because you took a quiz at {1}.':
    'Recibes este correo porque hiciste un cuestionario en {1}.',
  'You’re receiving this email because you were enrolled in this cohort at {1}.':
    'Recibes este correo porque estabas inscrito en esta cohorte en {1}.',
  'You’re receiving this email because your membership in {1} at {2} changed.':
    'Recibes este correo porque tu pertenencia a {1} en {2} cambió.',
  'You’re receiving this email because you’re in a cohort that this event is for at {1}.':
    'Recibes este correo porque estás en una cohorte a la que se dirige este evento en {1}.',
  'You’re receiving this email because you’re in a cohort with this course at {1}.':
    'Recibes este correo porque estás en una cohorte con este curso en {1}.',
  'You’re receiving this email because you’re part of this discussion at {1}.':
    'Recibes este correo porque participas en este debate en {1}.',
  'You’re receiving this email because you’re taking part at {1}.':
    'Recibes este correo porque participas en {1}.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email.':
    'Recibes este correo porque {1} introdujo esta dirección en {2}. Si no conoces a quien lo envía, ignóralo.',
  'You’re receiving this email because {1} entered this address at {2}. If you don’t know the sender, ignore this email. Never share the link.':
    'Recibes este correo porque {1} introdujo esta dirección en {2}. Si no conoces a quien lo envía, ignóralo. Nunca compartas el enlace.',
  'You’re registered for "{1}"': 'Te registraste en «{1}»',
  end: 'fin',
  meetings: 'reuniones',
  place: 'lugar',
  start: 'inicio',
  time: 'hora',
  title: 'título',
  '{1} ({2}) of {3} asks about plans for {4} students.':
    '{1} ({2}) de {3} pregunta por los planes para {4} estudiantes.',
  '{1} approved {2}. What you published is visible now, and people can join.':
    '{1} aprobó {2}. Lo que publicaste ya es visible y se puede entrar.',
  '{1} asks about plans': '{1} pregunta por los planes',
  '{1} at {2}': '{1} a las {2}',
  '{1} cancelled "{2}", which was planned for {3}.': '{1} canceló «{2}», previsto para el {3}.',
  '{1} changed "{2}": {3}.': '{1} cambió «{2}»: {3}.',
  '{1} changed the cohort "{2}": {3}.': '{1} cambió la cohorte «{2}»: {3}.',
  '{1} deleted the cohort "{2}". Your enrollment ended, and its page is gone.':
    '{1} eliminó la cohorte «{2}». Tu inscripción terminó y su página ya no existe.',
  '{1} doesn’t open {2} for now. You can still sign in and change it, but no one else sees it or can join.':
    '{1} no abre {2} por ahora. Puedes seguir iniciando sesión y cambiarla, pero nadie más la ve ni puede entrar.',
  '{1} enrolled in "{2}"': '{1} se inscribió en «{2}»',
  '{1} enrolled in the cohort "{2}" at {3}.': '{1} se inscribió en la cohorte «{2}» en {3}.',
  '{1} has almost as many students as its plan includes':
    '{1} casi tiene tantos estudiantes como incluye su plan',
  '{1} has as many students as its plan includes': '{1} tiene tantos estudiantes como incluye su plan',
  '{1} invites you to "{2}"': '{1} te invita a «{2}»',
  '{1} invites you to join {2} at {3} as a student.': '{1} te invita a unirte a {2} en {3} como estudiante.',
  '{1} invites you to join {2} at {3} as an admin.':
    '{1} te invita a unirte a {2} en {3} como administrador.',
  '{1} invites you to join {2} at {3} as an instructor.': '{1} te invita a unirte a {2} en {3} como docente.',
  '{1} invites you to {2}': '{1} te invita a {2}',
  '{1} is found at {2}, but one of the DNS records of this host is missing or has another value.':
    '{1} está en {2}, pero uno de los registros DNS de este host falta o tiene otro valor.',
  '{1} is now on {2}': '{1} tiene ahora el plan {2}',
  '{1} is open': '{1} está abierta',
  '{1} is open again': '{1} vuelve a estar abierta',
  '{1} is your {2} verification code': '{1} es tu código de verificación de {2}',
  '{1} of {2} invites you to the course "{3}".': '{1}, de {2}, te invita al curso «{3}».',
  '{1} planned "{2}".': '{1} planeó «{2}».',
  '{1} refunded your payment of {2} for the cohort "{3}".':
    '{1} te reembolsó tu pago de {2} por la cohorte «{3}».',
  '{1} reopened {2}. Its members can sign in again, and all of its data is still there.':
    '{1} reabrió {2}. Sus miembros pueden iniciar sesión de nuevo y todos sus datos siguen ahí.',
  '{1} replied in "{2}"': '{1} respondió en «{2}»',
  '{1} replied in the discussion "{2}" at {3}.': '{1} respondió en el debate «{2}» en {3}.',
  '{1} reviewed your course "{2}" at {3}. A reply shows other students that you read it.':
    '{1} reseñó tu curso «{2}» en {3}. Una respuesta muestra a otros estudiantes que la leíste.',
  '{1} revoked your certificate {2} for the course "{3}". It’s no longer valid, and anyone who verifies it sees that.':
    '{1} revocó tu certificado {2} del curso «{3}». Ya no es válido, y quien lo verifique lo verá.',
  '{1} suspended {2}. No one can sign in there, and its courses and cohorts aren’t visible to anyone. We keep its data, and charge nothing for its plan.':
    '{1} suspendió {2}. Nadie puede iniciar sesión allí y nadie ve sus cursos ni cohortes. Conservamos sus datos y no cobramos nada por su plan.',
  '{1} was disabled': 'Se desactivó {1}',
  '{1} isn’t approved': 'No se aprobó {1}',
  '{1} was suspended': '{1} fue suspendida',
  'Your export of {1} is ready': 'Tu exportación de {1} está lista',
  'The archive with all data and files of {1} is ready. Sign in to download it until {2}. Then we delete it.':
    'El archivo con todos los datos y archivos de {1} está listo. Inicia sesión para descargarlo hasta el {2}. Después lo borramos.',
  'It has personal data of all members, private messages included. Keep it in a safe place.':
    'Contiene datos personales de todos los miembros, incluidos los mensajes privados. Guárdalo en un lugar seguro.',
  'Download the archive': 'Descargar el archivo',
  'You’re receiving this email because you requested an export of {1} at {2}.':
    'Recibes este correo porque has pedido una exportación de {1} en {2}.',
  'You closed {1}': 'Has cerrado {1}',
  '{1} is closed. Only you can sign in there, its courses and cohorts aren’t visible to anyone, and nothing is charged for its plan.':
    '{1} está cerrada. Solo tú puedes iniciar sesión allí, nadie ve sus cursos ni sus cohortes y no se cobra nada por su plan.',
  'On {1} we erase all of its data and files. Until then you can sign in to export everything, or to reopen it as it was.':
    'El {1} borraremos todos sus datos y archivos. Hasta entonces puedes iniciar sesión para exportarlo todo o para reabrirla tal como estaba.',
  'If you didn’t close it, sign in, reopen it and change your password.':
    'Si no la has cerrado tú, inicia sesión, reábrela y cambia tu contraseña.',
  '{1} is erased on {2}': '{1} se borra el {2}',
  'You closed {1}. On {2} we erase all of its data and files. They can’t be restored after that.':
    'Has cerrado {1}. El {2} borraremos todos sus datos y archivos. Después no se podrán recuperar.',
  'Until then you can sign in to export everything, or to reopen it.':
    'Hasta entonces puedes iniciar sesión para exportarlo todo o para reabrirla.',
  '{1} is being erased': '{1} se está borrando',
  '30 days ago you closed {1}. We’re erasing its data and files now, and it can’t be reopened any more.':
    'Hace 30 días cerraste {1}. Ahora estamos borrando sus datos y archivos, y ya no se puede reabrir.',
  'Your own account at {1} stays. You can delete it in the settings.':
    'Tu propia cuenta en {1} se conserva. Puedes borrarla en los ajustes.',
  'You’re receiving this email because you owned {1} at {2}.':
    'Recibes este correo porque eras propietario de {1} en {2}.',
  'You reopened {1}': 'Has reabierto {1}',
  '{1} is open again, as it was. Its members can sign in, its public courses and cohorts are visible, and its plan goes on.':
    '{1} vuelve a estar abierta tal como estaba. Sus miembros pueden iniciar sesión, sus cursos y cohortes públicos son visibles y su plan continúa.',
  'Go to {1}': 'Ir a {1}',
  'You’re receiving this email because you became a member of {1} at {2}.':
    'Recibes este correo porque te has hecho miembro de {1} en {2}.',
  'Your certificates remain valid under their numbers, without your name. You can register again with this email address at any time.':
    'Tus certificados siguen siendo válidos con su número, sin tu nombre. Puedes volver a registrarte con esta dirección cuando quieras.',
  'Your personal data from {1} is ready': 'Tus datos personales de {1} están listos',
  'The archive with your personal data and files is ready. Sign in to download it until {1}. Then we delete it.':
    'El archivo con tus datos personales y tus ficheros está listo. Inicia sesión para descargarlo hasta el {1}. Después lo borramos.',
  'If you didn’t request it, change your password and sign out your other devices.':
    'Si no lo pediste, cambia tu contraseña y cierra la sesión en tus otros dispositivos.',
  'You’re receiving this email because your personal data was requested at {1}.':
    'Recibes este correo porque se pidieron tus datos personales en {1}.',
  '{1} awaits your approval': '{1} espera tu aprobación',
  '{1} institutions await your approval': '{1} instituciones esperan tu aprobación',
  '{1} was created at {2} and awaits the approval of our staff. Until then, only its staff sees it.':
    '{1} se creó en {2} y espera la aprobación de nuestro personal. Hasta entonces, solo la ve su propio personal.',
  '{1} institutions were created at {2} and await the approval of our staff. Until then, only their staff sees them.':
    '{1} instituciones se crearon en {2} y esperan la aprobación de nuestro personal. Hasta entonces, solo las ve su propio personal.',
  'See the institutions': 'Ver las instituciones',
  'You’re receiving this email because you’re part of the staff of {1}.':
    'Recibes este correo porque formas parte del personal de {1}.',
  '{1} erased your personal data': '{1} borró tus datos personales',
  'The staff of {1} ended your membership and erased your name, your photo, your messages and your submissions there. This can’t be undone.':
    'El personal de {1} terminó tu pertenencia y borró allí tu nombre, tu foto, tus mensajes y tus entregas. No se puede deshacer.',
  'Your account at {1} and your other institutions stay as they are. You can delete the account in your settings.':
    'Tu cuenta en {1} y tus otras instituciones siguen como están. Puedes eliminar la cuenta en tus ajustes.',
  'You’re receiving this email because you were a member of {1}.':
    'Recibes este correo porque eras miembro de {1}.',
  '{1}': '{1}',
};
