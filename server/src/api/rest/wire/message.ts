import * as z from 'zod/mini';
import { defineSchema, described } from './described.ts';

export const Message = defineSchema(
  'Message',
  'Message for the user.',
  z.object({ message: described('Text to show.', z.string()) }),
);
