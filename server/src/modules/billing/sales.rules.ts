import * as z from 'zod/mini';
import { emailAddress, line, writtenText } from '#kernel/text.rules';
import { INSTITUTION_NAME_MAX, studentCount } from '../institution/institution.rules.ts';

/** An inquiry about plans: Enterprise, whose price is negotiated, or a larger plan than the present one. */
export const contactSalesRules = z.object({
  name: line('Enter your name.', 200),
  email: emailAddress('Enter your email address.'),
  institution: line('Enter the name of your institution.', INSTITUTION_NAME_MAX),
  students: studentCount('Enter the number of students.'),
  message: writtenText(5000, 'Enter a message.'),
});
