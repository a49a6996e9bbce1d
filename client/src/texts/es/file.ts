export const attachments = {
  choose: 'Elegir archivos',
  drop: 'Suelta archivos aquí o',
  dropNow: 'Suéltalos aquí',
  kinds: (endings: string) => `${endings}, hasta 10 MB cada uno.`,
  list: 'Archivos adjuntos',
  waiting: 'Esperando…',
  percent: (percent: number) => `${percent}\u00a0%`,
  uploading: (name: string) => `Subiendo ${name}`,
  cancel: (name: string) => `Cancelar la subida de ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  retry: (name: string) => `Intentar de nuevo con ${name}`,
  retryShort: 'Reintentar',
  attached: (name: string) => `Archivo adjuntado: ${name}.`,
  removed: (name: string) => `Archivo quitado: ${name}.`,
  offline: 'Se perdió la conexión. Inténtalo de nuevo cuando vuelvas a tenerla.',
  failed: 'No pudimos subir el archivo. Inténtalo de nuevo.',
  expired: 'Los archivos se guardan un día hasta que entregas. Vuelve a adjuntar este.',
};

export const fileKinds = { file: 'Archivo', link: 'Enlace' };

export const fileDownload = {
  list: 'Archivos',
  download: (name: string) => `Descargar ${name}`,
  failed: 'No pudimos descargar el archivo. Inténtalo de nuevo.',
};
