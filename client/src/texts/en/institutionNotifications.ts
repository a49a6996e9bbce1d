/** Tab Notifications of the institution's settings. */
export const institutionNotifications = {
  title: 'Notifications',
  description: 'What your institution emails to its members.',
  welcome: 'Welcome email',
  welcomeHint:
    'Everyone who becomes a member gets it once: by signing up, by an invitation or an import, or by enrolling from outside.',
  send: 'Send a welcome email',
  subject: 'Subject',
  message: 'Message',
  placeholders: 'Placeholders',
  placeholderHints: {
    name: 'First name of the new member. Left out if we don’t know it.',
    institution: 'Name of your institution.',
  },
  suggestedSubject: 'Welcome to {institution}',
  suggestedMessage: `Hello {name},

we’re glad that you joined **{institution}**.

- Add your name and a photo to your profile, so that others recognize you.
- Look around: your courses, dates and tasks are on the dashboard.

If you have a question, just ask us.`,
  preview: 'Preview',
  previewOf: (name: string) => `As ${name} would get it`,
  previewNobody: 'As a member without a name would get it',
  button: (institution: string) => `Go to ${institution}`,
  empty: 'Write a subject and a message to see them here.',
  test: 'Send Me a Test',
  testSent: (email: string) => `The test is on its way to ${email}.`,
  testFailed: 'We couldn’t send the test. Please try again.',
  kinds: 'Notifications by email',
  kindsHint:
    'Everything shows in the app. What you turn off here is emailed to no one. Members can turn off more for themselves.',
  conflict: 'Someone else changed these settings',
  save: 'Save Changes',
  saved: 'Notifications saved.',
  failed: 'We couldn’t save the settings. Please try again.',
};
