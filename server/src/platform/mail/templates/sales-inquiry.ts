import type { Template } from './template.ts';

export interface SalesInquiryData {
  name: string;
  email: string;
  institution: string;
  students: number;
  message: string;
}

export const salesInquiry: Template<SalesInquiryData> = (
  { name, email, institution, students, message },
  { appName },
) => ({
  subject: `${institution} asks about plans`,
  greeting: 'Hello,',
  paragraphs: [
    `${name} (${email}) of ${institution} asks about plans for ${students.toLocaleString('en-US')} students.`,
    'Your answer to this email goes to this person.',
  ],
  quote: message,
  note: `You’re receiving this email because you answer the inquiries about plans of ${appName}.`,
});
