import type { CustomDomainStatus, DnsRecordState } from '#texts/enums.generated';

const ABOUT: Record<CustomDomainStatus, (host: string) => string> = {
  PENDING: (host) =>
    `Crea estos dos registros donde administras ${host}. Los buscamos automáticamente; pueden tardar entre unos minutos y un día en verse.`,
  TAKEN: (host) =>
    `Encontramos los dos registros, pero otra institución usa ${host}. Quítalo primero allí y vuelve a comprobarlo.`,
  ACTIVE: (host) => `Tu institución está en ${host} y los correos enlazan allí. Conserva los dos registros.`,
  FAILING: () => 'Tu institución sigue aquí, pero falta un registro.',
  DISABLED: (host) =>
    `Durante días faltó un registro, así que ${host} ya no lleva aquí. Vuelve a crear los dos registros.`,
};

export const customDomain = {
  title: 'Dominio propio',
  description: 'Tu institución en un nombre de host propio, como cursos.tu-escuela.es.',
  noPlan: 'Tu plan no incluye dominio propio',
  noPlanText: 'Los dominios propios vienen con los planes Professional y Enterprise.',
  noPlanKept: (host: string) =>
    `Los dominios propios vienen con los planes Professional y Enterprise. Por ahora ${host} no lleva a tu institución; volverá a funcionar con uno de ellos.`,
  host: 'Nombre de host',
  hostHint:
    'Debes poder cambiar sus registros DNS. Usa un subdominio si tu sitio web está en el propio nombre.',
  hostPlaceholder: 'cursos.tu-escuela.es',
  add: 'Añadir dominio',
  failed: 'No pudimos guardar el dominio. Inténtalo de nuevo.',
  statuses: {
    PENDING: 'Esperando registros',
    TAKEN: 'En uso en otra institución',
    ACTIVE: 'Activo',
    FAILING: 'Falta un registro',
    DISABLED: 'Desactivado',
  } satisfies Record<CustomDomainStatus, string>,
  about: (status: CustomDomainStatus, host: string) => ABOUT[status](host),
  disables: 'Se desactivará:',
  records: 'Registros DNS',
  record: (type: string) => `Registro ${type}`,
  states: {
    UNKNOWN: 'Aún no se sabe',
    MISSING: 'Aún no encontrado',
    WRONG: 'Valor incorrecto',
    FOUND: 'Encontrado',
  } satisfies Record<DnsRecordState, string>,
  gone: 'No encontrado',
  name: 'Nombre',
  value: 'Valor',
  copyName: (type: string) => `Copiar el nombre del registro ${type}`,
  copyValue: (type: string) => `Copiar el valor del registro ${type}`,
  cnameHint:
    'Trae aquí a las visitas. Un nombre como tu-escuela.es no puede tenerlo: usa el registro ALIAS o ANAME de tu proveedor.',
  txtHint: 'Demuestra que el nombre es tuyo.',
  wrongHint: (type: string) =>
    `El registro ${type} de este nombre tiene otro valor. Sustitúyelo por el de arriba.`,
  notChecked: 'Aún sin comprobar. Buscamos los registros cada minuto.',
  checked: 'Comprobado:',
  check: 'Volver a comprobar',
  checkFailed: 'No pudimos comprobar los registros. Inténtalo de nuevo.',
  remove: 'Quitar',
  removeTitle: (host: string) => `¿Quitar ${host}?`,
  removeText:
    'Ya no llevará a tu institución y se cerrará la sesión de quienes la hayan iniciado allí. Tu otra dirección funciona como antes.',
  removed: (host: string) => `Se quitó ${host}`,
};
