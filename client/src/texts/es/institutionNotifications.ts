/** Tab Notifications of the institution's settings. */
export const institutionNotifications = {
  title: 'Notificaciones',
  description: 'Lo que tu institución envía por correo a sus miembros.',
  welcome: 'Correo de bienvenida',
  welcomeHint:
    'Quien se hace miembro lo recibe una vez: al crear una cuenta, por una invitación o una importación, o al inscribirse desde fuera.',
  send: 'Enviar un correo de bienvenida',
  subject: 'Asunto',
  message: 'Mensaje',
  placeholders: 'Marcadores',
  placeholderHints: {
    name: 'Nombre del nuevo miembro. Se omite si no lo conocemos.',
    institution: 'Nombre de tu institución.',
  },
  suggestedSubject: 'Te damos la bienvenida a {institution}',
  suggestedMessage: `Hola {name}:

Nos alegra que formes parte de **{institution}**.

- Añade tu nombre y una foto a tu perfil para que los demás te reconozcan.
- Echa un vistazo: tus cursos, fechas y tareas están en el panel.

Si tienes alguna pregunta, escríbenos.`,
  preview: 'Vista previa',
  previewOf: (name: string) => `Como lo recibiría ${name}`,
  previewNobody: 'Como lo recibiría un miembro sin nombre',
  button: (institution: string) => `Ir a ${institution}`,
  empty: 'Escribe un asunto y un mensaje para verlos aquí.',
  test: 'Enviarme una prueba',
  testSent: (email: string) => `La prueba va de camino a ${email}.`,
  testFailed: 'No hemos podido enviar la prueba. Inténtalo de nuevo.',
  kinds: 'Notificaciones por correo',
  kindsHint:
    'Todo aparece en la aplicación. Lo que desactives aquí no se envía por correo a nadie. Los miembros pueden desactivar más para sí mismos.',
  conflict: 'Otra persona ha cambiado estos ajustes',
  save: 'Guardar cambios',
  saved: 'Notificaciones guardadas.',
  failed: 'No hemos podido guardar los ajustes. Inténtalo de nuevo.',
};
