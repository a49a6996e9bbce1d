import type { FragmentType } from '@apollo/client';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import { StudentRow_MemberFragmentDoc, type StudentRow_MemberFragment } from './Students.generated.ts';

const t = texts.students;

interface StudentRowProps {
  member: FragmentType<StudentRow_MemberFragment> & { id: string };
  selection: Selection;
}

/** Student in the list: name, address, number of courses, and the latest visit. */
export function StudentRow({ member: ref, selection }: StudentRowProps) {
  const member = useFragmentData(StudentRow_MemberFragmentDoc, ref);
  const { id, displayName, email, avatarUrl, courseCount, createdAt, lastSeenAt } = member;
  return (
    <tr>
      {selection.all.includes(id) && <SelectRow selection={selection} id={id} name={displayName} />}
      <Cell isName>
        <PersonName name={displayName} detail={email} avatarUrl={avatarUrl} to={paths.student(id)} />
      </Cell>
      <Cell of={t.courses} isNumber>
        {formatCount(courseCount)}
      </Cell>
      <Cell of={t.joined}>
        <When at={createdAt} />
      </Cell>
      <Cell of={t.lastSeen}>{lastSeenAt && <When at={lastSeenAt} as="ago" />}</Cell>
    </tr>
  );
}
