export const courseSharing = {
  title: 'Compartir un curso',
  description: 'Lleva a la gente a un curso con su enlace, su código QR o una invitación por correo.',
  course: 'Curso',
  unknown: 'No puedes compartir este curso',
  chooseAnother:
    'Puede que sea un borrador, que se haya eliminado o que lo imparta otra persona. Elige otro.',
  choose: 'Elige un curso',
  none: 'Aún no tienes cursos publicados. Publica uno para compartirlo.',
  toMyCourses: 'Ir a Mis cursos',
  link: 'Enlace y código QR',
  address: 'Enlace del curso',
  addressHint: 'Quien tenga el enlace puede leer la página de un curso público.',
  qrCode: (course: string) => `Código QR con el enlace a ${course}`,
  download: 'Descargar código QR',
  mails: 'Invitar por correo',
  already: (people: string) => `Ya recibieron una invitación en la última hora: ${people}`,
};
