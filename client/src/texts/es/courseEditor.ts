/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Editar curso',
  notAllowed: 'Solo pueden editar este curso su responsable y los admins.',
  backToCourse: 'Volver al curso',
  thumbnailLabel: 'Imagen en las tarjetas y en la página del curso',
  thumbnailHint: 'Se recomiendan 1280 × 720 píxeles. Sin imagen, el curso tiene un dibujo.',
  promise: 'Página del curso',
  fullDescription: 'Descripción completa',
  markdownHint: 'Aparece en la página del curso. Admite Markdown: **negrita**, listas, enlaces.',
  objectives: 'Lo que aprenderán los estudiantes',
  prerequisites: 'Requisitos previos',
  audience: 'A quién va dirigido',
  onePerLine: 'Uno por línea.',
  save: 'Guardar cambios',
  saved: 'Curso guardado',
  visibleOnceSaved: 'Los demás ven tus cambios cuando los guardas.',
  conflict: 'Otra persona cambió este curso',
};
