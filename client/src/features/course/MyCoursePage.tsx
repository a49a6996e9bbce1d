import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import MemberCourse from './MemberCourse.tsx';

const BACK = { to: paths.myCourses, label: texts.workspace.backToMyCourses };

/** /my-courses/{id}: the workspace of one of the viewer's courses. */
export default function MyCoursePage() {
  const { guid = '' } = useParams();
  return <MemberCourse key={guid} id={guid} back={BACK} />;
}
