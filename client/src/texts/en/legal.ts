/** Texts of /terms and /privacy: short templates that the operator of an installation adapts. */
export const legal = {
  templateHint:
    'This page is a template. The operator of this installation must adapt it to its company and its country, or set the address of its own page, before it accepts users.',
  templateTitle: 'Not legal advice',
  home: 'Back to the homepage',
};

interface LegalPart {
  title: string;
  text: string;
}

export const terms = {
  title: 'Terms of service',
  intro: (app: string) =>
    `These terms are between you and the operator of ${app}. By creating an account you agree to them.`,
  parts: [
    {
      title: 'Your account',
      text: 'You need a valid email address. Keep your password to yourself: you are responsible for what happens with your account. You can delete it at any time in the settings.',
    },
    {
      title: 'Institutions and teachers',
      text: 'Courses are offered by institutions and their teachers, not by the operator. They decide on content, dates, prices and refunds, and they are your partner for questions about a course.',
    },
    {
      title: 'Your content',
      text: 'What you upload or write remains yours. You allow the operator to store it and to show it to the members who may see it. Only upload what you have the right to share.',
    },
    {
      title: 'Fair use',
      text: 'Do not harass others, share unlawful content, send spam, or try to access data of others. The operator may suspend accounts and institutions that do.',
    },
    {
      title: 'Availability',
      text: 'The operator works to keep the service running but can’t promise that it never fails. Keep copies of your work.',
    },
    {
      title: 'Changes',
      text: 'When these terms change in a way that matters to you, the operator tells you by email before the change applies.',
    },
  ] satisfies LegalPart[],
};

export const privacy = {
  title: 'Privacy',
  intro: (app: string) =>
    `This page says which personal data ${app} stores, why, and what you can do about it. The operator of this installation is responsible for the data.`,
  parts: [
    {
      title: 'What is stored',
      text: 'Your name, email address and a hash of your password; your enrollments, progress, submitted work, grades and certificates; messages and discussions that you write; a log of important changes and sign-ins with the address of the device.',
    },
    {
      title: 'Why',
      text: 'To run the courses that you take or teach, to notify you about them, and to protect accounts. Data isn’t sold, and there is no advertising.',
    },
    {
      title: 'Visibility',
      text: 'Teachers and admins of your institution see your enrollments, work and progress. Members of your cohort see your name and picture. Other institutions see nothing. A certificate can be verified by anyone who has its number.',
    },
    {
      title: 'Cookies',
      text: 'One cookie keeps you signed in. There are no cookies for tracking, and no scripts of third parties.',
    },
    {
      title: 'How long',
      text: 'Until you delete your account or your institution removes the data. Certificates and the audit log are kept longer, because others rely on them.',
    },
    {
      title: 'Your rights',
      text: 'You can edit your profile. In the settings you can change your password and your notifications, download a copy of your data, and delete your account. For anything else, contact your institution or the operator.',
    },
  ] satisfies LegalPart[],
};
