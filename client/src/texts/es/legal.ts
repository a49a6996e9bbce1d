/** Texts of /terms and /privacy: short templates that the operator of an installation adapts. */
export const legal = {
  templateHint:
    'Esta página es una plantilla. El operador de esta instalación debe adaptarla a su empresa y a su país, o indicar la dirección de su propia página, antes de aceptar usuarios.',
  templateTitle: 'No es asesoramiento jurídico',
  home: 'Volver a la página de inicio',
};

interface LegalPart {
  title: string;
  text: string;
}

export const terms = {
  title: 'Condiciones del servicio',
  intro: (app: string) =>
    `Estas condiciones son un acuerdo entre tú y el operador de ${app}. Al crear una cuenta, las aceptas.`,
  parts: [
    {
      title: 'Tu cuenta',
      text: 'Necesitas un correo electrónico válido. No compartas tu contraseña: respondes de lo que ocurra con tu cuenta. Puedes eliminarla en cualquier momento en los ajustes.',
    },
    {
      title: 'Instituciones y docentes',
      text: 'Los cursos los ofrecen las instituciones y sus docentes, no el operador. Ellos deciden el contenido, las fechas, los precios y los reembolsos, y a ellos debes dirigir tus preguntas sobre un curso.',
    },
    {
      title: 'Tu contenido',
      text: 'Lo que subes o escribes sigue siendo tuyo. Permites al operador guardarlo y mostrarlo a los miembros que pueden verlo. Sube solo lo que tengas derecho a compartir.',
    },
    {
      title: 'Uso correcto',
      text: 'No acoses a otras personas, no compartas contenido ilícito, no envíes spam ni intentes acceder a datos ajenos. El operador puede suspender las cuentas e instituciones que lo hagan.',
    },
    {
      title: 'Disponibilidad',
      text: 'El operador trabaja para que el servicio funcione, pero no puede prometer que nunca falle. Guarda copias de tu trabajo.',
    },
    {
      title: 'Cambios',
      text: 'Si estas condiciones cambian de un modo que te afecte, el operador te avisará por correo antes de que se aplique el cambio.',
    },
  ] satisfies LegalPart[],
};

export const privacy = {
  title: 'Privacidad',
  intro: (app: string) =>
    `Esta página explica qué datos personales guarda ${app}, por qué y qué puedes hacer al respecto. El operador de esta instalación es responsable de los datos.`,
  parts: [
    {
      title: 'Qué se guarda',
      text: 'Tu nombre, tu correo electrónico y un hash de tu contraseña; tus inscripciones, progreso, trabajos entregados, calificaciones y certificados; los mensajes y debates que escribes; un registro de los cambios importantes y de los inicios de sesión con la dirección del dispositivo.',
    },
    {
      title: 'Por qué',
      text: 'Para ofrecer los cursos que sigues o impartes, avisarte de lo que ocurre en ellos y proteger las cuentas. Los datos no se venden y no hay publicidad.',
    },
    {
      title: 'Quién lo ve',
      text: 'Los docentes y admins de tu institución ven tus inscripciones, trabajos y progreso. Los miembros de tu cohorte ven tu nombre y tu foto. Otras instituciones no ven nada. Cualquiera que tenga el número de un certificado puede verificarlo.',
    },
    {
      title: 'Cookies',
      text: 'Una cookie mantiene tu sesión iniciada. No hay cookies de seguimiento ni scripts de terceros.',
    },
    {
      title: 'Cuánto tiempo',
      text: 'Hasta que elimines tu cuenta o tu institución borre los datos. Los certificados y el registro de auditoría se conservan más tiempo, porque otras personas dependen de ellos.',
    },
    {
      title: 'Tus derechos',
      text: 'Puedes editar tu perfil. En los ajustes puedes cambiar tu contraseña y tus notificaciones, descargar una copia de tus datos y eliminar tu cuenta. Para todo lo demás, contacta con tu institución o con el operador.',
    },
  ] satisfies LegalPart[],
};
