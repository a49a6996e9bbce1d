export const resetPassword = {
  title: 'Elige una contraseña nueva',
  description: 'Se cerrará tu sesión en todos tus dispositivos y se quitarán las llaves de acceso.',
  claimed:
    'Tu correo está verificado. Como no creaste la cuenta en este navegador, la contraseña que se eligió entonces ya no sirve. Elige una nueva para iniciar sesión.',
  password: 'Contraseña nueva',
  submit: 'Cambiar contraseña',
  changed: 'Cambiaste tu contraseña. Inicia sesión con la nueva.',
  expiredTitle: 'Este enlace ya no es válido',
  expired: 'Los enlaces sirven una sola vez y caducan a los 30 minutos.',
  askAgain: 'Pedir otro enlace',
};
