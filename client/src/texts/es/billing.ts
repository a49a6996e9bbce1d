import { formatDollars } from '../dollarFormatting.ts';
export const billing = {
  title: 'Plan',
  description: 'El plan decide cuántos estudiantes puede tener la institución.',
  price: (dollars: number) => `${formatDollars(dollars)}/mes`,
  negotiated: 'Precio a convenir',
  until: (day: string) => `Hasta el ${day}. Después, tu institución vuelve al plan Free.`,
  students: 'Estudiantes',
  used: (students: string, limit: string) => `${students} de ${limit}`,
  unlimited: (students: string) => `${students}. Este plan no tiene límite.`,
  levels: {
    'almost-full': 'Quedan muy pocos lugares. Cuando se agoten, nadie más podrá unirse.',
    full: 'No quedan lugares. Nadie más puede unirse hasta que se vaya un estudiante o amplíes el plan.',
  },
  sales: 'Contactar con ventas',
  larger: 'Ampliar el plan',
  smaller: 'Elegir un plan más pequeño',
  requested: (plan: string) => `${plan} aún no está confirmado`,
  requestedText: (plan: string) =>
    `Lo confirmaremos por correo. Hasta entonces, tu institución sigue con el plan ${plan}.`,
  withdraw: 'Retirar',
  withdrawn: 'Retiraste tu solicitud de un plan más grande',
  ownerOnly: 'Solo quien tiene la propiedad de la institución puede cambiar el plan.',
  smallerTitle: 'Elige un plan más pequeño',
  smallerText:
    'Empieza de inmediato y debe tener lugar para todos tus estudiantes. Los tokens de API y las importaciones requieren Professional o Enterprise.',
  plan: 'Plan',
  change: 'Cambiar plan',
  changed: (plan: string) => `Tu institución tiene ahora el plan ${plan}`,
  notChanged: 'No pudimos cambiar el plan. Inténtalo de nuevo.',
};
