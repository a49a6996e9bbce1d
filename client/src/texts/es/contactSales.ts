export const contactSales = {
  title: 'Contactar con ventas',
  hint: 'Cuéntanos cómo es tu institución. Responderemos por correo y encontraremos el plan adecuado.',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  institution: 'Institución',
  students: 'Número de estudiantes',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  failed: 'No pudimos enviar tu mensaje. Inténtalo de nuevo.',
};
