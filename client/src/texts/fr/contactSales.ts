export const contactSales = {
  title: 'Contacter l’équipe commerciale',
  hint: 'Parlez-nous de votre établissement. Nous vous répondrons par e-mail avec le forfait qui convient.',
  name: 'Votre nom',
  email: 'Adresse e-mail',
  institution: 'Établissement',
  students: 'Nombre d’étudiants',
  message: 'Message',
  send: 'Envoyer le message',
  failed: 'Impossible d’envoyer votre message. Veuillez réessayer.',
};
