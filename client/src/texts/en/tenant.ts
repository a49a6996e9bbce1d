export const tenantLanding = {
  reached: (app: string) => `You have reached a ${app} subdomain`,
  welcome: (institution: string) => `Welcome to ${institution}`,
  hint: 'Log in to keep learning, or create an account to get started.',
  logIn: 'Log In',
  createAccount: 'Create account',
  notExisting: (namespace: string) =>
    `This institution ${namespace} not exist. Please validate the namespace and try again`,
  loadFailed: 'We couldn’t load this institution.',
};
