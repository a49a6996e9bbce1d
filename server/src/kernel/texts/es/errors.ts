import type { Catalogue } from '../../translate.rules.ts';

/** Messages of the server alone. By the English text; {1}, {2} … are its values. */
export const errors: Catalogue = {
  '"{1}" is a draft: publish the course before a cohort offers it.':
    '"{1}" es un borrador: publica el curso antes de que una cohorte lo ofrezca.',
  '1 person is registered, so you need at least 1 place.':
    'Hay 1 persona registrada, así que necesitas al menos 1 plaza.',
  '1 seat is taken, so you need at least 1.': 'Hay 1 plaza ocupada, así que necesitas al menos 1.',
  '1 student is enrolled, so you need at least 1 seat.':
    'Hay 1 estudiante inscrito, así que necesitas al menos 1 plaza.',
  'A certificate shows a name, and this student has none. Ask for one to be added to the profile first.':
    'Un certificado muestra un nombre y este estudiante no tiene. Pide antes que se añada uno a su perfil.',
  'A cohort can have up to {1} milestones.': 'Una cohorte puede tener hasta {1} hitos.',
  'A date would leave the years from 2000 to 2199.': 'Una fecha quedaría fuera de los años 2000 a 2199.',
  'A file can’t become a link. Add the link instead.':
    'Un archivo no puede convertirse en enlace. Añade el enlace en su lugar.',
  'A file is missing. Remove it and attach it again.': 'Falta un archivo. Quítalo y adjúntalo de nuevo.',
  'A new verification code has been sent to your email.':
    'Te enviamos un nuevo código de verificación por correo.',
  'API access comes with the Professional and Enterprise plans.':
    'El acceso a la API está incluido en los planes Professional y Enterprise.',
  'API token not found.': 'No encontramos el token de API.',
  'API tokens can’t upload files. Sign in to upload.':
    'Los tokens de API no pueden subir archivos. Inicia sesión para subirlos.',
  'Activity not found.': 'No encontramos la actividad.',
  'Address and headers of the request are larger than 16 kB.':
    'La dirección y las cabeceras de la petición superan 16 kB.',
  'Another account uses this email address now.': 'Otra cuenta usa ahora este correo.',
  'Another category has this name.': 'Otra categoría tiene este nombre.',
  'Another reply has this ID. Use a new ID.': 'Otra respuesta tiene este ID. Usa un ID nuevo.',
  'Answer not found.': 'No encontramos la respuesta.',
  'Attempt not found.': 'No encontramos el intento.',
  'Calendar not found.': 'No encontramos el calendario.',
  'Category not found.': 'No encontramos la categoría.',
  'Certificate not found.': 'No encontramos el certificado.',
  'Choose a category for the courses of “{1}” first.': 'Elige antes una categoría para los cursos de «{1}».',
  'Choose an instructor or an admin.': 'Elige un docente o un administrador.',
  'Choose another category.': 'Elige otra categoría.',
  'Choose another section of this course.': 'Elige otra sección de este curso.',
  'Choose one of your courses.': 'Elige uno de tus cursos.',
  'Choose someone else to talk to.': 'Elige a otra persona con quien hablar.',
  'Choose the institution you’re signing up for.': 'Elige la institución en la que te registras.',
  'Cohort not found.': 'No encontramos la cohorte.',
  'Complete at least {1}% of the lessons before you review the course.':
    'Completa al menos el {1} % de las lecciones antes de reseñar el curso.',
  'Conversation not found.': 'No encontramos la conversación.',
  'Coupon not found.': 'No encontramos el cupón.',
  'Course not found.': 'No encontramos el curso.',
  'Course, cohort or event not found.': 'No encontramos el curso, la cohorte o el evento.',
  'Custom domain not found.': 'Dominio propio no encontrado.',
  'Delete the draft instead of cancelling it.': 'Elimina el borrador en lugar de cancelarlo.',
  'Discussion not found.': 'No encontramos el debate.',
  'Enroll in a cohort with this course first.': 'Inscríbete antes en una cohorte con este curso.',
  'Enrollment not found.': 'No encontramos la inscripción.',
  'Enter a time before the end of the event.': 'Introduce una hora anterior al fin del evento.',
  'Enter the start of the entry.': 'Introduce el inicio de la entrada.',
  'Entry not found.': 'No encontramos la entrada.',
  'Event not found.': 'No encontramos el evento.',
  'Every other device was signed out.': 'Se cerró la sesión en todos los demás dispositivos.',
  'Extension not found.': 'No encontramos la prórroga.',
  'File not found.': 'No encontramos el archivo.',
  'If there’s an account for this email address, we’ve emailed a link to reset its password.':
    'Si hay una cuenta con esta dirección, hemos enviado un enlace para restablecer su contraseña.',
  'Import not found.': 'No encontramos la importación.',
  'Institution not found.': 'No encontramos la institución.',
  'Invitation not found.': 'No encontramos la invitación.',
  'Invoice not found.': 'No encontramos la factura.',
  'Join an institution to get notifications.': 'Únete a una institución para recibir notificaciones.',
  'Join an institution to start a discussion.': 'Únete a una institución para iniciar un debate.',
  'Lesson not found.': 'No encontramos la lección.',
  'Member not found.': 'No encontramos el miembro.',
  'Message not found.': 'No encontramos el mensaje.',
  'Milestone not found.': 'No encontramos el hito.',
  'No one answers inquiries here yet. Ask the people who run this site to set SALES_EMAIL.':
    'Aquí nadie responde consultas todavía. Pide a quienes administran este sitio que configuren SALES_EMAIL.',
  'Notification not found.': 'No encontramos la notificación.',
  'Office hours not found.': 'No encontramos las tutorías.',
  'Open the invitation at {1}.': 'Abre la invitación en {1}.',
  'Order not found.': 'No encontramos el pedido.',
  'Passkey not found.': 'No se encontró la llave de acceso.',
  'Picture not found.': 'No encontramos la imagen.',
  'Publish the course before you share it.': 'Publica el curso antes de compartirlo.',
  'Quiz not found.': 'No encontramos el cuestionario.',
  'Registration not found.': 'No encontramos el registro.',
  'Reply not found.': 'No encontramos la respuesta.',
  'Resource not found.': 'No encontramos el recurso.',
  'Review not found.': 'No encontramos la reseña.',
  'Section not found.': 'No encontramos la sección.',
  'Send at most {1} items.': 'Envía como máximo {1} elementos.',
  'Send one file as multipart/form-data.': 'Envía un archivo como multipart/form-data.',
  'Send the body as application/json.': 'Envía el cuerpo como application/json.',
  'Send the token as "Authorization: Bearer", a space and the token.':
    'Envía el token como "Authorization: Bearer", un espacio y el token.',
  'Session not found.': 'No encontramos la sesión.',
  'Set both a start and an end time, or neither.': 'Indica una hora de inicio y una de fin, o ninguna.',
  'Set the ID of the object.': 'Indica el ID del objeto.',
  'Set the purpose of the file.': 'Indica el propósito del archivo.',
  'Compressed bodies are not accepted. Send the body without Content-Encoding.':
    'No se aceptan cuerpos comprimidos. Envía el cuerpo sin Content-Encoding.',
  'Sign in over HTTP.': 'Inicia sesión por HTTP.',
  'Sign in to continue.': 'Inicia sesión para continuar.',
  'Sign in to {1} at {2}.': 'Inicia sesión en {1} en {2}.',
  'Someone else changed lessons of this section. Look at them before you delete it.':
    'Otra persona cambió lecciones de esta sección. Míralas antes de eliminarla.',
  'Something went wrong. Please try again later.': 'Algo salió mal. Inténtalo más tarde.',
  'Student not found.': 'No encontramos el estudiante.',
  'Students can’t teach a cohort.': 'Los estudiantes no pueden dar clase en una cohorte.',
  'Students can’t teach a course.': 'Los estudiantes no pueden impartir un curso.',
  'Students enrolled: {1}. Yet to pay: {2}. You need at least that many seats together.':
    'Estudiantes inscritos: {1}. Pendientes de pago: {2}. Necesitas al menos esa suma de plazas.',
  'Submission not found.': 'No encontramos la entrega.',
  'Take the quiz to complete this lesson.': 'Haz el cuestionario para completar esta lección.',
  'That code is incorrect or expired.': 'Ese código es incorrecto o ha caducado.',
  'The categories have changed in the meantime. Load them again.':
    'Las categorías cambiaron entretanto. Cárgalas de nuevo.',
  'The cohort {1} still uses this course. Remove it from there first, or wait until it has ended.':
    'La cohorte {1} aún usa este curso. Quítalo antes de ella o espera a que termine.',
  'The cohorts {1} and {2} still use this course. Remove it from there first, or wait until they’ve ended.':
    'Las cohortes {1} y {2} aún usan este curso. Quítalo antes de ellas o espera a que terminen.',
  'The cohorts {1}, and {2} more still use this course. Remove it from there first, or wait until they’ve ended.':
    'Las cohortes {1} y {2} más aún usan este curso. Quítalo antes de ellas o espera a que terminen.',
  'The content of “{1}” doesn’t match its file type.':
    'El contenido de «{1}» no corresponde a su tipo de archivo.',
  'The device was signed out.': 'Se cerró la sesión del dispositivo.',
  'The milestone “{1}” would be after the end. Move it first, or shift all dates.':
    'El hito «{1}» quedaría después del final. Muévelo antes o desplaza todas las fechas.',
  'The milestone “{1}” would be before the start. Move it first, or shift all dates.':
    'El hito «{1}» quedaría antes del inicio. Muévelo antes o desplaza todas las fechas.',
  'The picture could not be read.': 'No se pudo leer la imagen.',
  'The request is larger than 1 MB.': 'La petición supera 1 MB.',
  'The request is not valid.': 'La petición no es válida.',
  'The request took too long to arrive.': 'La petición tardó demasiado en llegar.',
  'The request was incomplete.': 'La petición estaba incompleta.',
  'The resources have changed in the meantime. Load them again.':
    'Los recursos cambiaron entretanto. Cárgalos de nuevo.',
  'The response is larger than {1} MB. Request smaller pages or fewer fields.':
    'La respuesta supera {1} MB. Pide páginas más pequeñas o menos campos.',
  'The section “{1}” still has lessons. Move or delete them before you remove it.':
    'La sección «{1}» aún tiene lecciones. Muévelas o elimínalas antes de quitarla.',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    'El servicio no está disponible temporalmente. Inténtalo de nuevo en unos segundos.',
  'There is nothing here.': 'Aquí no hay nada.',
  'This activity was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta actividad. Carga la última versión e inténtalo de nuevo.',
  'This address belongs to another institution.': 'Esta dirección pertenece a otra institución.',
  'This branding was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta marca. Carga la última versión e inténtalo de nuevo.',
  'This category was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta categoría. Carga la última versión e inténtalo de nuevo.',
  'This certificate hasn’t been issued yet.': 'Este certificado aún no se ha emitido.',
  'This certificate rule was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta regla de certificados. Carga la última versión e inténtalo de nuevo.',
  'This certificate was revoked.': 'Este certificado se revocó.',
  'This cohort was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta cohorte. Carga la última versión e inténtalo de nuevo.',
  'This coupon was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este cupón. Carga la última versión e inténtalo de nuevo.',
  'This course is archived. Restore it first.': 'Este curso está archivado. Restáuralo antes.',
  'This course was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este curso. Carga la última versión e inténtalo de nuevo.',
  'This event was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este evento. Carga la última versión e inténtalo de nuevo.',
  'This event was published. Cancel it instead of deleting it.':
    'Este evento se publicó. Cancélalo en lugar de eliminarlo.',
  'This extension was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta prórroga. Carga la última versión e inténtalo de nuevo.',
  'This file is in use. Remove it where it’s attached first.':
    'Este archivo está en uso. Quítalo antes de donde está adjunto.',
  'This grade was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta calificación. Carga la última versión e inténtalo de nuevo.',
  'This institution can only be entered from certain networks. Your address is {1}. Ask an admin of the institution to allow it.':
    'A esta institución solo se puede entrar desde ciertas redes. Tu dirección es {1}. Pide a un administrador de la institución que la permita.',
  'This institution is open already. You can suspend it.':
    'Esta institución ya está abierta. Puedes suspenderla.',
  'This institution {1} not exist. Please validate the namespace and try again':
    'La institución {1} no existe. Comprueba el espacio de nombres e inténtalo de nuevo',
  'This invitation is for {1}. Sign in with that address to accept it.':
    'Esta invitación es para {1}. Inicia sesión con esa dirección para aceptarla.',
  'This isn’t a kind of entry.': 'Este no es un tipo de entrada.',
  'This isn’t the ID of a certificate.': 'Este no es el ID de un certificado.',
  'This isn’t the ID of a file.': 'Este no es el ID de un archivo.',
  'This isn’t the ID of an entry.': 'Este no es el ID de una entrada.',
  'This isn’t the ID of an invoice.': 'Este no es el ID de una factura.',
  'This isn’t the ID of an order.': 'Este no es el ID de un pedido.',
  'This lesson is not open yet.': 'Esta lección aún no está abierta.',
  'This lesson was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta lección. Carga la última versión e inténtalo de nuevo.',
  'This message was deleted.': 'Este mensaje se eliminó.',
  'This milestone was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este hito. Carga la última versión e inténtalo de nuevo.',
  'This order isn’t paid yet.': 'Este pedido aún no está pagado.',
  'This passkey is already in use.': 'Esta llave de acceso ya está en uso.',
  'This passkey wasn’t accepted, because a copy of it may be in use. Sign in with your password and remove it.':
    'No se aceptó esta llave de acceso, porque puede haber una copia en uso. Inicia sesión con tu contraseña y quítala.',
  'This passkey wasn’t accepted. It may have been removed. Sign in with your password.':
    'No se aceptó esta llave de acceso. Puede que la hayas quitado. Inicia sesión con tu contraseña.',
  'This person already owns the course.': 'Esta persona ya es propietaria del curso.',
  'This person is no longer a member.': 'Esta persona ya no es miembro.',
  'This plan is no longer offered. Load the plans again.':
    'Este plan ya no se ofrece. Carga los planes de nuevo.',
  'This question doesn’t belong to the quiz.': 'Esta pregunta no pertenece al cuestionario.',
  'This quiz was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este cuestionario. Carga la última versión e inténtalo de nuevo.',
  'This resource was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió este recurso. Carga la última versión e inténtalo de nuevo.',
  'This review was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta reseña. Carga la última versión e inténtalo de nuevo.',
  'This section was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta sección. Carga la última versión e inténtalo de nuevo.',
  'This session was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió esta sesión. Carga la última versión e inténtalo de nuevo.',
  'This set of security rules was changed by someone else. Load the latest version and try again.':
    'Otra persona cambió estas reglas de seguridad. Carga la última versión e inténtalo de nuevo.',
  'This took too long, or was already used. Try again.':
    'Esto tardó demasiado o ya se usó. Inténtalo de nuevo.',
  'To register a new institution, go to {1}.': 'Para registrar una institución nueva, ve a {1}.',
  'Too many failed attempts to sign in. Try again in 15 minutes, or reset your password.':
    'Demasiados intentos fallidos de inicio de sesión. Inténtalo en 15 minutos o restablece tu contraseña.',
  'Too many failed attempts to sign in. Try again in 15 minutes.':
    'Demasiados intentos fallidos de iniciar sesión. Inténtalo de nuevo en 15 minutos.',
  'Too many operations on one connection.': 'Demasiadas operaciones en una conexión.',
  'Too many people are signing in right now. Try again in a few seconds.':
    'Demasiadas personas están iniciando sesión ahora mismo. Inténtalo en unos segundos.',
  'Too many pictures at once. Try again in a few seconds.':
    'Demasiadas imágenes a la vez. Inténtalo de nuevo en unos segundos.',
  'Too many documents at once. Try again in a few seconds.':
    'Demasiados documentos a la vez. Inténtalo de nuevo en unos segundos.',
  'Too many requests from your account. Please try again later.':
    'Demasiadas peticiones desde tu cuenta. Inténtalo más tarde.',
  'Too many requests from your address. Please try again later.':
    'Demasiadas peticiones desde tu dirección. Inténtalo más tarde.',
  'Too many requests from your institution. Please try again later.':
    'Demasiadas peticiones desde tu institución. Inténtalo más tarde.',
  'Too many requests from your network. Try again later.':
    'Demasiadas peticiones desde tu red. Inténtalo más tarde.',
  'Too many requests with this token. Please try again later.':
    'Demasiadas peticiones con este token. Inténtalo más tarde.',
  'Too many requests. Please try again later.': 'Demasiadas peticiones. Inténtalo más tarde.',
  'Too many uploads at once. Wait until one is done.':
    'Demasiadas subidas a la vez. Espera a que termine una.',
  'Too many wrong calendar addresses from your network. Try again later.':
    'Demasiadas direcciones de calendario incorrectas desde tu red. Inténtalo más tarde.',
  'Too many wrong codes. Open the link in the email, or try again in 10 minutes.':
    'Demasiados códigos incorrectos. Abre el enlace del correo o inténtalo de nuevo en 10 minutos.',
  'Too many wrong codes. Request a new one.': 'Demasiados códigos incorrectos. Solicita otro.',
  'Too many wrong codes. Try again in 15 minutes, or use a browser that you’ve signed in with before.':
    'Demasiados códigos incorrectos. Inténtalo en 15 minutos o usa un navegador con el que ya hayas iniciado sesión.',
  'Turn off your own two-factor authentication in your settings.':
    'Desactiva tu propia autenticación en dos pasos en tus ajustes.',
  'Turn on two-factor authentication for your own account before you turn it off for others.':
    'Activa la autenticación en dos pasos de tu propia cuenta antes de desactivar la de otras personas.',
  'Two-factor authentication is already off for this account.':
    'La autenticación en dos pasos de esta cuenta ya está desactivada.',
  'Two-factor authentication is already on. Turn it off before you set up another app.':
    'La autenticación en dos pasos ya está activada. Desactívala antes de configurar otra aplicación.',
  'Two-factor authentication is off. Turn it on first.':
    'La autenticación en dos pasos está desactivada. Actívala antes.',
  'Two-factor authentication was turned off.': 'Se desactivó la autenticación en dos pasos.',
  Unauthorized: 'No autorizado',
  'Username Taken': 'Nombre de usuario ya en uso',
  'Verify your email address to continue.': 'Verifica tu dirección de correo para continuar.',
  'We couldn’t verify this passkey. Try again, or use another device.':
    'No pudimos comprobar esta llave de acceso. Inténtalo de nuevo o usa otro dispositivo.',
  'We don’t know this time zone. Choose one near it.': 'No conocemos esta zona horaria. Elige una cercana.',
  'We just sent a link. Wait a minute before you request another.':
    'Acabamos de enviar un enlace. Espera un minuto antes de pedir otro.',
  'We just sent you a code. Wait a minute before you request another.':
    'Te acabamos de enviar un código. Espera un minuto antes de pedir otro.',
  'We received your message, and will answer it at {1}.': 'Recibimos tu mensaje y te responderemos en {1}.',
  'Webhook delivery not found.': 'No encontramos la entrega del webhook.',
  'Webhook endpoint not found.': 'No encontramos el punto de conexión del webhook.',
  'Webhook event not found.': 'No encontramos el evento del webhook.',
  'You already have an institution with this name.': 'Ya tienes una institución con este nombre.',
  'You already have {1} API tokens. Revoke one you no longer use.':
    'Ya tienes {1} tokens de API. Revoca uno que ya no uses.',
  'You already sent another message with this ID. Use a new ID.':
    'Ya enviaste otro mensaje con este ID. Usa un ID nuevo.',
  'You can change the cohort of a draft only.': 'Solo puedes cambiar la cohorte de un borrador.',
  'You can complete this lesson once it has started.': 'Puedes completar esta lección cuando haya empezado.',
  'You can complete this lesson once it opens.': 'Puedes completar esta lección cuando se abra.',
  'You can create 20 institutions a day. Try again tomorrow.':
    'Puedes crear 20 instituciones al día. Inténtalo mañana.',
  'You can have up to {1} passkeys. Remove one that you no longer use.':
    'Puedes tener hasta {1} llaves de acceso. Quita una que ya no uses.',
  'You can enter 20 hosts a day. Try again tomorrow.': 'Puedes introducir 20 hosts al día. Inténtalo mañana.',
  'You can invite people once your institution is approved. Until then, set it up.':
    'Podrás invitar cuando se apruebe tu institución. Hasta entonces, prepárala.',
  'You can send {1} invitations a day. Try again tomorrow.':
    'Puedes enviar {1} invitaciones al día. Inténtalo mañana.',
  'You checked many times. Wait a few minutes; we check by ourselves as well.':
    'Has comprobado muchas veces. Espera unos minutos; también lo comprobamos automáticamente.',
  'You don’t have permission to do this.': 'No tienes permiso para hacer esto.',
  'You have too many pages open. Close some and reload this one.':
    'Tienes demasiadas páginas abiertas. Cierra algunas y recarga esta.',
  'You just requested a link. Wait a minute before you request another.':
    'Acabas de pedir un enlace. Espera un minuto antes de pedir otro.',
  'You own this institution. Transfer the ownership to another member first.':
    'Eres propietario de esta institución. Transfiere antes la propiedad a otro miembro.',
  'You were signed out because you weren’t active for a while. Sign in again.':
    'Cerramos tu sesión porque no hubo actividad durante un tiempo. Inicia sesión de nuevo.',
  "You've been added to our early access list.": 'Te añadimos a nuestra lista de acceso anticipado.',
  'Your account was deleted.': 'Tu cuenta se eliminó.',
  'Your email address is already verified.': 'Tu dirección de correo ya está verificada.',
  'Your institution can send {1} invitations a day. Try again later.':
    'Tu institución puede enviar {1} invitaciones al día. Inténtalo más tarde.',
  'Your institution requires two-factor authentication. Set it up to continue.':
    'Tu institución exige la autenticación en dos pasos. Configúrala para continuar.',
  'Your institution’s storage is full. Ask an administrator for more.':
    'El almacenamiento de tu institución está lleno. Pide más a un administrador.',
  'The data of this member was erased. Invite the person again.':
    'Los datos de este miembro se borraron. Invita de nuevo a la persona.',
  'Your membership in this institution has ended. Ask its staff to restore it.':
    'Tu pertenencia a esta institución ha terminado. Pide a su personal que la restaure.',
  'Your password was changed.': 'Tu contraseña se cambió.',
  'Your password was changed. Sign in with the new one.':
    'Tu contraseña se cambió. Inicia sesión con la nueva.',
  'Your session has expired. Sign in again.': 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  'You’re changing reviews too often. Wait a minute and try again.':
    'Cambias reseñas con demasiada frecuencia. Espera un minuto e inténtalo de nuevo.',
  'You’re posting too often. Wait a minute and try again.':
    'Estás publicando con demasiada frecuencia. Espera un minuto e inténtalo de nuevo.',
  'You’re sending too many messages. Wait a moment.':
    'Estás enviando demasiados mensajes. Espera un momento.',
  'You’re signed in with another email address.': 'Has iniciado sesión con otra dirección de correo.',
  'You’re the last admin. Make another member an admin first.':
    'Eres el último administrador. Nombra antes administrador a otro miembro.',
  'You’ve cancelled too many enrollments. Try again in an hour.':
    'Has cancelado demasiadas inscripciones. Inténtalo de nuevo en una hora.',
  'You’ve cancelled too many registrations. Try again in an hour.':
    'Has cancelado demasiados registros. Inténtalo de nuevo en una hora.',
  'You’ve invited this person five times today. Try again tomorrow.':
    'Hoy has invitado a esta persona cinco veces. Inténtalo mañana.',
  'You’ve requested too many codes. Try again in an hour.':
    'Has pedido demasiados códigos. Inténtalo de nuevo en una hora.',
  'You’ve requested too many links. Try again in an hour.':
    'Has pedido demasiados enlaces. Inténtalo de nuevo en una hora.',
  'You’ve signed out.': 'Has cerrado sesión.',
  'You’ve tried too many codes. Ask your teacher to record your attendance.':
    'Has probado demasiados códigos. Pide a tu docente que registre tu asistencia.',
  'You’ve tried too many codes. Go on without one, or try again in an hour.':
    'Has probado demasiados códigos. Sigue sin código o inténtalo de nuevo en una hora.',
  'You’ve uploaded too many files. Try again in ten minutes.':
    'Has subido demasiados archivos. Inténtalo de nuevo en diez minutos.',
  'You’ve uploaded {1} files that you haven’t used yet. Use or remove some first.':
    'Has subido {1} archivos que aún no has usado. Usa o quita algunos antes.',
  '{1} can only be entered from certain networks. Your address is {2}. Ask an admin of the institution to allow it.':
    'A {1} solo se puede entrar desde ciertas redes. Tu dirección es {2}. Pide a un administrador de la institución que la permita.',
  '{1} has other members and needs an owner. Transfer it or close it first.':
    '{1} tiene otros miembros y necesita un propietario. Transfiérela o ciérrala antes.',
  '{1} is suspended.': '{1} está suspendida.',
  '{1} isn’t accepting new members. Ask its staff for access.':
    '{1} no acepta nuevos miembros. Pide acceso a su personal.',
  '{1} isn’t open yet. Ask its owner when you can join.':
    '{1} aún no está abierta. Pregunta a su propietario cuándo puedes entrar.',
  '{1} people are registered, so you need at least {2} places.':
    'Hay {1} personas registradas, así que necesitas al menos {2} plazas.',
  '{1} requires two-factor authentication, so you can’t turn it off.':
    '{1} exige la autenticación en dos pasos, así que no puedes desactivarla.',
  '{1} seats are taken, so you need at least {2}.':
    'Hay {1} plazas ocupadas, así que necesitas al menos {2}.',
  '{1} students are enrolled, so you need at least {2} seats.':
    'Hay {1} estudiantes inscritos, así que necesitas al menos {2} plazas.',
  '“{1}” isn’t a complete picture of at most {2} megapixels.':
    '«{1}» no es una imagen completa de {2} megapíxeles como máximo.',
  'This isn’t the ID of an export.': 'Este no es el ID de una exportación.',
  'Your institution is closed. Reopen it to continue.':
    'Tu institución está cerrada. Reábrela para continuar.',
  'Only the owner of the institution can do this.': 'Solo el propietario de la institución puede hacerlo.',
  '{1} is closed, and its data will be erased on {2}. Until then its owner can reopen it.':
    '{1} está cerrada y sus datos se borrarán el {2}. Hasta entonces su propietario puede reabrirla.',
  'This institution is being erased and can’t be reopened.':
    'Esta institución se está borrando y no se puede reabrir.',
  'You’ve sent many tests. Try again in an hour.':
    'Has enviado muchas pruebas. Inténtalo de nuevo en una hora.',
  'Export not found.': 'No se encontró la exportación.',
  'This set of mails was changed by someone else. Load the latest version and try again.':
    'Otra persona ha cambiado estos correos. Carga la última versión e inténtalo de nuevo.',
};
