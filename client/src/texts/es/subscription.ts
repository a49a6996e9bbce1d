/** Texts of the subscription to a plan. */
export const subscription = {
  subscribe: 'Suscríbete a un plan',
  subscribeText: 'Pagas cada mes en una página de Stripe y puedes cancelar cuando quieras.',
  option: (plan: string, price: number, students: number) =>
    `${plan}: $${price}/mes, ${students} estudiantes`,
  open: 'Suscribirse',
  pay: 'Ir al pago',
  notSold: 'Los planes se cambian de acuerdo con nuestro equipo de ventas.',
  awaited: (plan: string) => `Falta tu pago de ${plan}`,
  awaitedText:
    'Si ya pagaste, Stripe lo confirma en un minuto y el plan empieza solo. Si no, continúa con el pago.',
  goToPayment: 'Ir al pago',
  checkAgain: 'Comprobar de nuevo',
  renews: (day: string, price: number) => `Se renueva el ${day} por $${price} USD.`,
  changes: (plan: string, day: string, price: number) =>
    `Cambia a ${plan} el ${day}, por $${price} USD al mes.`,
  ends: (day: string) =>
    `Suscripción cancelada: tu plan termina el ${day}. Después, tu institución pasa al plan Free.`,
  pastDue: 'El último pago falló',
  pastDueText:
    'Por ahora conservas tu plan y Stripe lo intenta de nuevo. Revisa tu tarjeta para no perderlo: sin un pago, tu institución vuelve al plan Free.',
  cards: 'Métodos de pago',
  updateCard: 'Revisar tu tarjeta',
  changeTo: (plan: string) => `Cambiar a ${plan}`,
  keep: (plan: string) => `Conservar ${plan}`,
  keepText: (plan: string) => `Tu institución sigue con el plan ${plan} después de este mes.`,
  upText: (plan: string, price: number) =>
    `${plan} empieza al instante. Pagas ahora la diferencia por el resto del mes y, desde entonces, $${price} USD al mes.`,
  downText: (plan: string, day: string) =>
    `${plan} empieza el ${day}, a su precio. Hasta entonces no cambia nada. Debe tener lugar para todos tus estudiantes.`,
  changed: 'Tu suscripción cambió',
  cancel: 'Cancelar suscripción',
  cancelText: (day: string) =>
    `Conservas tu plan hasta el ${day}. Después, tu institución pasa al plan Free. Tus estudiantes se quedan, pero nadie más puede unirse mientras haya más de los que incluye Free.`,
  cancelUnpaid:
    'Tu institución vuelve al plan Free al final del periodo. Tus estudiantes se quedan, pero nadie más puede unirse mientras haya más de los que incluye Free.',
  cancelled: 'Tu suscripción está cancelada',
  goOn: 'Conservar suscripción',
  resume: 'Reanudar suscripción',
  resumeText: (day: string) => `Tu plan continúa después del ${day}, al mismo precio.`,
  resumed: 'Tu suscripción continúa',
  failed: 'No pudimos hacerlo. Inténtalo de nuevo.',
};
