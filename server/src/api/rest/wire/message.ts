import * as z from 'zod/mini';
import { named, said } from './described.ts';

export const Message = named(
  'Message',
  'A sentence for the person.',
  z.object({ message: said('To be shown.', z.string()) }),
);
