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
  { appName, say, language },
) => ({
  subject: say`${institution} asks about plans`,
  greeting: say`Hello,`,
  paragraphs: [
    say`${name} (${email}) of ${institution} asks about plans for ${students.toLocaleString(language)} students.`,
    say`Your answer to this email goes to this person.`,
  ],
  quote: message,
  note: say`You’re receiving this email because you answer the inquiries about plans of ${appName}.`,
});
