export const common = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  edit: 'Editar',
  delete: 'Eliminar',
  undo: 'Deshacer',
  discard: 'Descartar',
  draftRestored: 'Borrador recuperado',
  draftDiscarded: 'Borrador descartado',
  back: 'Atrás',
  copy: 'Copiar',
  copied: 'Copiado',
  free: 'Gratis',
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} + ${more} más`),
  select: (name: string) => `Seleccionar ${name}`,
  selectAll: 'Seleccionar todo en esta página',
  selected: (count: number) => `Selección: ${count}`,
  clearSelection: 'Quitar selección',
  bulkFailed: (failed: number) => `No pudimos cambiar ${failed}:`,
  /** Number of filters that are set. */
  filters: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  skipToContent: 'Saltar al contenido',
  offline: 'No tienes conexión. Puede que algunos datos no estén al día.',
  screenFailed: 'Algo salió mal en esta página',
  screenFailedHint: 'Inténtalo de nuevo. Si sigue ocurriendo, recarga la página.',
  codeMissing: 'No pudimos cargar esta página',
  codeMissingHint:
    'No llegamos al servidor o hay una versión más reciente. Recarga para intentarlo de nuevo.',
  codeMissingOffline: 'Esta página se abrirá en cuanto vuelvas a tener conexión.',
  reload: 'Recargar',
  notifications: 'Notificaciones',
  // Without the word 'contraseña': tests find the field next to it by that name.
  reveal: 'Mostrar caracteres',
  darkColors: 'Usar colores oscuros',
  lightColors: 'Usar colores claros',
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  pages: (label: string) => `Páginas de ${label}`,
  pageNumber: (page: number) => `Página ${page}`,
};

export const errors = {
  list: 'Algo salió mal. Inténtalo de nuevo más tarde…',
  unknown: 'Algo salió mal. Inténtalo de nuevo más tarde…',
  network: 'El servidor no responde',
};

export const header = {
  account: 'Cuenta',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  signUp: 'Crear cuenta',
};

export const footer = {
  rights: (year: number, app: string) => `© ${year} ${app}. Todos los derechos reservados.`,
  links: 'Más',
  courses: 'Cohortes abiertas',
  verify: 'Verificar un certificado',
  createSchool: 'Crea tu escuela',
  plans: 'Planes',
  api: 'Documentación de la API',
  terms: 'Condiciones del servicio',
  privacy: 'Privacidad',
};

export const notFound = {
  title: 'Vaya, no encontramos la página',
  message: 'La página que buscas no existe o cambió de lugar.',
  home: 'Ir a la página de inicio',
};

export const unauthorized = {
  title: 'Acceso no autorizado',
  message: 'No tienes permiso para ver esta página.',
  home: 'Ir a la página de inicio',
};
