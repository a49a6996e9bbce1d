export const contactSales = {
  title: 'Contact Sales',
  hint: 'Tell us about your institution. We’ll answer by email and find the plan that fits.',
  name: 'Your name',
  email: 'Email address',
  institution: 'Institution',
  students: 'Number of students',
  message: 'Message',
  send: 'Send Message',
  failed: 'We couldn’t send your message. Please try again.',
};
