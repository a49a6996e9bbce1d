import { signOut } from '../session.ts';
import { answerWith } from './answers.ts';

/** Ends the session, also one that a test of another file left, since all files of a worker share one page. */
export function becomeVisitor(): void {
  answerWith({ SignOut: { data: { signOut: { message: 'Signed out' } } } });
  signOut();
}
