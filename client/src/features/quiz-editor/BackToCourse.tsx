import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';

/** Link above the header of both screens of a quiz. */
export function BackToCourse({ course }: { course: { id: string; title: string } }) {
  return <BackLink to={paths.course(course.id)}>{texts.quizEditor.back(course.title)}</BackLink>;
}
