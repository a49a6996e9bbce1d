export const tenantLanding = {
  reached: (app: string) => `Llegaste a un subdominio de ${app}`,
  welcome: (institution: string) => `Te damos la bienvenida a ${institution}`,
  hint: 'Inicia sesión para seguir aprendiendo o crea una cuenta para empezar.',
  logIn: 'Iniciar sesión',
  createAccount: 'Crear cuenta',
  notExisting: (namespace: string) =>
    `La institución ${namespace} no existe. Revisa la dirección e inténtalo de nuevo`,
  loadFailed: 'No pudimos cargar esta institución.',
};
