import { registerEnumType } from 'type-graphql';
import type { Language as Code } from './language.rules.ts';

/** Languages as the API names them. */
export const Language = { EN: 'en', ES: 'es', FR: 'fr', DE: 'de' } as const satisfies Record<
  Uppercase<Code>,
  Code
>;

registerEnumType(Language, {
  name: 'Language',
  description: 'Language of screens, messages and emails.',
  valuesConfig: {
    EN: { description: 'English.' },
    ES: { description: 'Spanish.' },
    FR: { description: 'French.' },
    DE: { description: 'German.' },
  },
});
