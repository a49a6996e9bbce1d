import { texts } from '#texts/en';
import { emptyList } from './emptyList.tsx';

/** Returns the empty state of a list of people. */
export const emptyPeople = (props: Omit<Parameters<typeof emptyList>[0], 'drawing' | 'clear'>) =>
  emptyList({ drawing: 'people', clear: texts.members.clear, ...props });
