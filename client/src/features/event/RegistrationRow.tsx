import type { FragmentType } from '@apollo/client';
import { Badge, NativeSelect } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { optionNamed } from '#ui/options';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import {
  RegistrationRow_RegistrationFragmentDoc,
  type RegistrationRow_RegistrationFragment,
} from './RegistrationRow.generated.ts';
import { useMarkAttendance } from './useMarkAttendance.ts';

const t = texts.eventRegistrations;

/** Marks of attendance; a place that is only registered has none. */
const marks = { REGISTERED: t.notTaken, ATTENDED: t.statuses.ATTENDED, NO_SHOW: t.statuses.NO_SHOW };

interface RegistrationRowProps {
  eventId: string;
  registration: FragmentType<RegistrationRow_RegistrationFragment> & { id: string };
  /** Registrations whose attendance can be taken now. */
  selection: Selection;
}

/** Registration of a person, with attendance where it can be taken. */
export function RegistrationRow({ eventId, registration: ref, selection }: RegistrationRowProps) {
  const { id, member, status, registeredAt, waitlistPosition } = useFragmentData(
    RegistrationRow_RegistrationFragmentDoc,
    ref,
  );
  const { mark, isMarking } = useMarkAttendance(eventId);
  const name = member?.displayName ?? t.formerMember;
  const isMarkable = selection.all.includes(id);
  return (
    <tr>
      {isMarkable && <SelectRow selection={selection} id={id} name={name} />}
      {!isMarkable && selection.all.length > 0 && <Cell />}
      <Cell isName>
        <PersonName name={name} detail={member?.email} avatarUrl={member?.avatarUrl} memberId={member?.id} />
      </Cell>
      <Cell of={t.registeredAt}>
        <When at={registeredAt} />
      </Cell>
      <Cell>
        {waitlistPosition === null ? (
          <Badge color={status === 'ATTENDED' ? 'teal' : 'gray'}>{t.statuses[status]}</Badge>
        ) : (
          <Badge color="yellow">{t.position(waitlistPosition)}</Badge>
        )}
      </Cell>
      <Cell>
        {isMarkable && (
          <NativeSelect
            aria-label={t.attendanceOf(name)}
            value={status}
            disabled={isMarking}
            data={Object.entries(marks).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = optionNamed(marks, value);
              if (chosen) void mark([id], chosen);
            }}
          />
        )}
      </Cell>
    </tr>
  );
}
