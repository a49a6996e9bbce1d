import { formatPlural } from '../formatting.ts';

export const insight = {
  revenue: 'Ingresos',
  period: 'Periodo',
  periods: {
    'this-month': 'Este mes',
    'last-month': 'Mes pasado',
    'three-months': 'Últimos 3 meses',
    'twelve-months': 'Últimos 12 meses',
  },
  total: {
    'this-month': 'este mes',
    'last-month': 'el mes pasado',
    'three-months': 'este mes y los dos anteriores',
    'twelve-months': 'en los últimos 12 meses',
  },
  chart: (period: string, total: string, most: string, when: string) =>
    `Ingresos, ${period}: ${total}. Máximo: ${most}, ${when}.`,
  bar: (when: string, amount: string) => `${when}: ${amount}`,
  weekOf: (day: string) => `Semana del ${day}`,
  table: 'Mostrar como tabla',
  paidOrders: 'Pedidos pagados',
  start: { DAY: 'Día', WEEK: 'Semana', MONTH: 'Mes' },
  noRevenue: 'No hay ingresos en este periodo.',
  noRevenueHint: 'Las plazas cuentan cuando se ocupan, al precio de su cohorte.',
  revenueFailed: 'No pudimos cargar los ingresos.',

  feed: 'Actividad reciente',
  feedEmpty: 'Aún no hay actividad.',
  feedEmptyHint: 'Aquí aparecen inscripciones, entregas, reseñas y certificados.',
  feedFailed: 'No pudimos cargar la actividad reciente.',
  older: 'Mostrar anteriores',
  someone: 'Alguien',
  something: 'un elemento eliminado',
  enrolled: {
    ACTIVE: (cohort: string) => `se inscribió en ${cohort}`,
    PENDING: (cohort: string) => `solicitó una plaza en ${cohort}`,
    WAITLISTED: (cohort: string) => `entró en la lista de espera de ${cohort}`,
  },
  submitted: (activity: string) => `entregó ${activity}`,
  reviewed: (course: string, stars: number) =>
    `dio ${formatPlural(stars, 'estrella', 'estrellas')} a ${course}`,
  certified: (certificate: string) => `emitió un certificado: ${certificate}`,
  published: (title: string) => `publicó ${title}`,
  joined: 'se unió',
};
